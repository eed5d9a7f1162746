import type { Site } from '../../content/site.ts';
import type { Document } from '../../core/document.ts';
import { productsView, productView } from '../page-model/pages/products.ts';
import { itemListNodes } from '../renderers/json-ld/item-list.ts';
import { productNode } from '../renderers/json-ld/offer.ts';
import { entryPage, sectionPage } from './section-page.ts';

/** /products/ and a page for each: availability and price. */
export function products(site: Site): Document[] {
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
