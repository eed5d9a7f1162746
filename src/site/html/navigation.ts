import { isCompany } from '../../content/kinds.ts';
import { commonName } from '../../content/languages/files.ts';
import { sectionPath } from '../../content/renamable-pages.ts';
import type { Site } from '../../content/site.ts';
import { withoutLabels } from '../../core/labels.ts';
import { cell, isTracked } from '../../core/tracking.ts';
import type { Key } from '../../language/catalogue.ts';
import { spokenBy } from '../../language/own-words.ts';
import { say } from '../../language/say.ts';
import type { WayIn } from '../../theme/model/frame.ts';
import { brandOf } from '../facts/brand.ts';
import { sectionWord } from '../facts/section-pages.ts';
import { waysOf } from '../view/home/ways.ts';

/** Entries that a header has room for in one line, and a reader takes in at once. */
const mostEntries = 7;

/** The ways in, at most seven, in their order: those of the brand, or the sections that have a page, pages, and the API. */
export const navigation = cell('the navigation', (site: Site): readonly WayIn[] => {
  const own = brandOf(site)?.header.items;
  if (own !== undefined) return own.map(({ label, to, href = '' }) => ({ label, to: to ?? href }));
  const api = { label: say(spokenBy(site), 'frame.api'), to: '/docs/api/' };
  const sections = sectionPages(site);
  const pages = site.pages.length > mostEntries ? [] : plainPages(site);
  const all = [...sections, ...pages, api];
  // Where there is no room for all pages, none is preferred: the footer names them.
  return all.length <= mostEntries ? all : [...sections.slice(0, mostEntries - 1), api];
});

/** The sections that have a page of their own. */
export function sectionPages(site: Site): readonly WayIn[] {
  const language = spokenBy(site);
  const ways = waysOf(site);
  const company: Key = isCompany(site.company) ? 'frame.company' : 'frame.organisation';
  const names = [
    ['solutions', sectionWord(site, 'solutions')],
    ['industries', 'section.industries'],
    ['products', 'section.products'],
    ['compliance', 'section.compliance'],
    ['questions', 'section.questions'],
    ['company', company],
  ] as const satisfies readonly (readonly [Parameters<typeof ways.section>[0], Key])[];
  return names.flatMap(([name, key]) => {
    const to = ways.section(name);
    return to === undefined ? [] : [{ label: say(language, key), to }];
  });
}

/** The pages of editors that are not there for lawyers alone. */
export function plainPages(site: Site): readonly WayIn[] {
  const ofLaw = new Set(legalPaths(site));
  return site.pages.filter(({ path }) => !ofLaw.has(path)).map(({ path, title }) => ({ label: title, to: path }));
}

const known = new WeakMap<Site, readonly string[]>();

/** Where the entries lead, and the way to the search beside them: every page of a site asks. */
function addresses(site: Site): readonly string[] {
  const found = known.get(site) ?? [...navigation(site).map(({ to }) => to), sectionPath(site, 'search')];
  if (!isTracked(site)) known.set(site, found);
  return found;
}

const legal = new WeakMap<Site, readonly string[]>();

/**
 * Where the pages are that the law wants: the settings name them as the first language does. Every page asks, so that all
 * pages are looked through once.
 */
export const legalPaths = cell('the pages that the law wants', (site: Site): readonly string[] => {
  const found = legal.get(site) ?? findLegal(site);
  legal.set(site, found);
  return found;
});

function findLegal({ privacyPage, termsPage, pages, languages }: Site): readonly string[] {
  const named = new Set([privacyPage, termsPage].map(withoutLabels));
  const own = pages.filter(({ source }) => {
    const file = commonName(source, languages);
    return named.has(`/${file.slice('content/pages/'.length, -'.md'.length)}/`);
  });
  return [...new Set([...named, ...own.map(({ path }) => path)])];
}

/** The entry of the navigation that a page is, or below which it stands; undefined: none. */
export function currentEntry(site: Site, path: string | undefined): string | undefined {
  if (path === undefined) return undefined;
  let found: string | undefined;
  for (const to of addresses(site)) {
    const isAbove = to === path || (to.length > 1 && to.endsWith('/') && path.startsWith(to));
    if (isAbove && to.length > (found?.length ?? 0)) found = to;
  }
  return found;
}
