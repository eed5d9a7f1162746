import type { Site } from '../../content/site.ts';
import { omitUndefined } from '../../core/omit-undefined.ts';
import { entryAnchor, siteUrl } from '../../core/url.ts';
import { loadWireBlocks } from './wire-blocks.ts';

/** A product on the wire, with what partners ask of it. */
export const wireProduct = () => {
  const { z, descriptionKey, wireUrl, wireText, wireId, wireOpenEnum, wirePlace } = loadWireBlocks();
  return z
    .object({
      id: wireId(),
      name: wireText('wire.productName'),
      summary: wireText('wire.productSummary'),
      access: wireOpenEnum(['public', 'gated', 'sold'], 'wire.access'),
      price: wireText('wire.price').optional(),
      link: wireUrl('wire.productLink').optional(),
      solutions: z.array(z.string()).describe(descriptionKey('wire.productSolutions')),
      url: wirePlace(),
    })
    .meta({ id: 'Product', description: descriptionKey('wire.Product') });
};

/** The body of a product. */
export function productBody(product: Site['company']['products'][number], url: (path: string) => string) {
  const { id, name, summary, access, price, link, solutions = [] } = product;
  return omitUndefined({
    ...{ id, name, summary, access, price, link: link === undefined ? undefined : siteUrl(link, url) },
    ...{ solutions: [...solutions], url: url('/') + entryAnchor('product', id) },
  });
}
