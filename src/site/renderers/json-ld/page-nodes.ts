import { getOrganisationKind } from '../../../content/organisation-kinds.ts';
import type { Site } from '../../../content/site.ts';
import { omitUndefined } from '../../../core/omit-undefined.ts';
import type { LabelledLink } from '../../../theme/model/frame.ts';
import type { PageType } from '../../html/page-parts.ts';
import { organizationId, originId } from './organization.ts';

type UrlOf = (path: string) => string;

/** A page for linked data. */
interface DescribedPage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** YYYY-MM-DD. */
  readonly updated?: string | undefined;
  readonly type?: PageType | undefined;
}

/** The organisation by name, if its full node is elsewhere. */
export const organizationNameNode = ({ company }: Site, url: UrlOf): object => ({
  '@type': getOrganisationKind(company.kind ?? 'company').schemaOrg,
  '@id': organizationId(url),
  name: company.tradingName ?? company.legalName,
});

/** The site by its name. */
const siteName = ({ name }: Site, url: UrlOf): object => ({
  '@type': 'WebSite',
  '@id': originId(url, 'website'),
  name,
  url: new URL('/', url('/')).href,
});

/** The site, for the homepage. */
export const webSiteNode = (site: Site, url: UrlOf): object => ({
  ...siteName(site, url),
  description: site.description,
  inLanguage: site.languages?.map(({ tag }) => tag) ?? site.language,
  publisher: { '@id': organizationId(url) },
});

/**
 * A WebPage: title, address, date and site. `trail`: items of its breadcrumbs, from breadcrumbItems(); absent if there are
 * none.
 */
export function webPageNode(site: Site, page: DescribedPage, trail: unknown, url: UrlOf): object {
  const at = url(page.path);
  return omitUndefined({
    '@type': page.type ?? 'WebPage',
    '@id': at,
    url: at,
    name: page.title,
    description: page.description,
    inLanguage: site.language,
    dateModified: page.updated,
    isPartOf: siteName(site, url),
    publisher: organizationNameNode(site, url),
    breadcrumb: trail === undefined ? undefined : { '@type': 'BreadcrumbList', itemListElement: trail },
  });
}

/** Items of the BreadcrumbList: pages above, and the page. */
export const breadcrumbItems = (
  crumbs: readonly LabelledLink[],
  { path, title }: DescribedPage,
  url: UrlOf,
): readonly object[] =>
  [...crumbs, { label: title, to: path }].map(({ label, to }, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    name: label,
    item: url(to),
  }));

/**
 * Nodes of a page with its WebPage node. A node with the page's address as id is the page itself, and its values win.
 */
export function mergePageNode(nodes: readonly object[], page: object): readonly object[] {
  const idOf = (node: object) => (node as { readonly '@id'?: string })['@id'];
  const own = nodes.find((node) => idOf(node) === idOf(page));
  return own ? nodes.map((node) => (node === own ? { ...page, ...own } : node)) : [...nodes, page];
}
