import { commonName } from '../../content/languages/file-languages.ts';
import { isCompany } from '../../content/organisation-kinds.ts';
import { sectionPath } from '../../content/renamable-pages.ts';
import type { Site } from '../../content/site.ts';
import { stripLabels } from '../../core/labels.ts';
import { defineDerivedValue, isTracked } from '../../core/tracked-reads.ts';
import type { TextKey } from '../../language/catalogue.ts';
import { languageOfSite } from '../../language/own-words.ts';
import { translate } from '../../language/translate.ts';
import type { LabelledLink, MenuEntry } from '../../theme/model/frame.ts';
import { linkOf } from '../facts/brand.ts';
import { sectionTitleKey } from '../facts/section-pages.ts';
import { createLinkResolver } from '../page-model/home/link-resolver.ts';

/** Maximum of entries: a header's line has room for them, and readers grasp them. */
const mostEntries = 7;

/** Navigation, at most seven entries in order: those of the brand, or section pages, pages, and the API. */
export const navigation = defineDerivedValue('the navigation', (site: Site): readonly MenuEntry[] => {
  const own = site.brand?.header.items;
  if (own !== undefined)
    return own.map(({ items, ...entry }) => (items ? { label: entry.label, items: items.map(linkOf) } : linkOf(entry)));
  const api = { label: translate(languageOfSite(site), 'frame.api'), to: '/docs/api/' };
  const sections = sectionLinks(site);
  const pages = site.pages.length > mostEntries ? [] : plainPageLinks(site);
  const all = [...sections, ...pages, api];
  // Without room for all pages, none is shown: the footer names them.
  return all.length <= mostEntries ? all : [...sections.slice(0, mostEntries - 1), api];
});

/** Links of the navigation, those below its entries among them. */
export const navigationLinks = (site: Site): readonly LabelledLink[] =>
  navigation(site).flatMap((entry) => ('items' in entry ? entry.items : [entry]));

/** Sections with a page. */
export function sectionLinks(site: Site): readonly LabelledLink[] {
  const language = languageOfSite(site);
  const ways = createLinkResolver(site);
  const company: TextKey = isCompany(site.company) ? 'frame.company' : 'frame.organisation';
  const names = [
    ['solutions', sectionTitleKey(site, 'solutions')],
    ['industries', 'section.industries'],
    ['products', 'section.products'],
    ['compliance', 'section.compliance'],
    ['questions', 'section.questions'],
    ['company', company],
  ] as const satisfies readonly (readonly [Parameters<typeof ways.section>[0], TextKey])[];
  return names.flatMap(([name, key]) => {
    const to = ways.section(name);
    return to === undefined ? [] : [{ label: translate(language, key), to }];
  });
}

/** Editors' pages without the legal ones. */
function plainPageLinks(site: Site): readonly LabelledLink[] {
  const ofLaw = new Set(legalPaths(site));
  return site.pages.filter(({ path }) => !ofLaw.has(path)).map(({ path, title }) => ({ label: title, to: path }));
}

const known = new WeakMap<Site, readonly string[]>();

/** Targets of the entries, and the search page; cached, as every page needs them. */
function addresses(site: Site): readonly string[] {
  const found = known.get(site) ?? [...navigationLinks(site).map(({ to }) => to), sectionPath(site, 'search')];
  if (!isTracked(site)) known.set(site, found);
  return found;
}

const legal = new WeakMap<Site, readonly string[]>();

/**
 * Paths of legal pages, by settings that use first-language addresses. Cached, as every page asks, and all pages are
 * searched.
 */
export const legalPaths = defineDerivedValue('the pages that the law wants', (site: Site): readonly string[] => {
  const found = legal.get(site) ?? findLegal(site);
  legal.set(site, found);
  return found;
});

const findLegal = (site: Site): readonly string[] =>
  resolvePagePaths(site, [site.privacyPage, site.termsPage].map(stripLabels));

/** Paths as content/site.ts writes them, and those of the same pages in this language. */
export function resolvePagePaths({ pages, languages }: Site, named: readonly string[]): readonly string[] {
  if (named.length === 0) return [];
  const own = new Map(
    pages.map(({ source, path }) => [`/${commonName(source, languages).slice('content/pages/'.length)}/`, path]),
  );
  return [...new Set(named.flatMap((name) => [name, own.get(name) ?? name]))];
}

/** Navigation entry of a page, or of a page above; undefined if none. */
export function findCurrentEntry(site: Site, path: string | undefined): string | undefined {
  if (path === undefined) return undefined;
  let found: string | undefined;
  for (const to of addresses(site)) {
    const isAbove = to === path || (to.length > 1 && to.endsWith('/') && path.startsWith(to));
    if (isAbove && to.length > (found?.length ?? 0)) found = to;
  }
  return found;
}
