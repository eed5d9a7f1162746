import type { Licence } from '../contract.ts';
import type { RuleId } from '../rules.ts';

/** Terms of data licences: `by` attribution, `sa` share-alike, `nc` non-commercial, `nd` no derivatives. */
const asked: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^(?:CC0(?:-1\.0)?|PDDL(?:-1\.0)?|Unlicense)$/i, []],
  [/^(?:CC-BY(?:-\d\.\d)?|ODC-By(?:-1\.0)?|OGL-UK-\d\.\d|etalab-2\.0|DL-DE-BY-2\.0)$/i, ['by']],
  [/^(?:CC-BY-SA(?:-\d\.\d)?|ODbL(?:-1\.0)?)$/i, ['by', 'sa']],
  [/^CC-BY-NC(?:-\d\.\d)?$/i, ['by', 'nc']],
  [/^CC-BY-ND(?:-\d\.\d)?$/i, ['by', 'nd']],
  [/^CC-BY-NC-SA(?:-\d\.\d)?$/i, ['by', 'nc', 'sa']],
  [/^CC-BY-NC-ND(?:-\d\.\d)?$/i, ['by', 'nc', 'nd']],
];

/** Rule for a change of licence; only the terms of usual licences can be compared. */
export function compareLicences(was: Licence, now: Licence | undefined): RuleId {
  if (now === undefined) return 'licence-narrowed';
  if (was.url === now.url) return 'licence-renamed';
  const [before, after] = [asksFor(was), asksFor(now)];
  if (!before || !after) return 'licence-unclear';
  if (after.some((each) => !before.includes(each))) return 'licence-narrowed';
  return before.length === after.length ? 'licence-renamed' : 'licence-widened';
}

function asksFor({ spdx, name, url }: Licence): readonly string[] | undefined {
  const names = [spdx, name, name.replace(/ International$/, '').replaceAll(' ', '-'), ofCreativeCommons(url)];
  for (const [pattern, terms] of asked)
    if (names.some((each) => each !== undefined && pattern.test(each))) return terms;
  return undefined;
}

/** `https://creativecommons.org/licenses/by-sa/4.0/` → `CC-BY-SA-4.0`. */
function ofCreativeCommons(url: string): string | undefined {
  const [, zero, terms, version] =
    /^https:\/\/creativecommons\.org\/(?:(publicdomain\/zero)|licenses\/([a-z-]+))\/(\d\.\d)/.exec(url) ?? [];
  if (zero !== undefined) return 'CC0-1.0';
  return terms === undefined ? undefined : `CC-${terms.toUpperCase()}-${version}`;
}
