import type { MarkedToken } from 'marked';
import { toMarkedTokens } from '../lexer.ts';

/** A run of `*` or `_` that may begin or end emphasis; what is left of it while pairs are made. */
interface Run {
  readonly mark: string;
  readonly length: number;
  readonly opens: boolean;
  readonly closes: boolean;
  at: number;
  /** Start of the emphasis that it belongs to. */
  from: number;
  left: number;
  done: boolean;
}

/** Neighbour of a run: a space, a sign or else a word; by 0.31 of CommonMark, or by 0.30, which knows fewer signs. */
type Sign = (character: string) => boolean;
const sign31: Sign = (character) => /[\p{P}\p{S}]/u.test(character);
const sign30: Sign = (character) => /[\p{P}$+<=>^`|~]/u.test(character);
/**
 * The offset in `text` of the first emphasis of the tokens that CommonMark (§6.2) would not make, or the other way
 * round; undefined where both agree. `text` is what the tokens were lexed from, in one piece.
 */
export function findAmbiguousEmphasis(tokens: readonly MarkedToken[], text: string): number | undefined {
  if (!/[*_]/.test(text)) return undefined;
  const made = new Set<string>();
  const masked = walk(tokens, 0, made);
  if (masked.length !== text.length) return undefined;
  for (const runs of readingsOf(masked)) {
    const { pairs: meant, uneven } = pairsIn(runs);
    if (uneven !== undefined) return uneven;
    const odd = [...made].filter((pair) => !meant.has(pair)).concat([...meant].filter((pair) => !made.has(pair)));
    if (odd.length > 0) return odd.map((pair) => Number.parseInt(pair, 10)).reduce((a, b) => Math.min(a, b));
  }
  return undefined;
}

/** The runs of a text as each reader sees them, where they can differ. */
function* readingsOf(text: string): Generator<Run[]> {
  yield runsIn(text, sign31);
  if (/[^\0-\x7f]/.test(text)) yield runsIn(text, sign30);
  // cmark-gfm ignores a tilde, which may strike.
  if (text.includes('~')) yield runsIn(text, sign30, '~');
}

/** Notes the emphasis of tokens by offset, end and strength; gives their text with marks that can be none masked. */
function walk(tokens: readonly MarkedToken[], start: number, made: Set<string>): string {
  let masked = '';
  for (const token of tokens) {
    const { raw } = token;
    const at = start + masked.length;
    if (token.type === 'em' || token.type === 'strong') {
      const width = token.type === 'em' ? 1 : 2;
      made.add(`${at} ${at + raw.length} ${width}`);
      masked +=
        raw.slice(0, width) + walk(toMarkedTokens(token.tokens), at + width, made) + raw.slice(raw.length - width);
    } else if (token.type === 'del') {
      const width = raw.startsWith('~~') ? 2 : 1;
      masked +=
        raw.slice(0, width) + walk(toMarkedTokens(token.tokens), at + width, made) + raw.slice(raw.length - width);
    } else masked += isText(token) ? raw : raw.replace(/[*_]/g, token.type === 'escape' ? '.' : 'x');
  }
  return masked;
}

/** Whether CommonMark reads it as text: a bare address is one to GFM alone. */
const isText = ({ type, raw }: MarkedToken) => type === 'text' || (type === 'link' && !/^[[<]/.test(raw));

/**
 * Pairs as CommonMark makes them of the runs of a text, by offset, end and strength. Of runs that are left in part, as in
 * `**a*`, and of more than three, readers make different things: `uneven` is where such a one is.
 */
function pairsIn(runs: readonly Run[]): { pairs: Set<string>; uneven?: number } {
  const pairs = new Set<string>();
  for (let i = 0; i < runs.length; ) {
    const closer = runs[i];
    const j = closer?.closes && !closer.done ? openerFor(closer, runs, i) : -1;
    const opener = runs[j];
    if (!closer || !opener) {
      // In old cmark no `_` before such a one can open.
      const skipped = closer?.closes && closer.mark === '_' && runs.slice(0, i).find((run) => mayPair(run, closer));
      if (skipped) return { pairs, uneven: skipped.at };
      if (closer && !closer.opens) closer.done = true;
      i += 1;
      continue;
    }
    if (isUneven(opener, closer)) return { pairs, uneven: opener.at };
    const width = opener.left > 1 && closer.left > 1 ? 2 : 1;
    opener.left -= width;
    closer.left -= width;
    closer.from = Math.min(closer.from, opener.from);
    pairs.add(`${opener.at + opener.left} ${closer.at + width} ${width}`);
    closer.at += width;
    for (let between = j + 1; between < i; between += 1) (runs[between] as Run).done = true;
    if (opener.left === 0) opener.done = true;
    if (closer.left === 0) {
      closer.done = true;
      i += 1;
    }
  }
  const part = runs.find(({ left, length }) => left > 0 && left < length);
  return part ? { pairs, uneven: part.from } : { pairs };
}

/** Runs that are long, or that could pair the other way round and are not of one length. */
const isUneven = (opener: Run, closer: Run): boolean =>
  Math.max(opener.length, closer.length) > 3 ||
  ((opener.length !== closer.length || opener.left !== closer.left) && (opener.closes || closer.opens));

const mayPair = (run: Run, closer: Run): boolean => !run.done && run.opens && run.mark === closer.mark;

function openerFor(closer: Run, runs: readonly Run[], from: number): number {
  for (let j = from - 1; j >= 0; j -= 1) {
    const run = runs[j];
    if (!run || !mayPair(run, closer)) continue;
    // If one both opens and closes, multiples of three are no pair (rules 9 and 10).
    const isOdd =
      (run.closes || closer.opens) &&
      (run.length + closer.length) % 3 === 0 &&
      (run.length % 3 !== 0 || closer.length % 3 !== 0);
    if (!isOdd) return j;
  }
  return -1;
}

function runsIn(text: string, isSign: Sign, skipped = ''): Run[] {
  return Array.from(text.matchAll(/\*+|_+/g), ({ 0: run, index }) => {
    let [start, end] = [index, index + run.length];
    while (start > 0 && text[start - 1] === skipped) start -= 1;
    while (end < text.length && text[end] === skipped) end += 1;
    const before = [...text.slice(Math.max(0, start - 2), start)].at(-1) ?? ' ';
    const after = String.fromCodePoint(text.codePointAt(end) ?? 32);
    const [spaceBefore, spaceAfter] = [/\s/.test(before), /\s/.test(after)];
    const [signBefore, signAfter] = [isSign(before), isSign(after)];
    const left = !spaceAfter && (!signAfter || spaceBefore || signBefore);
    const right = !spaceBefore && (!signBefore || spaceAfter || signAfter);
    const mark = run.charAt(0);
    const { length } = run;
    return {
      mark,
      length,
      opens: left && (mark === '*' || !right || signBefore),
      closes: right && (mark === '*' || !left || signAfter),
      at: index,
      from: index,
      left: length,
      done: false,
    };
  });
}
