import type { Site } from '../../content/site.ts';
import type { Facts } from './body-facts.ts';
import { digestOf } from './digest.ts';
import { factsOf } from './facts.ts';

/** Prefix of the addresses of a language: empty for the first, `en/` for another. */
export const prefixOf = ({ inLanguage }: Site): string =>
  inLanguage === undefined || inLanguage.prefix === '' ? '' : `${inLanguage.key}/`;

/** The digest of all that is said: for which content the words of Gazette were recorded. */
export const contentAddress = 'generator#$content';

/** Whether an address is of what Gazette makes of facts and words. */
export const isGenerated = (address: string): boolean => /^(?:[^#/]+\/)?generator#/.test(address);

/** The facts of a site in all its languages. */
export function allFactsOf(site: Site): Facts {
  const all = [site, ...(site.translations ?? [])].map((each) => factsOf(each, prefixOf(each)));
  const facts = new Map(all.flatMap((each) => [...each.facts]));
  const said = [...facts]
    .filter(([address]) => !isGenerated(address))
    .map(([address, { digest }]) => [address, digest]);
  facts.set(contentAddress, { digest: digestOf(Object.fromEntries(said)) });
  return {
    facts,
    units: new Map(all.flatMap(({ units }) => [...units])),
  };
}
