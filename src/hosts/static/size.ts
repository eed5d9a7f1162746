import type { Release } from '../../core/release.ts';
import type { LimitExceeded } from '../host.ts';

/** Judges all files of dist/ against the size that a host publishes at most, in bytes. */
export function sizeLimit(release: Release, allowed: number): LimitExceeded[] {
  const got = [...release.files.values()].reduce((sum, { bytes }) => sum + bytes.byteLength, 0);
  return got > allowed ? [{ limit: 'bytes of the whole site', allowed, got }] : [];
}
