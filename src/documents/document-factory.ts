import type { Site } from '../content/site.ts';
import type { Document } from '../core/document.ts';

/** Makes the documents of one line of the table from the site, from those of the lines above, and from those of other languages. */
export type DocumentFactory = (
  site: Site,
  above: readonly Document[],
  elsewhere?: readonly Document[],
) => Document | readonly Document[];
