import { findPublications } from '../../explain/publications.ts';
import type { Tracer } from '../../explain/tracer.ts';
import type { LiveEdition } from '../live/live-state.ts';

/** Documents of a value; plain data. */
export interface PublishingDocuments {
  /** Paths of documents, in the order of the catalog; null where there are too many documents to ask each. */
  readonly paths: readonly string[] | null;
}

/** Documents up to which each is asked: it is made once more, or a few times. */
const mostAsked = 400;

/** The documents that say the value at `content/company.ts:8:18`; undefined for a place at which no published value stands. */
export function findPublishingDocuments(
  edition: LiveEdition,
  tracer: Tracer,
  place: string,
): PublishingDocuments | undefined {
  const leaves = tracer.leaves.filter(({ at }) => `${at.file}:${at.line}:${at.col}` === place);
  if (leaves.length === 0) return undefined;
  if (edition.catalog.length > mostAsked) return { paths: null };
  return { paths: findPublications(new Set(leaves), edition.catalog, tracer).map(({ path }) => path) };
}
