import type { Site } from '../../content/site.ts';
import { say } from '../../language/say.ts';
import { spoken } from '../../language/spoken.ts';

/** Products or interfaces that need an agreement. */
export interface Gated {
  readonly what: 'interfaces' | 'products';
  readonly items: readonly { readonly name: string; readonly description: string }[];
}

/** Whether a product needs an agreement. Phrased by exclusion, so that a labelled word (trace.ts) counts too. */
export const isGated = ({ access }: { readonly access: string }): boolean => access !== 'public' && access !== 'sold';

/** Interfaces of content/access.ts; without any, gated products of content/company.ts, if any. */
export function gatedOf({ access, company }: Site): Gated | undefined {
  if (access.interfaces.length > 0) return { what: 'interfaces', items: access.interfaces };
  const products = company.products.filter(isGated);
  if (products.length === 0) return undefined;
  return { what: 'products', items: products.map(({ name, summary }) => ({ name, description: summary })) };
}

/** Sentence on how to request what is not public, or to ask a question. Takes the site. */
export function howToAsk(site: Site): string {
  const gated = gatedOf(site);
  const key = !gated ? 'auth.howQuestions' : gated.what === 'interfaces' ? 'auth.howInterfaces' : 'auth.howProducts';
  return say(spoken(site.language), key);
}
