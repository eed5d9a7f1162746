import type { Site } from '../../content/site.ts';
import { languageByTag } from '../../language/language-by-tag.ts';
import { languageOfSite } from '../../language/own-words.ts';
import { toLetters } from '../published/letters.ts';
import { type ExpectedFact, listFrameFacts, listModuleValues } from './expected-facts.ts';
import type { ExpectedOutput } from './expected-output.ts';

/** Expected page. */
export interface ExpectedPage {
  /** Path below dist/ of the page, and of its mirror. */
  readonly file: string;
  readonly mirror?: string | undefined;
  readonly title: string;
  readonly description: string;
  readonly updated?: string | undefined;
  /** BCP 47. */
  readonly language: string;
  /** Absent on the page for what is not there. */
  readonly url?: string | undefined;
  readonly mirrorUrl?: string | undefined;
  /** Facts required in it and in its mirror, beside those of every page. */
  readonly facts: readonly ExpectedFact[];
  /** More text than in its mirror: programs in seven languages, answers that the mirror leads to. */
  readonly isRicher?: boolean | undefined;
  /** The homepage, whose structured data says who the organisation is. */
  readonly isHome?: boolean | undefined;
  /** Words allowed in one of its two forms alone, in letters: the homepage lists pages by title in its mirror. */
  readonly alsoSays?: string | undefined;
}

/** Parts common to all pages of a release. */
export interface SharedPageParts {
  /** `https://example.com`. */
  readonly baseUrl: string;
  /** Paths of the programs that pages may run. */
  readonly scripts: ReadonlySet<string>;
  /** Values in structured data under the names of facts, in letters. */
  readonly values: ReadonlySet<string>;
  /** Frame, Gazette's own words (in letters) and the organisation's identity, by language. */
  readonly languages: ReadonlyMap<string, LanguagePageParts>;
}

export interface LanguagePageParts {
  readonly frame: readonly ExpectedFact[];
  /** Notice of every mirror, if any, in letters. */
  readonly notice: string;
  readonly ownWords: string;
  readonly legalName: string;
  /** Mailboxes and telephones by which structured data says that the organisation is reached. */
  readonly reached: readonly string[];
}

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
