import { findInlineRanges, type Range } from './inline-ranges.ts';

/**
 * Code spans of one paragraph, markdown[from..to). With `tables`, what stands in one is lexed cell by cell, so that a
 * backtick has its other one in the same cell or is text.
 */
export function findCodeSpans(markdown: string, from: number, to: number, tables: boolean): Range[] {
  const spans = spansIn(markdown, from, to);
  // Spans that cross no bar or line lie in one cell each, and are found there too.
  if (!tables || spans.every(([start, end]) => !/[|\n]/.test(markdown.slice(start, end)))) return spans;
  return findInlineRanges(markdown, from, to).flatMap(([start, end]) => spansIn(markdown, start, end));
}

/** Code spans of a text without blocks or cells in it. */
function spansIn(markdown: string, from: number, to: number): Range[] {
  const text = markdown.slice(from, to);
  if (text.indexOf('`') === text.lastIndexOf('`')) return [];
  const runs = [...text.matchAll(/`+/g)].map((match) => ({ at: match.index, length: match[0].length }));
  const byLength = new Map<number, { readonly places: number[]; next: number }>();
  for (const { at, length } of runs) {
    const same = byLength.get(length);
    if (same) same.places.push(at);
    else byLength.set(length, { places: [at], next: 0 });
  }
  /** The first run of this length after `at`; asked for ever later places, so each is passed over once. */
  const closingAfter = (at: number, length: number) => {
    const same = byLength.get(length);
    if (!same) return undefined;
    while ((same.places[same.next] ?? Infinity) <= at) same.next += 1;
    return same.places[same.next];
  };
  const ranges: Range[] = [];
  let done = 0;
  for (const run of runs) {
    if (run.at < done) continue;
    // An escaped backtick opens nothing; what is left of its run may (CommonMark §2.4, §6.1).
    let slash = run.at;
    while (slash > done && text[slash - 1] === '\\') slash--;
    const escaped = (run.at - slash) % 2;
    const length = run.length - escaped;
    const close = length === 0 ? undefined : closingAfter(run.at, length);
    if (close === undefined) continue;
    done = close + length;
    ranges.push([from + run.at + escaped, from + done]);
  }
  return ranges;
}
