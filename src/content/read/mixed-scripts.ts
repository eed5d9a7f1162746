import type { Report } from '../../core/problem.ts';
import type { PositionAt } from './position.ts';

const latin = '[A-Za-z\\u00c0-\\u024f]';
const others = '[\\u0370-\\u03ff\\u0400-\\u052f]';
/** Letters of Cyrillic and Greek that look like Latin ones (UTS #39 §4); not α, Ω or µ, which names of things hold. */
const lookalike = /[асеорхуіјѕһԁԛԝАВСЕНІЈКМОРЅТХУҮԀԚԜΑΒΕΖΗΙΚΜΝΟΡΤΥΧοϲϳ]/;
const border = new RegExp(`${latin}(?=${others})|${others}(?=${latin})`, 'g');
/** A letter of an escape, `\n` or `\u00e9`, is none of the word behind it. */
const escaped = /\\(?:[a-z]|u\{?[\da-f]*|x[\da-f]*)$/i;
const [wordBefore, wordAfter] = [/[\p{L}\p{M}]{1,60}$/u, /^[\p{L}\p{M}]{1,60}/u];
/** Samples of code may show what they like. */
const fences = /^(`{3,}|~{3,})[^\n]*\n[\s\S]*?^\1/gm;
/** A file with more such words is of one mistake. */
const mostTold = 10;

/** Warns (`text-mixed-scripts`) of words of Latin letters with a Cyrillic or Greek one among them that looks the same. */
export function reportMixedScripts(text: string, positionAt: PositionAt, report: Report): void {
  if (text.search(border) === -1) return;
  const told = new Set<string>();
  const samples = [...text.matchAll(fences)].map((match) => [match.index, match.index + match[0].length] as const);
  for (const { index } of text.matchAll(border)) {
    if (samples.some(([from, to]) => from < index && index < to)) continue;
    if (escaped.test(text.slice(Math.max(0, index - 8), index + 1))) continue;
    const [before = ''] = wordBefore.exec(text.slice(Math.max(0, index - 59), index + 1)) ?? [];
    const [after = ''] = wordAfter.exec(text.slice(index + 1, index + 61)) ?? [];
    const word = before + after;
    const found = lookalike.exec(word);
    if (!found || told.has(word) || told.size === mostTold) continue;
    told.add(word);
    const [letter] = found;
    const script = letter.charCodeAt(0) < 0x400 ? 'Greek' : 'Cyrillic';
    const code = letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    report({
      code: 'text-mixed-scripts',
      at: positionAt(index + 1 - before.length + found.index),
      message: `expected a word of one script, got "${word}" with the ${script} letter "${letter}" (U+${code}) among Latin ones`,
      hint: 'It looks like a Latin letter, and is another one to search and to machines. Type the word again.',
    });
  }
}
