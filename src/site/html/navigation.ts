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

/** Maximum of entries: a header's line has room for them, and readers grasp them. */
const mostEntries = 7;

/** Navigation, at most seven entries in order: those of the brand, or section pages, pages, and the API. */
export const navigation = cell('the navigation', (site: Site): readonly WayIn[] => {
  const own = brandOf(site)?.header.items;
  if (own !== undefined) return own.map(({ label, to, href = '' }) => ({ label, to: to ?? href }));
  const api = { label: say(spokenBy(site), 'frame.api'), to: '/docs/api/' };
  const sections = sectionPages(site);
  const pages = site.pages.length > mostEntries ? [] : plainPages(site);
  const all = [...sections, ...pages, api];
  // Without room for all pages, none is shown: the footer names them.
  return all.length <= mostEntries ? all : [...sections.slice(0, mostEntries - 1), api];
});

/** Sections with a page. */
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

/** Editors' pages without the legal ones. */
export function plainPages(site: Site): readonly WayIn[] {
  const ofLaw = new Set(legalPaths(site));
  return site.pages.filter(({ path }) => !ofLaw.has(path)).map(({ path, title }) => ({ label: title, to: path }));
}

const known = new WeakMap<Site, readonly string[]>();

/** Targets of the entries, and the search page; cached, as every page needs them. */
function addresses(site: Site): readonly string[] {
  const found = known.get(site) ?? [...navigation(site).map(({ to }) => to), sectionPath(site, 'search')];
  if (!isTracked(site)) known.set(site, found);
  return found;
}

const legal = new WeakMap<Site, readonly string[]>();

/**
 * Paths of legal pages, by settings that use first-language addresses. Cached, as every page asks, and all pages are
 * searched.
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

/** Navigation entry of a page, or of a page above; undefined if none. */
export function currentEntry(site: Site, path: string | undefined): string | undefined {
  if (path === undefined) return undefined;
  let found: string | undefined;
  for (const to of addresses(site)) {
    const isAbove = to === path || (to.length > 1 && to.endsWith('/') && path.startsWith(to));
    if (isAbove && to.length > (found?.length ?? 0)) found = to;
  }
  return found;
}
