import { sha256 } from './digest.ts';

/** One of the parts into which the pages of a site are divided. */
export interface Shard {
  /** From 1 to `of`. */
  readonly number: number;
  readonly of: number;
}

/**
 * The number of the shard that makes a page, by the name of its file alone: every machine divides alike, and a page that
 * comes or goes moves no other.
 */
export function shardOf(source: string, of: number): number {
  return (Number.parseInt(sha256(source).slice(0, 8), 16) % of) + 1;
}
