import { mediaTypes } from '../core/media-types.ts';
import { getReleaseFile } from '../core/release.ts';
import { isObject } from '../core/type-guards.ts';
import type { Check } from './check.ts';

/** Every JSON document reads back as an object (service.md 2.1: a bare list could never gain a member). */
export const checkJson: Check = ({ catalog, release }, report) => {
  for (const document of catalog) {
    if (
      document.kind === 'public' ||
      (document.mediaType !== mediaTypes.json && document.mediaType !== mediaTypes.linkset)
    )
      continue;
    const file = getReleaseFile(release, document.file);
    const problem = file.isJudged ? undefined : problemOf(Buffer.from(file.bytes).toString('utf8'));
    if (problem)
      report({
        code: 'document-invalid',
        at: { file: document.path },
        message: `expected a JSON object, got ${problem}`,
        hint: 'This is a bug in Gazette; please report it.',
      });
  }
};

function problemOf(text: string): string | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? undefined : 'something else';
  } catch (error) {
    return String(error);
  }
}
