import { copyString } from '../../core/copy-string.ts';
import type { TextFacts } from '../../core/release.ts';
import type { TextFactTable } from '../../core/text-fact-table.ts';
import { addWork, takeWork, type Work } from '../../core/work.ts';
import type { RenderedPage, RenderedText } from './render-page.ts';

/**
 * Pages as they change threads: bytes in one piece, which need not be copied, and links as numbers, for most pages have
 * the same few. A text that comes for the first time stands in `fresh` and has the next number.
 */
export interface PackedPages {
  readonly pages: readonly (PackedPage | undefined)[];
  readonly bytes: ArrayBuffer;
  readonly links: Uint32Array;
  readonly fresh: readonly string[];
  /** Counted by the thread since its last batch. */
  readonly work: Work;
}

type PackedText = Omit<RenderedText, 'bytes' | 'read'> & {
  readonly at: number;
  readonly size: number;
  readonly read: Omit<TextFacts, 'links'>;
  /** How many of the numbers are its own; they follow those of the text before it. */
  readonly links: number;
};
type PackedPage = Omit<RenderedPage, 'html' | 'mirror'> & { readonly html: PackedText; readonly mirror: PackedText };

/** Returns a function that packs the pages of one batch after the other. */
export function createPagePacker(): (pages: readonly (RenderedPage | undefined)[]) => PackedPages {
  const ids = new Map<string, number>();
  return (pages) => {
    const texts = pages.flatMap((page) => (page ? [page.html, page.mirror] : []));
    const bytes = new Uint8Array(texts.reduce((sum, text) => sum + text.bytes.byteLength, 0));
    const links = new Uint32Array(texts.reduce((sum, { read }) => sum + read.links.length, 0));
    const fresh: string[] = [];
    const idOf = (link: string) => {
      const known = ids.get(link);
      if (known !== undefined) return known;
      // A view would keep the page that it was found in.
      const text = copyString(link);
      fresh.push(text);
      ids.set(text, ids.size);
      return ids.size - 1;
    };
    let [filled, linked] = [0, 0];
    const pack = ({ bytes: own, read: { links: to, ...read }, ...text }: RenderedText): PackedText => {
      const at = filled;
      bytes.set(own, at);
      filled += own.byteLength;
      for (const link of to) links[linked++] = idOf(link);
      return { ...text, read, at, size: own.byteLength, links: to.length };
    };
    const packed = pages.map((page) => page && { ...page, html: pack(page.html), mirror: pack(page.mirror) });
    return { pages: packed, bytes: bytes.buffer, links, fresh, work: takeWork() };
  };
}

/**
 * Returns a function that gives what a createPagePacker() was given, batch by batch in its order; bytes are views of the one piece,
 * and facts are kept in `table`.
 */
export function createPageUnpacker(table: TextFactTable): (packed: PackedPages) => (RenderedPage | undefined)[] {
  const known: number[] = [];
  return ({ pages, bytes, links, fresh, work }) => {
    addWork(work);
    for (const link of fresh) known.push(table.numberOf(link));
    let linked = 0;
    const unpack = ({ at, size, links: count, read: facts, ...text }: PackedText): RenderedText => {
      const own = links.subarray(linked, linked + count).map((id) => known[id] ?? 0);
      linked += count;
      const read = table.keepNumbers(facts, own);
      return { ...text, bytes: new Uint8Array(bytes, at, size), read };
    };
    return pages.map((page) => page && { ...page, html: unpack(page.html), mirror: unpack(page.mirror) });
  };
}
