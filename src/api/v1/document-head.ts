import type { Site } from '../../content/site.ts';
import { omitUndefined } from '../../core/omit-undefined.ts';
import type { PlainTextKey } from '../../language/catalogue.ts';
import { joinWithAnd } from '../../language/formats/lists.ts';
import { languageByTag } from '../../language/language-by-tag.ts';
import { translate } from '../../language/translate.ts';
import type { ApiContext } from '../resource.ts';

/** The values of documentMembers for the resource at `path`. */
export function documentHead(site: Site, { url, translationsOf }: ApiContext, path: string, updated: string) {
  const inLanguages = translationsOf && { language: site.language, translations: [...translationsOf(path)] };
  return {
    url: url(path),
    updated: site.dates?.[path] ?? updated,
    ...inLanguages,
    ...omitUndefined({ notice: site.notice }),
  };
}

/** Lists the contents of a document in a language: `Contains: a, b and c.` Skips parts that are false. */
export function describeContents(tag: string, parts: readonly (PlainTextKey | false)[]): string {
  const language = languageByTag(tag);
  const said = parts.filter((part) => part !== false).map((part) => translate<PlainTextKey>(language, part));
  return translate(language, 'api.contains', { parts: joinWithAnd(language.table, said) });
}
