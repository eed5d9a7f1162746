import type { MarkedToken } from 'marked';
import { toMarkedTokens } from '../lexer.ts';

/**
 * The offset in `text` of the first code span of the tokens that CommonMark (§6.1) would not make, or the other way
 * round; undefined where both agree. It is made before any link: "[`](/x/)`" has code, and marked sees a link in it.
 */
export function findAmbiguousCode(tokens: readonly MarkedToken[], text: string): number | undefined {
  if (!text.includes('`')) return undefined;
  const made: number[] = [];
  walk(tokens, 0, made);
  const meant = spansIn(text);
  const at = made.findIndex((offset, i) => offset !== meant[i]);
  if (at !== -1) return Math.min(made[at] ?? 0, meant[at] ?? text.length);
  return meant[made.length];
}

/** Starts and ends of the code spans of tokens. */
function walk(tokens: readonly MarkedToken[], start: number, made: number[]): void {
  let at = start;
  for (const token of tokens) {
    const { raw } = token;
    if (token.type === 'codespan') made.push(at, at + raw.length);
    else if ('tokens' in token && raw.includes('`')) walk(toMarkedTokens(token.tokens), at + marksBefore(token), made);
    at += raw.length;
  }
}

/** How many characters of a token are before those of its tokens. */
function marksBefore({ type, raw }: MarkedToken): number {
  if (type === 'link') return raw.startsWith('[') ? 1 : 0;
  if (type === 'image' || type === 'strong') return 2;
  if (type === 'del') return raw.startsWith('~~') ? 2 : 1;
  return type === 'em' ? 1 : 0;
}

/** Starts and ends of the code spans of CommonMark; an address in `<>` binds as tightly. */
function spansIn(text: string): number[] {
  const runs = Array.from(text.matchAll(/`+/g), ({ 0: { length }, index }) => ({ length, index }));
  const spans: number[] = [];
  const opening = /\\[\s\S]|<[a-z][a-z\d+.-]{1,31}:[^\s<>]*>|`+/gi;
  const unclosed = new Set<number>();
  let next = 0;
  for (let found = opening.exec(text); found; found = opening.exec(text)) {
    const { length } = found[0];
    if (!found[0].startsWith('`') || unclosed.has(length)) continue;
    const { lastIndex } = opening;
    while ((runs[next]?.index ?? Infinity) < lastIndex) next += 1;
    let close = next;
    while (close < runs.length && runs[close]?.length !== length) close += 1;
    const closing = runs[close];
    if (!closing) unclosed.add(length);
    else {
      opening.lastIndex = closing.index + length;
      spans.push(found.index, opening.lastIndex);
    }
  }
  return spans;
}
