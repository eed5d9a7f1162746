import type { Headers, Release } from '../../core/release.ts';
import type { HeaderSets } from '../header-sets.ts';
import { block, headerLine } from './caddyfile.ts';

/** The header fields of all answers but a preflight's: those that all have alike are written once. */
export interface CaddyFields {
  /** Lines of every answer. */
  readonly common: readonly string[];
  /** More lines for one answer. */
  own(headers: Headers): string[];
  /** Extra lines of all sets, each for answers that chose the set. */
  readonly chosen: readonly string[];
}

export function buildCaddyFields(release: Release, { sets, setOf, indexOf }: HeaderSets): CaddyFields {
  const preflight = release.preflight && indexOf(release.preflight);
  const others = sets.filter((_, i) => i !== preflight);
  const [first = {}] = others;
  const isCommon = ([name, value]: readonly [string, string]) => others.every((set) => set[name] === value);
  const lines = (of: Headers, wanted: boolean) =>
    Object.entries(of)
      .filter((entry) => isCommon(entry) === wanted)
      .map(([name, value]) => headerLine(name, value));
  return {
    common: lines(first, true),
    own: (headers) => lines(setOf(headers), false),
    chosen: sets.flatMap((set, i) =>
      i === preflight
        ? []
        : [
            `@gazette_s${i} vars gazette_set s${i}`,
            ...block(`header @gazette_s${i}`, [...deferredHeaderLines, ...lines(set, false)]),
          ],
    ),
  };
}

/** Deferred, because file_server adds to them. Dates say nothing: file times are made of digests. */
export const deferredHeaderLines = ['defer', '-Last-Modified', '-Accept-Ranges'];
