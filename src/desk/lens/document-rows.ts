import type { Problem } from '../../core/problem.ts';
import { estimateTokens } from '../../core/tokens.ts';
import type { LiveEdition } from '../live/live-state.ts';

/** One document in the list of the desk. */
export interface DocumentRow {
  readonly path: string;
  readonly kind: string;
  readonly title: string;
  readonly updated: string | null;
  readonly mirrorOf: string | null;
  /** Null until the whole edition has been rendered. */
  readonly bytes: number | null;
  /** Estimated tokens of what agents read; null for the rest. */
  readonly tokens: number | null;
  readonly problems: number;
}

/** All documents in the order of the table. `isRendered`: whether sizes can be told without making anybody wait. */
export function listDocumentRows(
  { catalog, release }: LiveEdition,
  problems: readonly Problem[],
  isRendered: boolean,
): DocumentRow[] {
  const counts = new Map<string, number>();
  for (const { at } of problems) if (at) counts.set(at.file, (counts.get(at.file) ?? 0) + 1);
  return catalog.map((document) => {
    const { path, kind, title, updated, mirrorOf, source } = document;
    const bytes = isRendered ? release.files.get(document.file)!.bytes : undefined;
    const isForAgents = /^(?:text\/(?:markdown|plain)|application\/(?:linkset\+)?json)/.test(document.mediaType);
    return {
      path,
      kind,
      title,
      updated: updated ?? null,
      mirrorOf: mirrorOf ?? null,
      bytes: bytes?.length ?? null,
      tokens: bytes && isForAgents ? estimateTokens(Buffer.from(bytes).toString('utf8')) : null,
      problems: (counts.get(path) ?? 0) + (source === undefined ? 0 : (counts.get(source) ?? 0)),
    };
  });
}
