import type { Site } from '../content/site.ts';
import type { Document } from '../core/document.ts';
import { table } from './index.ts';

/** Lists every document of a site, in the order of the table. Nothing is rendered. */
export function documents(site: Site): Document[] {
  return table.reduce<Document[]>((above, make) => above.concat(make(site, above)), []);
}
