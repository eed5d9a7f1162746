import type { Site } from '../../content/site.ts';
import { languageByTag } from '../../language/language-by-tag.ts';
import { translate } from '../../language/translate.ts';

/** Products or interfaces that need an agreement. */
export interface GatedItems {
  readonly what: 'interfaces' | 'products';
  readonly items: readonly { readonly name: string; readonly description: string }[];
}

/** Whether a product needs an agreement. Phrased by exclusion, so that a labelled word (trace.ts) counts too. */
export const isGated = ({ access }: { readonly access: string }): boolean => access !== 'public' && access !== 'sold';

/** Interfaces of content/access.ts; without any, gated products of content/company.ts, if any. */
export function findGatedItems({ access, company }: Site): GatedItems | undefined {
  if (access.interfaces.length > 0) return { what: 'interfaces', items: access.interfaces };
  const products = company.products.filter(isGated);
  if (products.length === 0) return undefined;
  return { what: 'products', items: products.map(({ name, summary }) => ({ name, description: summary })) };
}

/** Sentence on how to request what is not public, or to ask a question. Takes the site. */
export function accessRequestSentence(site: Site): string {
  const gated = findGatedItems(site);
  const key = !gated ? 'auth.howQuestions' : gated.what === 'interfaces' ? 'auth.howInterfaces' : 'auth.howProducts';
  return translate(languageByTag(site.language), key);
}
