import type { Site } from '../../content/site.ts';
import { spokenBy } from '../../language/own-words.ts';
import { spoken } from '../../language/spoken.ts';
import { letters } from '../published/letters.ts';
import type { ExpectedOutput } from './expected-output.ts';
import type { LanguageKit, PageKit } from './expected-page.ts';
import { factsOfFrame, valuesOf } from './facts.ts';

/** Lists what is the same for all pages of a release. */
export function kitOf({ site, catalog, release }: ExpectedOutput): PageKit {
  const sites = [site, ...(site.translations ?? [])];
  return {
    baseUrl: release.baseUrl,
    scripts: new Set(catalog.flatMap(({ path, kind }) => (kind === 'asset' && path.endsWith('.js') ? path : []))),
    values: valuesOf(site),
    languages: new Map(sites.map((each) => [each.language, languageKit(each)])),
  };
}

function languageKit(site: Site): LanguageKit {
  const { company } = site;
  return {
    frame: factsOfFrame(site),
    notice: letters(site.notice ?? ''),
    ownWords: ownWords(site),
    legalName: company.legalName,
    reached: company.contactRoutes.flatMap(({ email, phone }) => [email, phone].filter((way) => way !== undefined)),
  };
}

/** All that Gazette itself says in a language, or the site in its place, without what is filled in; and since when the modules say what they say. */
function ownWords(site: Site): string {
  const { language, updated, dates = {} } = site;
  const texts = [...new Set([spoken(language), spokenBy(site)])].flatMap(({ words }) =>
    Object.values(words).flatMap((text) => (typeof text === 'string' ? text : Object.values(text))),
  );
  return [...texts.map((text) => text.replace(/\{[^}]*\}/g, ' ')), ...Object.values(updated), ...Object.values(dates)]
    .map(letters)
    .join('\n');
}
