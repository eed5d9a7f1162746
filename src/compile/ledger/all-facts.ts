import type { Site } from '../../content/site.ts';
import type { LedgerFacts } from './body-facts.ts';
import { digestValue } from './digest.ts';
import { collectSiteFacts } from './facts.ts';

/** Prefix of the addresses of a language: empty for the first, `en/` for another. */
export const addressPrefixOf = ({ inLanguage }: Site): string =>
  inLanguage === undefined || inLanguage.prefix === '' ? '' : `${inLanguage.key}/`;

/** The digest of all that is said: for which content the words of Gazette were recorded. */
export const contentAddress = 'generator#$content';

/** Whether an address is of what Gazette makes of facts and words. */
export const isGeneratedAddress = (address: string): boolean => /^(?:[^#/]+\/)?generator#/.test(address);

/** The facts of a site in all its languages. */
export function collectAllFacts(site: Site): LedgerFacts {
  const all = [site, ...(site.translations ?? [])].map((each) => collectSiteFacts(each, addressPrefixOf(each)));
  const facts = new Map(all.flatMap((each) => [...each.facts]));
  const said = [...facts]
    .filter(([address]) => !isGeneratedAddress(address))
    .map(([address, { digest }]) => [address, digest]);
  facts.set(contentAddress, { digest: digestValue(Object.fromEntries(said)) });
  return {
    facts,
    units: new Map(all.flatMap(({ units }) => [...units])),
  };
}
