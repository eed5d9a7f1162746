import type { Site } from '../../content/site.ts';
import type { Document } from '../../core/document.ts';
import { itemList } from '../folds/json-ld/item-list.ts';
import { industriesView, industryView } from '../view/pages/industries.ts';
import { entryPage, sectionPage } from './section-page.ts';

/** /industries/ and a page for each: regulators, and what is used in it. */
export function industries(site: Site): Document[] {
  return [
    ...sectionPage(site, 'industries', {
      module: 'industries',
      type: 'CollectionPage',
      view: () => industriesView(site),
      jsonLd: ({ url }) => itemList(site, 'industry', site.industries, url),
    }),
    ...site.industries.flatMap((industry) =>
      entryPage(site, 'industries', industry, {
        module: 'industries',
        view: () => industryView(site, industry),
        jsonLd: ({ url }) =>
          itemList(
            site,
            'solution',
            site.solutions.filter(({ id }) => industry.solutions.includes(id)),
            url,
          ),
      }),
    ),
  ];
}
