import type { CompiledSite } from '../../compile/compile.ts';
import { extractTextFacts } from '../../compile/text-facts.ts';
import type { Document } from '../../core/document.ts';
import type { RecreateBytes } from '../../core/lazy-file.ts';
import { createMemoryFile } from '../../core/memory-file.ts';
import type { ReleaseFile } from '../../core/release.ts';

/** Pages by the path of their lost mirror: attached pages have replaced both. */
type LostMirrors = ReadonlyMap<string, string>;

/** Mirrors of an edition that the merged catalog lacks. */
export function findLostMirrors(
  { catalog: own }: Pick<CompiledSite, 'catalog'>,
  both: readonly Document[],
): LostMirrors {
  const there = new Set(both.map(({ path }) => path));
  return new Map(
    own.flatMap(({ path, mirrorOf }) => (mirrorOf === undefined || there.has(path) ? [] : [[path, mirrorOf] as const])),
  );
}

/** Skills are published byte for byte; an index lists them. */
const isFixed = ({ kind, path }: Document) => kind === 'asset' || kind === 'public' || path.endsWith('/SKILL.md');

const address = /(?<=["(<\s])(https?:\/\/[^/\s"()<>]+)?(\/[^\s"()<>#]*\.md)(?=["()<>#\s])/g;

/** A document with links to lost mirrors replaced by their pages; undefined without such links. */
export function replaceLostMirrorLinks(
  document: Document | undefined,
  again: RecreateBytes,
  lost: LostMirrors,
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
