import type { Site } from '../../content/site.ts';
import type { Document } from '../../core/document.ts';
import { itemList } from '../folds/json-ld/item-list.ts';
import { productNode } from '../folds/json-ld/offer.ts';
import { productsView, productView } from '../view/pages/products.ts';
import { entryPage, sectionPage } from './section-page.ts';

/** /products/ and a page for each: availability and price. */
export function products(site: Site): Document[] {
  return [
    ...sectionPage(site, 'products', {
      module: 'company',
      type: 'CollectionPage',
      view: () => productsView(site),
      jsonLd: ({ url }) => itemList(site, 'product', site.company.products, url),
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
