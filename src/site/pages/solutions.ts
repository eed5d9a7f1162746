import type { Site } from '../../content/site.ts';
import type { Document } from '../../core/document.ts';
import { itemList } from '../folds/json-ld/item-list.ts';
import { serviceNode } from '../folds/json-ld/offer.ts';
import { solutionsView, solutionView } from '../view/pages/solutions.ts';
import { entryPage, sectionPage } from './section-page.ts';

/** /solutions/ and a page for each: offer, audience, and steps of the work. */
export function solutions(site: Site): Document[] {
  return [
    ...sectionPage(site, 'solutions', {
      module: 'solutions',
      type: 'CollectionPage',
      view: () => solutionsView(site),
      jsonLd: ({ url }) => itemList(site, 'solution', site.solutions, url),
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
