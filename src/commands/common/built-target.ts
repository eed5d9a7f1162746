import { readFileSync } from 'node:fs';
import { readTarget, type Target } from '../../audit/target.ts';
import { PublishError } from '../../publish/errors.ts';

/** What was built, for those who ask a live origin for it: by its manifest. Throws PublishError where it is none. */
export function builtTarget(file: string): Target {
  const target = readTarget(readFileSync(file, 'utf8'));
  if (!target) throw new PublishError(`${file} is not the manifest of a build. Run \`npm run build\` first.`);
  return target;
}
