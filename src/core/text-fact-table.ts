import { copyString } from './copy-string.ts';
import type { TextFacts } from './release.ts';

/** Facts of many texts, whose links lie as numbers in one table: most pages have the same few. */
export interface TextFactTable {
  /** Facts, with copies of links that are views. */
  keep(facts: TextFacts): TextFacts;
  /** Facts whose links are known by numbers. */
  keepNumbers(facts: Omit<TextFacts, 'links'>, links: Uint32Array): TextFacts;
  /** The number of a link, which is copied when it is new. */
  numberOf(link: string): number;
  /** Frees memory that only further facts need; these may still come. */
  settle(): void;
}

/** Numbers of links that are kept in one piece, of which the first is small: most sites are. */
const [firstPiece, largestPiece] = [1 << 10, 1 << 16];

/** Makes an empty table. */
export function createTextFactTable(): TextFactTable {
  const links: string[] = [];
  let numbers = new Map<string, number>();
  let piece = new Uint32Array(firstPiece);
  let filled = 0;
  const numberOf = (link: string) => {
    const known = numbers.get(link);
    if (known !== undefined) return known;
    // Settled: begun again.
    if (numbers.size < links.length) numbers = new Map(links.map((text, i) => [text, i]));
    const found = numbers.get(link);
    if (found !== undefined) return found;
    const text = copyString(link);
    numbers.set(text, links.length);
    return links.push(text) - 1;
  };
  const keepNumbers = ({ tokens, ids, words }: Omit<TextFacts, 'links'>, own: Uint32Array) => {
    if (filled + own.length > piece.length) {
      piece = new Uint32Array(Math.max(own.length, Math.min(piece.length * 2, largestPiece)));
      filled = 0;
    }
    piece.set(own, filled);
    const facts = new KeptFacts({ tokens, ids, words }, links, piece, filled, own.length);
    filled += own.length;
    return facts;
  };
  return {
    keep: (facts) => keepNumbers(facts, Uint32Array.from(facts.links, numberOf)),
    keepNumbers,
    numberOf,
    settle() {
      numbers = new Map();
    },
  };
}

class KeptFacts implements TextFacts {
  readonly tokens: number | undefined;
  readonly ids: string | undefined;
  readonly words: string | undefined;
  readonly #texts: readonly string[];
  readonly #numbers: Uint32Array;
  readonly #from: number;
  readonly #count: number;

  constructor(
    { tokens, ids, words }: Omit<TextFacts, 'links'>,
    texts: readonly string[],
    numbers: Uint32Array,
    from: number,
    count: number,
  ) {
    this.tokens = tokens;
    this.ids = ids;
    this.words = words;
    this.#texts = texts;
    this.#numbers = numbers;
    this.#from = from;
    this.#count = count;
  }

  /** Built on each read. */
  get links(): readonly string[] {
    const links: string[] = [];
    for (let i = this.#from; i < this.#from + this.#count; i += 1) links.push(this.#texts[this.#numbers[i] ?? 0] ?? '');
    return links;
  }
}
