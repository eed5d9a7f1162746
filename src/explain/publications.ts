import type { Document } from '../core/document.ts';
import { mediaTypes } from '../core/media-types.ts';
import type { ContentLeaf } from './content-leaves.ts';
import { listPublishedValues } from './published-values.ts';
import type { Tracer } from './tracer.ts';

/** A document that publishes a value, and where in it. */
export interface Publication {
  readonly path: string;
  /** JSON Pointers with `#` in front, in the order of the document. */
  readonly pointers: readonly string[];
  /** Lines of its text. */
  readonly lines: readonly number[];
}

/** Every document that publishes any of the leaves, in the order of the catalog. */
export function findPublications(
  leaves: ReadonlySet<ContentLeaf>,
  catalog: readonly Document[],
  tracer: Tracer,
): Publication[] {
  // Labels of others are in the way; but in JSON, also that of a page, values without one are compared.
  const narrow = tracer.narrowTo(leaves);
  return catalog.flatMap((document) => {
    const isText = document.mediaType === mediaTypes.markdown || document.mediaType === mediaTypes.text;
    const values = listPublishedValues(document, isText ? narrow : tracer).filter((value) =>
      value.leaves.some((leaf) => leaves.has(leaf)),
    );
    if (values.length === 0) return [];
    return [
      {
        path: document.path,
        pointers: unique(values.flatMap(({ pointer }) => (pointer === undefined ? [] : [`#${pointer}`]))),
        lines: unique(values.flatMap(({ line }) => line ?? [])),
      },
    ];
  });
}

function unique<T>(list: readonly T[]): T[] {
  return [...new Set(list)];
}
