import type { PlainTextKey } from '../../language/catalogue.ts';
import { joinWithAnd } from '../../language/formats/lists.ts';
import { languageByTag } from '../../language/language-by-tag.ts';
import { translate } from '../../language/translate.ts';

/** Lists the contents of a document in a language: `Contains: a, b and c.` Skips parts that are false. */
export function describeContents(tag: string, parts: readonly (PlainTextKey | false)[]): string {
  const language = languageByTag(tag);
  const said = parts.filter((part) => part !== false).map((part) => translate<PlainTextKey>(language, part));
  return translate(language, 'api.contains', { parts: joinWithAnd(language.table, said) });
}
