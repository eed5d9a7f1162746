import { findCompanyNumber, listIdentifiers } from '../../content/identifiers.ts';
import { sectionPath } from '../../content/renamable-pages.ts';
import type { Site } from '../../content/site.ts';
import { withoutExtension } from '../../core/phone-extension.ts';
import { formatIsoDate } from '../../language/formats/dates.ts';
import { languageByTag } from '../../language/language-by-tag.ts';
import { languageOfSite } from '../../language/own-words.ts';
import { toLetters } from '../published/letters.ts';
import { listDataScalars } from './api.ts';
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
  const { table } = languageOfSite(site);
  const days = [...Object.values(updated), ...Object.values(dates)].map((day) => formatIsoDate(table, day));
  return [...texts.map((text) => text.replace(/\{[^}]*\}/g, ' ')), ...days].map(toLetters).join('\n');
}

/** A fact that a text must say, in letters and digits alone. */
export interface ExpectedFact {
  readonly name: string;
  readonly shown: string;
}

const fact = (name: string, value: string | undefined): ExpectedFact[] =>
  value === undefined || toLetters(value) === '' ? [] : [{ name, shown: value }];

/** Facts of the publisher in every page's frame. */
const listFrameFacts = ({ company, name, notice }: Site): ExpectedFact[] => [
  ...fact('notice', notice),
  ...fact('legal name', company.legalName),
  ...fact('name of the site', name),
];

const routes = ({ company }: Site): ExpectedFact[] =>
  company.contactRoutes.flatMap(({ id, name, description, email, phone }) => [
    ...fact(`name of the route ${id}`, name),
    ...fact(`description of the route ${id}`, description),
    ...fact(`mailbox of the route ${id}`, email),
    ...fact(`telephone of the route ${id}`, phone && withoutExtension(phone)),
  ]);

const numbers = ({ company }: Site): ExpectedFact[] =>
  listIdentifiers(company).flatMap(({ scheme, display }) => fact(`number ${scheme.code}`, display));

const address = ({ company: { registeredAddress: at } }: Site): ExpectedFact[] => [
  ...(at?.streetAddress ?? []).flatMap((line) => fact('registered address', line)),
  ...fact('town of the registered address', at?.locality),
  ...fact('postal code of the registered address', at?.postalCode),
];

const access = ({ access: { interfaces, requestIncludes, reviewSteps } }: Site): ExpectedFact[] =>
  [...interfaces, ...requestIncludes, ...reviewSteps].flatMap(({ name }) => fact(`"${name}"`, name));

/**
 * Facts that the page at a path, as its language calls it, must state beside those of the frame, and so must its
 * mirror: its purpose, however it is laid out.
 */
export function listPageFacts(site: Site, path: string): ExpectedFact[] {
  const legalName = fact('legal name', site.company.legalName);
  if (path === '/auth/') return [...legalName, ...access(site)];
  if (path === sectionPath(site, 'company')) return [...legalName, ...numbers(site), ...address(site)];
  if (path === sectionPath(site, 'contact')) return routes(site);
  if (path === sectionPath(site, 'legalNotice')) return [...legalName, ...numbers(site), ...address(site)];
  return [];
}

/** Facts of the publisher in llms.txt. */
export function listLlmsFacts({ company }: Site): ExpectedFact[] {
  return [...fact('legal name', company.legalName), ...fact('number', findCompanyNumber(company)?.display)];
}

/** Every value of the typed modules, in letters: what structured data may say under the names of facts. */
function listModuleValues(site: Site): ReadonlySet<string> {
  const found = new Set<string>();
  for (const each of [site, ...(site.translations ?? [])]) {
    const { company, name, description, contactEmail, facts, access: ways, security } = each;
    for (const { value } of listDataScalars({ company, name, description, contactEmail, facts, ways, security }))
      found.add(toLetters(value));
    for (const { value, display } of listIdentifiers(company)) found.add(toLetters(value)).add(toLetters(display));
    for (const place of [company.registeredAddress, ...company.locations.map((location) => location.address)])
      if (place) found.add(toLetters(place.streetAddress.join('') + (place.dependentLocality ?? '')));
  }
  return found;
}
