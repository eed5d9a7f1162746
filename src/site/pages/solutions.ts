import type { Site } from '../../content/site.ts';
import type { Document } from '../../core/document.ts';
import { solutionsView, solutionView } from '../page-model/pages/solutions.ts';
import { itemListNodes } from '../renderers/json-ld/item-list.ts';
import { serviceNode } from '../renderers/json-ld/offer.ts';
import { entryPage, sectionPage } from './section-page.ts';

/** /solutions/ and a page for each: offer, audience, and steps of the work. */
export function solutions(site: Site): Document[] {
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
