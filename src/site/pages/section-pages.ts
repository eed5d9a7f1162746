import type { Site } from '../../content/site.ts';
import type { Document } from '../../core/document.ts';
import { languageByTag } from '../../language/language-by-tag.ts';
import { complianceView } from '../page-model/pages/compliance.ts';
import { industriesView, industryView } from '../page-model/pages/industries.ts';
import { companyView, locationsView, peopleView, recordView } from '../page-model/pages/organisation.ts';
import { productsView, productView } from '../page-model/pages/products.ts';
import { solutionsView, solutionView } from '../page-model/pages/solutions.ts';
import { certifiedOrganizationNodes } from '../renderers/json-ld/certified-organization.ts';
import { itemListNodes } from '../renderers/json-ld/item-list.ts';
import { productNode, serviceNode } from '../renderers/json-ld/offer.ts';
import { organizationNameNode } from '../renderers/json-ld/page-nodes.ts';
import { personNode } from '../renderers/json-ld/parties.ts';
import { placeNode } from '../renderers/json-ld/places.ts';
import { reportNodes } from '../renderers/json-ld/reports.ts';
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
