import { type OldAddress, parseOldAddress } from '../core/old-address.ts';
import { compareCodeUnits } from '../core/problem.ts';

/** A redirect whose address is no plain path, for servers that find it by a pattern. */
interface RedirectPattern extends OldAddress {
  readonly from: string;
  readonly to: string;
  /** A pattern of the request target as received, without anchors; every dialect takes it. */
  readonly pattern: string;
}

interface SplitRedirects {
  /** From paths that every configuration can name. */
  readonly plain: readonly (readonly [from: string, to: string])[];
  /** All others, and what a wildcard among them would take: the first that fits counts. */
  readonly patterns: readonly RedirectPattern[];
}

/** Takes redirects apart for servers whose rules name paths; others look their addresses up as findRedirect() does. */
export function splitRedirects(redirects: Iterable<readonly [from: string, to: string]>): SplitRedirects {
  const all = [...redirects];
  const folders = all.flatMap(([from]) => (from.endsWith('/*') ? [from.slice(0, -2)] : []));
  const isBelow = (path: string) => folders.some((folder) => path === folder || path.startsWith(`${folder}/`));
  const isPlain = ([from]: readonly [string, string]) => /^[\w.~/-]+$/.test(from) && !isBelow(from);
  const patterns = all
    .filter((pair) => !isPlain(pair))
    .map(([from, to]): RedirectPattern => {
      const address = parseOldAddress(from);
      return { ...address, from, to, pattern: patternOf(address) };
    });
  return {
    plain: all.filter(isPlain),
    patterns: patterns.sort(
      (a, b) => rankOf(a) - rankOf(b) || b.path.length - a.path.length || compareCodeUnits(a.from, b.from),
    ),
  };
}

/** A query before any query, an address before a folder. */
const rankOf = ({ query, isFolder }: OldAddress): number => (isFolder ? 2 : query === undefined ? 1 : 0);

function patternOf({ path, query, isFolder }: OldAddress): string {
  const folder = isFolder ? '(?:/[^?]*)?' : '';
  return `${exactText(path)}${folder}${query === undefined ? '(?:[?].*)?' : `[?]${exactText(query)}`}`;
}

/** A pattern that matches this text only. */
export const exactText = (text: string): string =>
  text.replace(/[^A-Za-z0-9/_~-]/g, (character) => `\\x${character.charCodeAt(0).toString(16).padStart(2, '0')}`);
