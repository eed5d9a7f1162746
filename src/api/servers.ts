import type { Site } from '../content/site.ts';
import { absolute } from '../core/url.ts';
import { languageName } from '../language/language-name.ts';
import { say } from '../language/say.ts';
import { spoken } from '../language/spoken.ts';
import { resourcesOf } from './published.ts';
import type { Resource } from './resource.ts';

/** The origin, and one for each other language: the same documents, ids and facts, in its words. */
export function serversOf({ baseUrl, language: tag, languages = [] }: Site): object[] {
  if (languages.length === 0) return [{ url: baseUrl, description: say(spoken(tag), 'api.server') }];
  return languages.map(({ tag: other, prefix }) => ({
    url: absolute(baseUrl, prefix),
    description: languageName(other, languages),
  }));
}

/** The servers of a document that not every language has, as questions need not be translated; else those of all. */
export function serversWith({ name }: Resource, site: Site): { readonly servers?: object[] } {
  const isThere = [site, ...(site.translations ?? [])].map((each) =>
    resourcesOf(each).some((own) => own.name === name),
  );
  return isThere.includes(false) ? { servers: serversOf(site).filter((_, i) => isThere[i]) } : {};
}
