import type { Site } from '../../content/site.ts';
import type { Document } from '../../core/document.ts';
import type { DocumentFactory } from '../../documents/document-factory.ts';
import type { DocumentTableLine } from '../../documents/documents.ts';
import { publicFiles } from '../../documents/public-files.ts';
import { notFound } from '../../site/pages/not-found.ts';
import { pages } from '../../site/pages/pages.ts';
import type { ReadRecorder } from './read-recorder.ts';
import { trackRows, trackSite } from './track-reads.ts';

/** A document made of a tracked site, so that its render() is heard reading. */
export interface TrackedDocument {
  readonly document: Pick<Document, 'render' | 'texts'>;
  /** Reads of its table line. */
  readonly reads: Iterable<string>;
}

/** Pages have records of their own (page-records.ts); of files of public/ the bytes are at hand. */
const without: ReadonlySet<DocumentFactory> = new Set<DocumentFactory>([pages, publicFiles]);

/**
 * The twins of documents by their files. A line of the table is made again only when one of its
 * documents is asked for. Documents that say what they were given hang on that, and not on what their line has read.
 */
export function createTrackedDocuments(
  site: Site,
  lines: readonly DocumentTableLine[],
  { note, hear }: ReadRecorder,
): Pick<ReadonlyMap<string, TrackedDocument>, 'get' | 'has'> {
  let isPlain = false;
  const view = trackSite(site, note, () => isPlain);
  const lineOf = new Map<string, DocumentTableLine>();
  for (const line of lines) if (!without.has(line.make)) for (const { file } of line.documents) lineOf.set(file, line);

  const twins = ({ make, above, documents }: DocumentTableLine): Map<string, TrackedDocument> => {
    isPlain = documents.every(({ given }) => given !== undefined);
    const rows = isPlain ? above : trackRows('catalog', above, note);
    const [made, reads] = hear(() => [make(view, rows)].flat());
    isPlain = false;
    return new Map(made.map((document) => [document.file, { document, reads: document.given ? [] : reads }]));
  };
  const missing = () => {
    const [document, reads] = hear(() => notFound(view));
    return { document, reads };
  };
  const known = new Map<DocumentTableLine, Map<string, TrackedDocument>>();
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
