import { irregularWhitespacePattern } from '../../../core/characters.ts';

/** A space that is none to YAML, where one would part a name from its value. */
interface IrregularSpace {
  /** UTF-16 offset in the block. */
  readonly offset: number;
  readonly text: string;
}

/** Starts of lines, within a name or before its colon, and behind the colon. */
const places = [
  new RegExp(`^[ \\t]*()(${irregularWhitespacePattern}+)`, 'dgm'),
  new RegExp(`^([ \\t-]*[A-Za-z][\\w-]*)(${irregularWhitespacePattern}+)[\\w-]*[ \\t]*:(?=\\s|$)`, 'dgm'),
  new RegExp(`^([ \\t-]*[A-Za-z][\\w-]*:[ \\t]*)(${irregularWhitespacePattern}+)`, 'dgm'),
];

/** Finds odd spaces in an unreadable block of front matter, the first of each line. */
export function findIrregularSpaces(block: string): IrregularSpace[] {
  const found = places.flatMap((place) =>
    [...block.matchAll(place)].map((match) => ({
      offset: match.indices?.[2]?.[0] ?? match.index,
      text: match[2] ?? '',
    })),
  );
  return found.sort((a, b) => a.offset - b.offset);
}

/** Replaces odd spaces: none before a name or in it, one behind the colon. */
export const replaceIrregularSpaces = (block: string): string =>
  places.reduce(
    (text, place, i) =>
      text.replace(place, (whole, before: string, odd: string) =>
        whole.replace(before + odd, before + (i === 2 ? ' ' : '')),
      ),
    block,
  );
