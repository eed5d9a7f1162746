import type { Site } from '../../content/site.ts';
import { say } from '../../language/say.ts';
import { spoken } from '../../language/spoken.ts';

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

/** How to ask, in a sentence: for what is not public, or else a question. Takes the site. */
export function howToAsk(site: Site): string {
  const gated = gatedOf(site);
  const key = !gated ? 'auth.howQuestions' : gated.what === 'interfaces' ? 'auth.howInterfaces' : 'auth.howProducts';
  return say(spoken(site.language), key);
}
