import type { Site } from '../../content/site.ts';
import type { Document } from '../../core/document.ts';
import { industriesView, industryView } from '../page-model/pages/industries.ts';
import { itemListNodes } from '../renderers/json-ld/item-list.ts';
import { entryPage, sectionPage } from './section-page.ts';

/** /industries/ and a page for each: regulators, and what is used in it. */
export function industries(site: Site): Document[] {
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
