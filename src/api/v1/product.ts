import type { Site } from '../../content/site.ts';
import { entryAnchor, siteUrl } from '../../core/url.ts';
import { omitEmpty } from '../../core/values.ts';
import { wireBlocks } from './wire-blocks.ts';

/** A product on the wire, with what partners ask of it. */
export const wireProduct = () => {
  const { z, wireUrl, wireText, wireId, wireOpenEnum, wirePlace } = wireBlocks();
  return z
    .object({
      id: wireId(),
      name: wireText('Name of the product.'),
      summary: wireText('What it does.'),
      access: wireOpenEnum(
        ['public', 'gated', 'sold'],
        'gated: delivered under a signed agreement; no endpoint on this origin. sold: whoever pays can have it.',
      ),
      price: wireText('What it costs, in words.').optional(),
      link: wireUrl('A page about it, or where it can be had.').optional(),
      solutions: z.array(z.string()).describe('Ids of the solutions that it belongs to.'),
      url: wirePlace(),
    })
    .meta({ id: 'Product', description: 'A product of the company.' });
};

/** The body of a product. */
export function productBody(product: Site['company']['products'][number], url: (path: string) => string) {
  const { id, name, summary, access, price, link, solutions = [] } = product;
  return omitEmpty({
    ...{ id, name, summary, access, price, link: link === undefined ? undefined : siteUrl(link, url) },
    ...{ solutions: [...solutions], url: url('/') + entryAnchor('product', id) },
  });
}
