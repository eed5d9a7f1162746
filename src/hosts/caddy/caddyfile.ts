import { pageMark } from '../../core/canonical.ts';
import type { Headers, Release } from '../../core/release.ts';
import type { HeaderSets } from '../header-sets.ts';

/** A directive with a block, as lines: tabs inside, as `caddy fmt` has them. */
export function block(head: string, lines: readonly string[]): string[] {
  return [`${head} {`, ...lines.map((line) => `\t${line}`), '}'];
}

/** Stands for the placeholder while a value is quoted. */
const waiting = '<page>';

/** `name "value"`; where the value names the page of a mirror, that is taken from the request. */
export function headerLine(name: string, value: string): string {
  return `${name} ${quoteToken(value.replace(pageMark, waiting)).replace(waiting, '{http.vars.gazette_stem}/')}`;
}

/**
 * A quoted token: between backticks if there is a backslash, which Caddy leaves alone there only.
 *
 * @throws Error on braces, which open a placeholder even inside quotes, on a backtick beside a backslash, and on
 *   control characters: no path or header field of ours has them
 */
export function quoteToken(text: string): string {
  const [backslash, backtick] = [text.includes('\\'), text.includes('`')];
  if (/[^\x20-\x7E\u00a0-\uffff]|[{}]/.test(text) || (backslash && backtick))
    throw new Error(`cannot be written into a Caddyfile: ${JSON.stringify(text)}`);
  return backslash ? `\`${text}\`` : `"${text.replaceAll('"', '\\"')}"`;
}

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
