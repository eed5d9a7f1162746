import type { ReleaseFile } from '../core/release.ts';

/** A file that was made, of which `again` makes the bytes. */
export type Made = (again: () => Uint8Array) => ReleaseFile;
