import { decodePercent } from './url.ts';

/** An address from which a redirect leads, taken apart: `/old/`, `/index.php?id=7`, or `/blog/*` for `/blog` and all below it. */
export interface OldAddress {
  /** Path without wildcard and query: `/blog` for `/blog/*`. */
  readonly path: string;
  /** Compared as a whole, since that is what all hosts can; absent: any query or none. */
  readonly query?: string;
  readonly isFolder: boolean;
}

export function parseOldAddress(address: string): OldAddress {
  const [path = ''] = address.split('?', 1);
  const isFolder = path.endsWith('/*');
  return {
    path: isFolder ? path.slice(0, -2) : path,
    ...(path !== address && { query: address.slice(path.length + 1) }),
    isFolder,
  };
}

/**
 * The one form of an address, however it was written: in NFC, letters beyond ASCII percent-encoded (RFC 3987 §3.1), and nothing
 * encoded that need not be (RFC 3986 §6.2.2). What is no encoding of a text stays.
 */
export function canonicalAddress(address: string): string {
  return address
    .replace(/(?:%[0-9a-f]{2})+/gi, decodeLetters)
    .normalize('NFC')
    .replace(/[^\x21-\x7e\p{Cs}]+/gu, encodeURIComponent);
}

function decodeLetters(encoded: string): string {
  const text = decodePercent(encoded);
  if (text === encoded) return encoded.toUpperCase();
  const hex = (mark: string) => `%${mark.charCodeAt(0).toString(16).padStart(2, '0').toUpperCase()}`;
  return text.replace(/[^\w.~-]/g, (mark) => (mark > '~' && mark !== '\x7f' ? mark : hex(mark)));
}
