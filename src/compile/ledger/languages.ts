import type { Site } from '../../content/site.ts';
import type { Facts } from './body-facts.ts';
import { factsOf } from './facts.ts';

/** What the addresses of a language begin with: nothing in the first, `en/` in another. */
export const prefixOf = ({ inLanguage }: Site): string =>
  inLanguage === undefined || inLanguage.prefix === '' ? '' : `${inLanguage.key}/`;

/** The facts of a site in all its languages. */
export function allFactsOf(site: Site): Facts {
  const all = [site, ...(site.translations ?? [])].map((each) => factsOf(each, prefixOf(each)));
  return {
    facts: new Map(all.flatMap(({ facts }) => [...facts])),
    units: new Map(all.flatMap(({ units }) => [...units])),
  };
}
