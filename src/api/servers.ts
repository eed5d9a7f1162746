import type { Site } from '../content/site.ts';
import { absoluteUrl } from '../core/url.ts';
import { languageByTag } from '../language/language-by-tag.ts';
import { languageName } from '../language/language-name.ts';
import { translate } from '../language/translate.ts';
import { listPublishedResources } from './published-resources.ts';
import type { Resource } from './resource.ts';

/** The origin, and one for each other language: the same documents, ids and facts, in its words. */
export function listServers({ baseUrl, language: tag, languages = [] }: Site): object[] {
  if (languages.length === 0) return [{ url: baseUrl, description: translate(languageByTag(tag), 'api.server') }];
  return languages.map(({ tag: other, prefix }) => ({
    url: absoluteUrl(baseUrl, prefix),
    description: languageName(other, languages),
  }));
}

/** The servers of a document that not every language has, as questions need not be translated; else those of all. */
export function listDocumentServers({ name }: Resource, site: Site): { readonly servers?: object[] } {
  const isThere = [site, ...(site.translations ?? [])].map((each) =>
    listPublishedResources(each).some((own) => own.name === name),
  );
  return isThere.includes(false) ? { servers: listServers(site).filter((_, i) => isThere[i]) } : {};
}
