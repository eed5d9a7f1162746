import type { Site } from '../content/site.ts';
import type { Document } from '../core/document.ts';

/** Makes the documents of one line of the table from the site, and from those of the lines above. */
export type Maker = (site: Site, above: readonly Document[]) => Document | readonly Document[];
