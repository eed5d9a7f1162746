import { languageCodes } from '../../../language/language.ts';
import { languageByTag } from '../../../language/language-by-tag.ts';

const key = (text: string) => text.normalize('NFKC').trim().toLowerCase();

let known: ReadonlyMap<string, string> | undefined;

/** Country of a name or code, in any language; indexed once, for thousands of lines. */
export function lookUpCountryCode(name: string): string | undefined {
  known ??= new Map(
    languageCodes.toReversed().flatMap((each) =>
      Object.entries(languageByTag(each).table.countries).flatMap(([code, called]): [string, string][] => [
        [key(called), code],
        [key(code), code],
      ]),
    ),
  );
  return known.get(key(name));
}
