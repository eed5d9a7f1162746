import { LazyPage } from '../../content/check/lazy-page.ts';
import { digestText } from '../../content/read/source.ts';
import type { NewsItem, Page, Site } from '../../content/site.ts';
import { sha256 } from '../../core/digest.ts';
import type { Document } from '../../core/document.ts';
import { stripFrontMatter } from '../../core/url.ts';
import { listDocuments } from '../../documents/documents.ts';
import { createRenderContext } from '../render.ts';
import { type ApiBody, collectBodyFacts, type LedgerFact, type LedgerFacts, type LedgerItem } from './body-facts.ts';
import { digestValue } from './digest.ts';

/** Address prefixes of facts about persons: a withdrawn name must not stand in a list of changes. */
const aboutPersons = [
  'company#people',
  'company#partners',
  'company#legal/representatives',
  'company#legal/publicationDirector',
] as const;

/** Kinds of organisations that are persons: all that is said of them is about one. */
const personalKinds: ReadonlySet<string> = new Set(['sole-trader']);

/** Whether the ledger keeps no values of an address, only that it changed, and when. */
function isPersonalAddress(address: string, { company }: Pick<Site, 'company'>): boolean {
  if (address.startsWith('company#') && personalKinds.has(company.kind ?? '')) return true;
  return aboutPersons.some((each) => address === each || address.startsWith(`${each}/`));
}

/** The day that stands in the place of every date of a change. */
const blankDate = '1970-01-01';

/** Where the blank site is: what is published is the same at any origin. */
const blankOrigin = 'https://origin.invalid';

/**
 * The site as facts are read from it: with blank dates, at no origin, in one language, and without what depends on how it is
 * built or on the day (pictures, previews, the look with its banner).
 */
function toBlankSite(site: Site): Site {
  const {
    brand: _brand,
    brandStyle: _style,
    theme: _theme,
    noIndex: _noIndex,
    pagePictures: _pictures,
    translations: _translations,
    languages: _languages,
    inLanguage: _own,
    originals: _originals,
    changes: _changes,
    dates: _dates,
    ...plain
  } = site;
  return applyDates({ ...plain, baseUrl: blankOrigin }, () => blankDate);
}

/** Documents of the API that say nothing of their own: they list, or describe, the others. */
const aboutTheApi: ReadonlySet<string> = new Set(['status', 'openapi', 'changes']);

/**
 * Every fact that a site publishes, in one of its languages, by address: of its API documents and of its pages, all rendered
 * with blank dates, because dates come from these digests. `prefix` is what all addresses begin with.
 */
export function collectSiteFacts(site: Site, prefix = ''): LedgerFacts {
  const blank = toBlankSite(site);
  const facts = new Map<string, LedgerFact>();
  const units = new Map<string, LedgerItem>();
  const add = (address: string, value: unknown, shown: unknown = value) => {
    const kept = isPersonalAddress(address, site) ? undefined : short(shown);
    facts.set(prefix + address, { digest: digestValue(value), ...(kept !== undefined && { value: kept }) });
  };
  const addUnit = (name: string, unit: LedgerItem) => void units.set(prefix + name, unit);

  const all = listDocuments(blank);
  const context = createRenderContext(blank, all);
  // Addresses of this site as paths: they are no other facts at another origin.
  const textOf = (document: Document) => String(document.render(context)).replaceAll(blankOrigin, '');
  for (const document of all.filter(({ kind, file, isItem }) => kind === 'api' && !isItem && file.endsWith('.json'))) {
    const name = document.file.slice(document.file.lastIndexOf('/') + 1, -'.json'.length);
    if (name !== 'index' && aboutTheApi.has(name)) continue;
    const body = JSON.parse(textOf(document)) as ApiBody;
    const { license, aiPreferences } = body;
    if (name !== 'index') collectBodyFacts(name, body, document.path, { add, addUnit });
    else
      collectBodyFacts('site', { license, ...(aiPreferences !== undefined && { aiPreferences }) }, document.path, {
        add,
        addUnit,
      });
  }
  if (blank.notice !== undefined) add('site#notice', blank.notice);
  for (const page of listAddressedPages(blank)) {
    const { path, title, description } = page;
    // Where it stands is its address, and no part of what it says.
    const {
      path: _p,
      formerly: _y,
      order: _o,
      updated: _u,
      source: _s,
      bodyBytes: _b,
      siteLinks: _l,
      html: _h,
      markdown: _m,
      textDigest: _t,
      facts: _f,
      texts: _x,
      ...more
    } = { ...page };
    // Rendered by nobody for this, and in an incremental build not even read.
    const text = page.textDigest ?? digestText(page.markdown);
    add(`page#${path}`, { ...more, title, description, text }, title);
    addUnit(`page#${path}`, { name: title, path });
  }
  for (const { id, path, title, description, date, author, markdown } of blank.news ?? []) {
    add(`news#${id}`, { title, description, date, author, markdown }, title);
    addUnit(`news#${id}`, { name: title, path });
  }
  for (const { name, path, bytes, files } of blank.skills) {
    const text = undated(Buffer.from(bytes).toString('utf8'));
    add(`skill#${name}`, files ? [text, files.map((file) => [file.path, sha256(file.bytes)])] : text, name);
    addUnit(`skill#${name}`, { name, path });
  }
  for (const [path, document] of findGeneratedPages(all, blank))
    add(`generator#${path}`, stripFrontMatter(textOf(document)), null);
  return { facts, units };
}

