import type { Site } from '../content/site.ts';
import type { Document } from '../core/document.ts';
import { table } from './index.ts';
import { onceForAll } from './languages/once.ts';
import { placed } from './languages/placed.ts';
import type { Maker } from './maker.ts';

/** A line of the table, its input and its documents. */
export interface Listing {
  readonly make: Maker;
  readonly above: readonly Document[];
  readonly documents: readonly Document[];
}

/**
 * Lists every document of a site, in the order of the table; `tell` hears of each line. Nothing is rendered. Of a site
 * with several languages the same table makes those of each, which then get their place below its prefix.
 */
export function documents(site: Site, tell: (line: Listing) => void = () => {}): Document[] {
  const ofEach = table.filter((make) => !onceForAll.has(make));
  const others = (site.translations ?? []).flatMap((each) => placed(each, listed(each, ofEach, [])));
  const { attached } = site;
  const elsewhere = attached ? others.flatMap((document) => attached.keep(document) ?? []) : others;
  return [...listed(site, table, elsewhere, tell), ...elsewhere];
}

function listed(
  site: Site,
  makers: readonly Maker[],
  elsewhere: readonly Document[],
  tell: (line: Listing) => void = () => {},
): Document[] {
  return makers.reduce<Document[]>((above, make) => {
    const made = [make(site, above, elsewhere)].flat();
    const { attached } = site;
    const own = attached ? made.flatMap((document) => attached.keep(document) ?? []) : made;
    tell({ make, above, documents: own });
    return above.concat(own);
  }, []);
}
