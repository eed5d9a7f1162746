import type { Edition } from '../../compile/compile.ts';
import { factsOf } from '../../compile/text-facts.ts';
import type { Document } from '../../core/document.ts';
import { heldFile } from '../../core/held-file.ts';
import type { Again } from '../../core/lazy-file.ts';
import type { ReleaseFile } from '../../core/release.ts';

/** Pages by the path of their lost mirror: attached pages have replaced both. */
export type LostMirrors = ReadonlyMap<string, string>;

/** Mirrors of an edition that the merged catalog lacks. */
export function lostMirrors({ catalog: own }: Pick<Edition, 'catalog'>, both: readonly Document[]): LostMirrors {
  const there = new Set(both.map(({ path }) => path));
  return new Map(
    own.flatMap(({ path, mirrorOf }) => (mirrorOf === undefined || there.has(path) ? [] : [[path, mirrorOf] as const])),
  );
}

/** Skills are published byte for byte; an index lists them. */
const isFixed = ({ kind, path }: Document) => kind === 'asset' || kind === 'public' || path.endsWith('/SKILL.md');

const address = /(?<=["(<\s])(https?:\/\/[^/\s"()<>]+)?(\/[^\s"()<>#]*\.md)(?=["()<>#\s])/g;

/** A document with links to lost mirrors replaced by their pages; undefined without such links. */
export function ledOn(
  document: Document | undefined,
  again: Again,
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
  return { ...heldFile(file, Buffer.from(after)), read: factsOf(mediaType, after, [baseUrl]) };
}
