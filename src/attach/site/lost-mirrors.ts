import type { CompiledSite } from '../../compile/compile.ts';
import { extractTextFacts } from '../../compile/text-facts.ts';
import type { Document } from '../../core/document.ts';
import type { RecreateBytes } from '../../core/lazy-file.ts';
import { createMemoryFile } from '../../core/memory-file.ts';
import type { ReleaseFile } from '../../core/release.ts';
import type { TakenNames } from './document-filter.ts';

/** Paths that are lost, with those that stand for them: a page for its mirror, or a mirror for its page. */
export type LostPaths = ReadonlyMap<string, string>;

/** Pages and mirrors of an edition of which the other alone is there; with neither, the page is theirs. */
export function findLostPaths(
  { catalog: own }: Pick<CompiledSite, 'catalog'>,
  both: readonly Document[],
  taken: TakenNames,
): LostPaths {
  const there = new Set(both.map(({ path }) => path));
  return new Map(
    own.flatMap(({ path, file, mirrorOf }): [string, string][] => {
      if (mirrorOf === undefined) return [];
      const hasPage = there.has(mirrorOf) || taken.hasPage(mirrorOf);
      if (!hasPage && (there.has(path) || taken.hasFile(file))) return [[mirrorOf, path]];
      return there.has(path) ? [] : [[path, mirrorOf]];
    }),
  );
}

/** Skills are published byte for byte; an index lists them. */
const isFixed = ({ kind, path }: Document) => kind === 'asset' || kind === 'public' || path.endsWith('/SKILL.md');

const address = /(?<=["(<\s])(https?:\/\/[^/\s"()<>]+)?(\/[^\s"()<>#?]*)(?=["()<>#?\s])/g;

/** A document with links to lost paths replaced; undefined without such links. */
export function replaceLostLinks(
  document: Document | undefined,
  again: RecreateBytes,
  lost: LostPaths,
  baseUrl: string,
): ReleaseFile | undefined {
  if (lost.size === 0 || !document || isFixed(document)) return undefined;
  const { file, mediaType } = document;
  const before = Buffer.from(again(file)).toString('utf8');
  const after = before.replace(address, (all, origin: string | undefined, path: string) => {
    const page = origin === undefined || origin === baseUrl ? lost.get(path) : undefined;
    return page === undefined ? all : `${origin ?? ''}${page}`;
  });
  if (after === before) return undefined;
  return { ...createMemoryFile(file, Buffer.from(after)), read: extractTextFacts(mediaType, after, [baseUrl]) };
}
