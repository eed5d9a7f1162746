import type { Site } from '../../content/site.ts';
import type { Document } from '../../core/document.ts';
import { omitUndefined } from '../../core/omit-undefined.ts';
import { entryAnchor, siteUrl } from '../../core/url.ts';
import { languageByTag } from '../../language/language-by-tag.ts';
import { entryPath } from '../facts/entry-path.ts';
import { complianceView } from '../page-model/pages/compliance.ts';
import { industriesView, industryView } from '../page-model/pages/industries.ts';
import { companyView, locationsView, peopleView, recordView } from '../page-model/pages/organisation.ts';
import { productsView, productView } from '../page-model/pages/products.ts';
import { solutionsView, solutionView } from '../page-model/pages/solutions.ts';
import { certificationNodes, organizationId, placeNode } from '../renderers/json-ld/organization.ts';
import { organizationNameNode } from '../renderers/json-ld/page-nodes.ts';
import { personNode } from '../renderers/json-ld/parties.ts';
import { entryPage, sectionPage } from './section-page.ts';

/** /solutions/ and a page for each: offer, audience, and steps of the work. */
function solutions(site: Site): Document[] {
  return [
    ...sectionPage(site, 'solutions', {
      module: 'solutions',
      type: 'CollectionPage',
      view: () => solutionsView(site),
      jsonLd: ({ url }) => itemListNodes(site, 'solution', site.solutions, url),
    }),
    ...site.solutions.flatMap((solution) =>
      entryPage(site, 'solutions', solution, {
        module: 'solutions',
        view: () => solutionView(site, solution),
        jsonLd: ({ url }) => [serviceNode(site, solution, url)],
      }),
    ),
  ];
}

/** Public submissions with dates; recipients have no term, and are in the text. */
const reportNodes = ({ company }: Site, url: (path: string) => string): object[] =>
  company.publicRecords.map(({ id, title, summary, date, link }) =>
    omitUndefined({
      '@type': 'Report',
      '@id': url('/') + entryAnchor('record', id),
      name: title,
      abstract: summary,
      datePublished: date,
      author: { '@id': organizationId(url) },
      url: link === undefined ? undefined : siteUrl(link, url),
    }),
  );

/** /record/: public submissions with recipient and date. */
const record = (site: Site): Document[] =>
  sectionPage(site, 'record', {
    module: 'company',
    type: 'CollectionPage',
    view: () => recordView(site),
    jsonLd: ({ url }) => reportNodes(site, url),
  });

/** /products/ and a page for each: availability and price. */
function products(site: Site): Document[] {
  return [
    ...sectionPage(site, 'products', {
      module: 'company',
      type: 'CollectionPage',
      view: () => productsView(site),
      jsonLd: ({ url }) => itemListNodes(site, 'product', site.company.products, url),
    }),
    ...site.company.products.flatMap((product) =>
      entryPage(site, 'products', product, {
        module: 'company',
        view: () => productView(site, product),
        jsonLd: ({ url }) => [productNode(site, product, url)],
      }),
    ),
  ];
}

/** /people/: named people with roles. */
const people = (site: Site): Document[] =>
  sectionPage(site, 'people', {
    module: 'company',
    type: 'AboutPage',
    view: () => peopleView(site),
    jsonLd: ({ url }) => site.company.people.map((each) => personNode(each, url)),
  });

/** /locations/: places of the organisation, activities, and opening hours. */
const locations = (site: Site): Document[] =>
  sectionPage(site, 'locations', {
    module: 'company',
    type: 'AboutPage',
    view: () => locationsView(site),
    jsonLd: ({ url }) => site.company.locations.map((each) => placeNode(languageByTag(site.language).table, each, url)),
  });

/** /industries/ and a page for each: regulators, and what is used in it. */
function industries(site: Site): Document[] {
  return [
    ...sectionPage(site, 'industries', {
      module: 'industries',
      type: 'CollectionPage',
      view: () => industriesView(site),
      jsonLd: ({ url }) => itemListNodes(site, 'industry', site.industries, url),
    }),
    ...site.industries.flatMap((industry) =>
      entryPage(site, 'industries', industry, {
        module: 'industries',
        view: () => industryView(site, industry),
        jsonLd: ({ url }) =>
          itemListNodes(
            site,
            'solution',
            site.solutions.filter(({ id }) => industry.solutions.includes(id)),
            url,
          ),
      }),
    ),
  ];
}

/** /compliance/: claims with evidence, and how to ask for what is not public. */
const compliance = (site: Site): Document[] =>
  sectionPage(site, 'compliance', {
    module: 'company',
    view: () => complianceView(site),
    jsonLd: ({ url }) => certifiedOrganizationNodes(site, url),
  });

/** /company/: the organisation as registered. */
const company = (site: Site): Document[] =>
  sectionPage(site, 'company', {
    module: 'company',
    type: 'AboutPage',
    view: () => companyView(site),
    jsonLd: ({ url }) => [{ ...organizationNameNode(site, url), legalName: site.company.legalName }],
  });

/** THE TABLE of sections with pages, in the order of lists. */
const sections = [solutions, industries, products, compliance, record, company, people, locations];

/** Pages of all sections with content. */
export const sectionPages = (site: Site): Document[] => sections.flatMap((make) => make(site));

/** Items of a list that have pages, in order; empty for an empty list. */
function itemListNodes(
  site: Site,
  of: 'solution' | 'industry' | 'product',
  items: readonly { readonly id: string; readonly name: string }[],
  url: (path: string) => string,
): object[] {
  if (items.length === 0) return [];
  return [
    {
      '@type': 'ItemList',
      numberOfItems: items.length,
      itemListElement: items.map(({ id, name }, i) => ({
        '@type': 'ListItem',
        position: i + 1,
        name,
        url: url(entryPath(site, of, id) ?? '/'),
      })),
    },
  ];
}

type UrlOf = (path: string) => string;

/** The organisation with the certifications that others can look up, if any. */
function certifiedOrganizationNodes(site: Site, url: UrlOf): object[] {
  const held = certificationNodes(site.company, url);
  return held.length > 0 ? [{ ...organizationNameNode(site, url), hasCertification: held }] : [];
}

/** A solution as a Service: provider and audience. */
function serviceNode(
  site: Site,
  { id, name, summary, audience, picture }: Site['solutions'][number],
  url: UrlOf,
): object {
  return omitUndefined({
    '@type': 'Service',
    '@id': url('/') + entryAnchor('solution', id),
    name,
    description: summary,
    url: url(entryPath(site, 'solution', id) ?? '/'),
    provider: { '@id': organizationId(url) },
    image: picture && url(picture),
    audience: { '@type': 'Audience', audienceType: audience },
  });
}

/** A product with its services. A price in words is no Offer, and a mere brand name is not claimed. */
function productNode(
  site: Site,
  { id, name, summary, picture, solutions = [] }: Site['company']['products'][number],
  url: UrlOf,
): object {
  const services = solutions.map((solution) => ({ '@id': url('/') + entryAnchor('solution', solution) }));
  return omitUndefined({
    '@type': 'Product',
    '@id': url('/') + entryAnchor('product', id),
    name,
    description: summary,
    url: url(entryPath(site, 'product', id) ?? '/'),
    image: picture && url(picture),
    brand: { '@id': organizationId(url) },
    isRelatedTo: services.length > 0 ? services : undefined,
  });
}
