import type { Site } from '../../content/site.ts';
import type { Document } from '../../core/document.ts';
import type { Listing } from '../../documents/documents.ts';
import type { Maker } from '../../documents/maker.ts';
import { publicFiles } from '../../documents/public-files.ts';
import { notFound } from '../../site/pages/not-found.ts';
import { pages } from '../../site/pages/pages.ts';
import type { Listener } from './listener.ts';
import { trackedRows, trackedSite } from './tracked.ts';

/** A document made of a tracked site, so that its render() is heard reading. */
export interface Twin {
  readonly document: Pick<Document, 'render' | 'texts'>;
  /** Reads of its table line. */
  readonly reads: Iterable<string>;
}

/** Pages have records of their own (page-records.ts); of files of public/ the bytes are at hand. */
const without: ReadonlySet<Maker> = new Set<Maker>([pages, publicFiles]);

/**
 * The twins of documents by their files. A line of the table is made again only when one of its
 * documents is asked for. Documents that say what they were given hang on that, and not on what their line has read.
 */
export function twinsOf(
  site: Site,
  lines: readonly Listing[],
  { note, hear }: Listener,
): Pick<ReadonlyMap<string, Twin>, 'get' | 'has'> {
  let isPlain = false;
  const view = trackedSite(site, note, () => isPlain);
  const lineOf = new Map<string, Listing>();
  for (const line of lines) if (!without.has(line.make)) for (const { file } of line.documents) lineOf.set(file, line);

  const twins = ({ make, above, documents }: Listing): Map<string, Twin> => {
    isPlain = documents.every(({ given }) => given !== undefined);
    const rows = isPlain ? above : trackedRows('catalog', above, note);
    const [made, reads] = hear(() => [make(view, rows)].flat());
    isPlain = false;
    return new Map(made.map((document) => [document.file, { document, reads: document.given ? [] : reads }]));
  };
  const missing = () => {
    const [document, reads] = hear(() => notFound(view));
    return { document, reads };
  };
  const known = new Map<Listing, Map<string, Twin>>();
  const missingFile = notFound(site).file;
  return {
    has: (file) => lineOf.has(file) || file === missingFile,
    get(file) {
      const line = lineOf.get(file);
      if (!line) return file === missingFile ? missing() : undefined;
      const found = known.get(line) ?? twins(line);
      known.set(line, found);
      return found.get(file);
    },
  };
}
