import { gzipSync } from 'node:zlib';
import type { LimitExceeded } from '../host.ts';

/** Judges code against a limit on its size after compression: empty, or what it exceeds, in bytes. */
export function checkCodeSize(limit: string, allowed: number, code: string): LimitExceeded[] {
  // Code below the limit needs no compressing.
  if (code.length <= allowed) return [];
  const got = gzipSync(code).byteLength;
  return got > allowed ? [{ limit: `${limit}, after compression`, allowed, got }] : [];
}
