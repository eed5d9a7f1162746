import type { MadePage, MadeText } from './make-page.ts';

/** Pages whose bytes lie in one piece, so that they change threads without being copied. */
export interface PackedPages {
  readonly pages: readonly (PackedPage | undefined)[];
  readonly bytes: ArrayBuffer;
}

type PackedText = Omit<MadeText, 'bytes'> & { readonly at: number; readonly size: number };
type PackedPage = Omit<MadePage, 'html' | 'mirror'> & { readonly html: PackedText; readonly mirror: PackedText };

export function packed(pages: readonly (MadePage | undefined)[]): PackedPages {
  const texts = pages.flatMap((page) => (page ? [page.html, page.mirror] : []));
  const bytes = new Uint8Array(texts.reduce((sum, text) => sum + text.bytes.byteLength, 0));
  let filled = 0;
  const pack = ({ bytes: own, ...text }: MadeText): PackedText => {
    bytes.set(own, filled);
    filled += own.byteLength;
    return { ...text, at: filled - own.byteLength, size: own.byteLength };
  };
  return {
    pages: pages.map((page) => page && { ...page, html: pack(page.html), mirror: pack(page.mirror) }),
    bytes: bytes.buffer,
  };
}

/** What packed() was given; bytes are views of the one piece. */
export function unpacked({ pages, bytes }: PackedPages): (MadePage | undefined)[] {
  const unpack = ({ at, size, ...text }: PackedText): MadeText => ({ ...text, bytes: new Uint8Array(bytes, at, size) });
  return pages.map((page) => page && { ...page, html: unpack(page.html), mirror: unpack(page.mirror) });
}
