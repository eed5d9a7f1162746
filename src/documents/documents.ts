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

/** Lists every document of a site, in the order of the table; `tell` hears of each line. Nothing is rendered. */
export function documents(site: Site, tell: (line: Listing) => void = () => {}): Document[] {
  return table.reduce<Document[]>((above, make) => {
    const own = [make(site, above)].flat();
    tell({ make, above, documents: own });
    return above.concat(own);
  }, []);
}
