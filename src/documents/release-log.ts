import type { Site } from '../content/site.ts';
import type { Document } from '../core/document.ts';
import tiles from './log-tiles.ts?lazy';

/** The log of releases as static tiles (https://c2sp.org/tlog-tiles), where releases are signed and logged. */
export function releaseLog(site: Site): Document[] {
  // A site without one loads nothing of it.
  const { signing, log } = site;
  return signing && log ? tiles<typeof import('./log-tiles.ts')>().logDocuments(site, log.entries) : [];
}
