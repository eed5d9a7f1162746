import type { Site } from '../../content/site.ts';

/** Address prefixes of facts about persons: a withdrawn name must not stand in a list of changes. */
const aboutPersons = [
  'company#people',
  'company#partners',
  'company#legal/representatives',
  'company#legal/publicationDirector',
] as const;

/** Kinds of organisations that are persons: all that is said of them is about one. */
const personalKinds: ReadonlySet<string> = new Set(['sole-trader']);

/** Whether the ledger keeps no values of an address, only that it changed, and when. */
export function isPersonalAddress(address: string, { company }: Pick<Site, 'company'>): boolean {
  if (address.startsWith('company#') && personalKinds.has(company.kind ?? '')) return true;
  return aboutPersons.some((each) => address === each || address.startsWith(`${each}/`));
}
