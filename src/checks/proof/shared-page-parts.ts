import type { Site } from '../../content/site.ts';
import { languageByTag } from '../../language/language-by-tag.ts';
import { languageOfSite } from '../../language/own-words.ts';
import { toLetters } from '../published/letters.ts';
import { listFrameFacts, listModuleValues } from './expected-facts.ts';
import type { ExpectedOutput } from './expected-output.ts';
import type { LanguagePageParts, SharedPageParts } from './expected-page.ts';

/** Lists what is the same for all pages of a release. */
export function createSharedPageParts({ site, catalog, release }: ExpectedOutput): SharedPageParts {
  const sites = [site, ...(site.translations ?? [])];
  return {
    baseUrl: release.baseUrl,
    scripts: new Set(catalog.flatMap(({ path, kind }) => (kind === 'asset' && path.endsWith('.js') ? path : []))),
    values: listModuleValues(site),
    languages: new Map(sites.map((each) => [each.language, languageKit(each)])),
  };
}

function languageKit(site: Site): LanguagePageParts {
  const { company } = site;
  return {
    frame: listFrameFacts(site),
    notice: toLetters(site.notice ?? ''),
    ownWords: ownWords(site),
    legalName: company.legalName,
    reached: company.contactRoutes.flatMap(({ email, phone }) => [email, phone].filter((way) => way !== undefined)),
  };
}

/** All that Gazette itself says in a language, or the site in its place, without what is filled in; and since when the modules say what they say. */
function ownWords(site: Site): string {
  const { language, updated, dates = {} } = site;
  const texts = [...new Set([languageByTag(language), languageOfSite(site)])].flatMap(({ words }) =>
    Object.values(words).flatMap((text) => (typeof text === 'string' ? text : Object.values(text))),
  );
  return [...texts.map((text) => text.replace(/\{[^}]*\}/g, ' ')), ...Object.values(updated), ...Object.values(dates)]
    .map(toLetters)
    .join('\n');
}
