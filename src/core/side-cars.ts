import type { ByteCache } from './byte-cache.ts';
import type { Encoding } from './encoding.ts';

/** Digest and size of the compressed forms of a file; one that does not get smaller is absent. */
export type SideCars = Readonly<Partial<Record<Encoding, { readonly sha256: string; readonly size: number }>>>;

/** `fast`: Brotli quality 7. `best`: quality 11, about 25 times the time for 12 % fewer bytes. gzip is at 9 in both. */
export type Compression = 'fast' | 'best';

/** Side-cars known from earlier builds, by the SHA-256 of their source files. */
export interface SideCarIndex {
  get(sha256: string): SideCars | undefined;
  set(sha256: string, sideCars: SideCars): void;
}

/** Cache of compressed files. With an index no byte of them is held: they are read when they are written. */
export interface SideCarCache extends ByteCache {
  readonly index?: SideCarIndex | undefined;
  /** Default: `fast`. */
  readonly compression?: Compression | undefined;
  /** Says that an entry will be wanted again, although nobody asks for it now. */
  need?(key: string): void;
}
