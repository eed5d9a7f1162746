import { z } from 'zod';
import { line, name, sentence, slug } from './fields.ts';
import { siteLink } from './urls.ts';

/** A product, and what partners ask of it. */
export const productItem = () =>
  z.strictObject({
    id: slug(),
    name: name(80).describe('Name of the product.'),
    summary: sentence().describe('What it is, in one sentence.'),
    access: z
      .enum(['public', 'gated', 'sold'])
      .describe('public: free for all; gated: only under a signed agreement; sold: whoever pays can have it.'),
    price: line(120).optional().describe('What it costs, in words, such as: from £9 a month.'),
    link: siteLink()
      .optional()
      .describe('A page about it, or where it can be had: a path of this site or an https URL.'),
    solutions: z
      .array(slug())
      .optional()
      .describe('Ids of the solutions that it belongs to, as in content/solutions.ts.'),
  });
