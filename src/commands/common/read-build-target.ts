import { type AuditTarget, parseTarget } from '../../audit/target.ts';
import { PublishError } from '../../publish/errors.ts';
import { readTextFile } from '../../publish/read-json-file.ts';

/** Reads the manifest of a build, to compare with a live origin. Throws PublishError where there is none. */
export function readBuildTarget(file: string): AuditTarget {
  const text = readTextFile(file);
  if (text === undefined)
    throw new PublishError(`There is no manifest in ${file}. Run \`npm run build\`, or name one: --manifest FILE.`);
  const target = parseTarget(text);
  if (!target) throw new PublishError(`${file} is not the manifest of a build. Run \`npm run build\` first.`);
  return target;
}
