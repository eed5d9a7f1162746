import { parseUrl } from '../../../core/parse-url.ts';
import type { Website } from '../export/website.ts';
import type { ImportedPage } from '../html/imported-page.ts';
import { flattenItems, listItems, listTexts, type SchemaOrgItem } from '../schema-org-item.ts';
import type { ReportNote } from '../sourced-value.ts';
import { type Candidate, candidateRanks } from './choose-candidate.ts';

/** Descriptions of the organisation in pages, with their rank. */
export interface OrganisationItems {
  readonly parts: readonly { readonly item: SchemaOrgItem; readonly rank: number }[];
}

const organisation =
  /^(?:Organization|Corporation|LocalBusiness|NGO|NewsMediaOrganization|GovernmentOrganization|EducationalOrganization|CollegeOrUniversity|School|ResearchOrganization|MedicalOrganization|PerformingGroup|SportsOrganization|Project|Cooperative|OnlineBusiness|OnlineStore|Consortium|Airline|FundingScheme|LibrarySystem|PoliticalParty|WorkersUnion|ProfessionalService|Store)$/;
const other =
  /^(?:Place|Person|Event|Product|Offer|JobPosting|ContactPoint|PostalAddress|Brand|Review|Article|Residence)$/;

/** Types of which there are too many to list (Dentist, Bakery, …) are known by what is said of them. */
function isOrganisation({ types, properties }: SchemaOrgItem): boolean {
  if (types.some((type) => organisation.test(type))) return true;
  if (types.length === 0 || types.some((type) => other.test(type))) return false;
  return (
    properties.has('legalName') || properties.has('vatID') || (properties.has('address') && properties.has('telephone'))
  );
}

/** Pages of a kind are believed in this order. */
export const pageRank = ({ home, imprint, contact }: Website, page: ImportedPage): number =>
  page === home ? 0 : imprint.includes(page) ? 1 : contact.includes(page) ? 2 : 3;

/**
 * Finds the organisation among those that are described: the publisher of the site, else that whose address is the
 * site's, else the only one of the home page. None, with a note, where it could be several.
 */
export function findOrganisationItems(website: Website, noted: ReportNote): OrganisationItems {
  const found = website.pages.flatMap((page) =>
    flattenItems(page.items)
      .filter((item) => isOrganisation(item) && item.properties.size > 0)
      .map((item) => ({ item, page, isTop: page.items.includes(item) })),
  );
  const keyOf = (item: SchemaOrgItem) => item.id ?? listTexts(item, 'legalName', 'name')[0]?.value.toLowerCase() ?? '';
  const published = publisherKeys(website, keyOf);
  const origin = website.origins[0]?.value;
  const isAtHome = (item: SchemaOrgItem) =>
    listTexts(item, 'url').some(({ value }) => {
      const url = parseUrl(value);
      return url?.origin === origin && url?.pathname === '/';
    });
  const tests = [
    ({ item }: (typeof found)[number]) => published.has(keyOf(item)),
    ({ item }: (typeof found)[number]) => isAtHome(item),
    ({ page, isTop }: (typeof found)[number]) => page === website.home && isTop,
  ];
  for (const test of tests) {
    const passed = found.filter(test);
    const keys = new Set(passed.map(({ item }) => keyOf(item)));
    const [first, second] = passed;
    if (!first) continue;
    if (keys.size > 1) {
      const names = [...keys].slice(0, 3).map((key) => `"${key}"`);
      noted({
        from: (second ?? first).item.from,
        text: `several organisations are described (${names.join(', ')}): which is that of the site?`,
      });
      return { parts: [] };
    }
    const [key] = keys;
    const parts = found
      .filter(({ item }) => keyOf(item) === key)
      .map(({ item, page }) => ({
        item,
        rank: (item.isMicrodata ? candidateRanks.microdata : candidateRanks.jsonLd) + pageRank(website, page),
      }));
    return { parts };
  }
  return { parts: [] };
}

/** Publisher that the site names. */
function publisherKeys({ pages }: Website, keyOf: (item: SchemaOrgItem) => string): ReadonlySet<string> {
  const sites = flattenItems(pages.flatMap(({ items }) => items)).filter(({ types }) => types.includes('WebSite'));
  return new Set(sites.flatMap((site) => listItems(site, 'publisher').map(keyOf)).filter((key) => key !== ''));
}

/** Texts of the named properties, with their rank. */
export const findPropertyTexts = ({ parts }: OrganisationItems, ...names: readonly string[]): Candidate[] =>
  parts.flatMap(({ item, rank }) => names.flatMap((name) => listTexts(item, name).map((each) => ({ ...each, rank }))));

/** The things that are named there; what only has an id stands for what is described under it. */
export const findPropertyItems = (
  { parts }: OrganisationItems,
  { byId }: Pick<Website, 'byId'>,
  ...names: readonly string[]
): { readonly item: SchemaOrgItem; readonly rank: number }[] =>
  parts.flatMap(({ item, rank }) =>
    names
      .flatMap((name) => listItems(item, name))
      .flatMap((each) =>
        (each.properties.size === 0 && each.id !== undefined ? (byId.get(each.id) ?? []) : [each]).map((found) => ({
          item: found,
          rank,
        })),
      ),
  );
