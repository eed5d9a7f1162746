import type { Site } from '../../content/site.ts';

/** What an organisation delivers only under an agreement. */
export interface Gated {
  readonly what: 'interfaces' | 'products';
  readonly items: readonly { readonly name: string; readonly description: string }[];
}

/** Whether a product is delivered only under an agreement. Asked this way round, a labelled word (trace.ts) is one too. */
export const isGated = ({ access }: { readonly access: string }): boolean => access !== 'public' && access !== 'sold';

/** The interfaces of content/access.ts; without any, the gated products of content/company.ts; else nothing. */
export function gatedOf({ access, company }: Site): Gated | undefined {
  if (access.interfaces.length > 0) return { what: 'interfaces', items: access.interfaces };
  const products = company.products.filter(isGated);
  if (products.length === 0) return undefined;
  return { what: 'products', items: products.map(({ name, summary }) => ({ name, description: summary })) };
}
