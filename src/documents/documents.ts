import type { Site } from '../content/site.ts';
import type { Document } from '../core/document.ts';
import { table } from './index.ts';
import type { Maker } from './maker.ts';

/** A line of the table, what it was given, and what it made of it. */
export interface Listing {
  readonly make: Maker;
  readonly above: readonly Document[];
  readonly documents: readonly Document[];
}

/** Lists every document of a site, in the order of the table. Nothing is rendered. */
export function documents(site: Site): Document[] {
  return listings(site).flatMap((listing) => listing.documents);
}

/** The same, line by line. */
export function listings(site: Site): Listing[] {
  let above: readonly Document[] = [];
  return table.map((make) => {
    const listing = { make, above, documents: [make(site, above)].flat() };
    above = above.concat(listing.documents);
    return listing;
  });
}