/** Pages with an address of their own: the homepage, all pages, and introductions. */
export const listAddressedPages = ({ home, pages, introductions = {} }: Site): Page[] => [
  home,
  ...pages,
  ...Object.values(introductions).filter((page) => page !== undefined),
];

/** The pages that Gazette makes of facts and words of its own: their digests say when those words changed. */
function findGeneratedPages(all: readonly Document[], site: Site): ReadonlyMap<string, Document> {
  const own = new Set([...site.pages, ...(site.news ?? [])].map(({ path }) => path));
  const isAnswer = ({ source = '' }: Document) => source.startsWith('content/faq/');
  return new Map(
    all.flatMap((document) =>
      document.mirrorOf === undefined || own.has(document.mirrorOf) || isAnswer(document)
        ? []
        : [[document.mirrorOf, document] as const],
    ),
  );
}

/** A skill without its date, which stands in its front matter as it is served. */
const undated = (text: string) => sha256(text.replace(/^( +updated:).*$/m, '$1'));

/** Longer texts are told as rewritten; what is made of parts, such as hours, may have more. */
const mostCharacters = 120;
const mostJson = 1000;

function short(value: unknown): unknown {
  if (value === null || value === undefined) return undefined;
  if (typeof value === 'string') return value.length <= mostCharacters && !value.includes('\n') ? value : undefined;
  return JSON.stringify(value).length <= mostJson ? value : undefined;
}

/** Gives each thing that has a date one: by the beginning of its addresses, `company#`, `page#/about/`, `faq#prices`. */
type DateLookup = (scope: string) => string;

/** Copies a site with these dates in place of those written in its files. */
export function applyDates(site: Site, dateOf: DateLookup): Site {
  const { solutions, industries, access } = site.updated;
  const company = dateOf('company#');
  return {
    ...site,
    company: { ...site.company, updated: company },
    access: access === undefined ? site.access : { ...site.access, updated: dateOf('access#') },
    updated: {
      site: dateOf('site#'),
      company,
      ...(solutions !== undefined && { solutions: dateOf('solutions#') }),
      ...(industries !== undefined && { industries: dateOf('industries#') }),
      ...(access !== undefined && { access: dateOf('access#') }),
    },
    facts: site.facts.map((module) => redated(module, dateOf(`${module.name}#`))),
    home: datedPage(site.home, dateOf),
    pages: site.pages.map((page) => datedPage(page, dateOf)),
    ...(site.introductions && {
      introductions: Object.fromEntries(
        Object.entries(site.introductions).map(([name, page]) => [name, page && datedPage(page, dateOf)]),
      ),
    }),
    questions: site.questions.map((question) => redated(question, dateOf(`faq#${question.id}`))),
    ...(site.news && { news: site.news.map((item) => datedNews(item, dateOf)) }),
    skills: site.skills.map((skill) => redated(skill, dateOf(`skill#${skill.name}`))),
  };
}

function datedPage(page: Page, dateOf: DateLookup): Page {
  const date = dateOf(`page#${page.path}`);
  return page instanceof LazyPage ? page.dated(date) : redated(page, date);
}

/** A piece of news has changed if that was after its day. */
function datedNews(item: NewsItem, dateOf: DateLookup): NewsItem {
  const date = dateOf(`news#${item.id}`);
  return redated(item, date > item.date ? date : item.date);
}

/** Its text is made when it is asked for, and stays so. */
function redated<T extends { readonly updated?: string | undefined }>(item: T, updated: string): T {
  const members = Object.getOwnPropertyDescriptors(item);
  return Object.create(Object.getPrototypeOf(item) as object, {
    ...members,
    updated: { value: updated, enumerable: true, configurable: true },
  }) as T;
}
