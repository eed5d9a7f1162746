/** The line that opens a fenced block, after the markers of the lists and quotes that it stands in. */
export const fenceOpeningPattern = /^((?:[ \t]*(?:>|[-*+][ \t]|\d{1,9}[.)][ \t]))*)[ \t]*(`{3,}(?=[^`]*$)|~{3,})/;

/**
 * Ranges of code in Markdown, from left to right: fenced blocks, and the code spans of each paragraph. Without `tables`
 * for readers to whom a table is a paragraph.
 */
export function findCodeRanges(markdown: string, tables = true): Range[] {
  if (!/[`~]/.test(markdown)) return [];
  const ranges: Range[] = [];
  let backtick = -1;
  const addSpans = (from: number, to: number) => {
    if (backtick < from) backtick = nextBacktick(markdown, from);
    if (backtick < to) for (const range of findCodeSpans(markdown, from, to, tables)) ranges.push(range);
  };
  readBlocks(markdown, (from, to) => void ranges.push([from, to]), addSpans);
  return ranges;
}

/** The fenced blocks of them alone, for which no paragraph need be looked into. */
export function findFencedBlocks(markdown: string): Range[] {
  const fences: Range[] = [];
  readBlocks(
    markdown,
    (from, to) => void fences.push([from, to]),
    () => {},
  );
  return fences;
}

/** Tells of each fenced block, and of what lies between: paragraphs and the like, from left to right. */
function readBlocks(
  markdown: string,
  fenced: (from: number, to: number) => void,
  text: (from: number, to: number) => void,
): void {
  let fence: { marker: string; quoted: boolean; from: number } | undefined;
  let paragraph = 0;
  let quotes = 0;
  let offset = 0;
  let listIndent = 0;
  const endParagraph = (end: number) => {
    text(paragraph, end);
    paragraph = end;
    quotes = 0;
  };
  for (const line of markdown.split('\n')) {
    const end = Math.min(offset + line.length + 1, markdown.length);
    if (fence?.quoted && !/^[ \t]*>/.test(line)) {
      // A block quote ends with its last `>`, and a fence in it too (CommonMark §5.1).
      fenced(fence.from, offset);
      paragraph = offset;
      fence = undefined;
    }
    if (fence) {
      if (closes(line, fence.marker)) {
        fenced(fence.from, end);
        paragraph = end;
        fence = undefined;
      }
    } else if (/^[^\s\d>#*+=_`~-]/.test(line)) {
      // Nearly every line: text, or a row of a table. It belongs to no list but as text of its last paragraph.
      listIndent = 0;
    } else {
      const [, containers = '', marker] = fenceOpeningPattern.exec(line) ?? [];
      listIndent = indentInList(line, listIndent);
      // Four columns further in, a fence is indented code, or text of the paragraph (CommonMark §4.4).
      if (marker !== undefined && (containers !== '' || columns(line) < listIndent + 4)) {
        endParagraph(offset);
        fence = { marker, quoted: containers.includes('>'), from: offset };
      } else {
        const deeper = countBlockQuotes(line);
        if (deeper > quotes || blockStartPattern.test(line)) endParagraph(offset);
        quotes = Math.max(quotes, deeper);
        if (headingPattern.test(line)) endParagraph(end);
      }
    }
    offset = end;
  }
  if (fence) fenced(fence.from, markdown.length);
  else endParagraph(markdown.length);
}

/** Looked for only when the last one lies behind, or a text without any would be read again for each paragraph. */
function nextBacktick(markdown: string, from: number): number {
  const found = markdown.indexOf('`', from);
  return found === -1 ? markdown.length : found;
}

/** Columns before the text of the list item that a line may belong to; 0 outside of lists. */
function indentInList(line: string, before: number): number {
  const item = /^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]+(?=\S)/.exec(line)?.[0];
  if (item !== undefined) return columns(`${item.replace(/\S/g, ' ')}x`);
  return line.trim() === '' || columns(line) > 1 ? before : 0;
}

/** Columns of white space that a line begins with; a tab goes on to the next fourth (CommonMark §2.2). */
function columns(line: string): number {
  let count = 0;
  for (const character of /^[ \t]+/.exec(line)?.[0] ?? '') count += character === '\t' ? 4 - (count % 4) : 1;
  return count;
}

function closes(line: string, marker: string): boolean {
  const run = /^[ \t>]*(`{3,}|~{3,})[ \t]*$/.exec(line)?.[1];
  return run !== undefined && run[0] === marker[0] && run.length >= marker.length;
}

/**
 * Code spans of one paragraph, markdown[from..to). With `tables`, what stands in one is lexed cell by cell, so that a
 * backtick has its other one in the same cell or is text.
 */
function findCodeSpans(markdown: string, from: number, to: number, tables: boolean): Range[] {
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

/** UTF-16 offsets. */
type Range = readonly [from: number, to: number];

const containers = /^(?:[ \t]*(?:>|[-*+][ \t]|\d{1,9}[.)][ \t]))*[ \t]*/;
const delimiterRow = /^\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/;

/**
 * The stretches of a paragraph that hold backticks and that inline markup cannot leave: the text before a table, and
 * each of its cells.
 */
function findInlineRanges(markdown: string, from: number, to: number): Range[] {
  const paragraph = markdown.slice(from, to);
  if (!paragraph.includes('|') || !paragraph.includes('-')) return [[from, to]];
  const lines = paragraph.split('\n');
  const second = lines.findIndex((line, i) => i > 0 && isDelimiterRow(line, lines[i - 1] ?? ''));
  if (second === -1) return [[from, to]];
  const texts: Range[] = [];
  let at = from;
  for (const [i, line] of lines.entries()) {
    if (i === second - 1 && at > from) texts.push([from, at]);
    if (i >= second - 1 && line.includes('`'))
      for (const [start, end] of cellsOf(line)) texts.push([at + start, at + end]);
    at += line.length + 1;
  }
  return texts;
}

/** Whether a line makes the one above it the header of a table: both have as many cells (GFM §4.10). */
function isDelimiterRow(line: string, above: string): boolean {
  if (!/^[ \t>|:*+\d.)-]+$/.test(line) || !line.includes('-') || !above.includes('|')) return false;
  const row = line.replace(containers, '').trim();
  return delimiterRow.test(row) && countCells(row) === countCells(above.replace(containers, '').trim());
}

function countCells(row: string): number {
  const cells = cellsOf(row).map(([from, to]) => row.slice(from, to).trim());
  return cells.length - Number(cells[0] === '') - Number(cells.length > 1 && cells.at(-1) === '');
}

/** Ranges between the bars of a row; after an odd number of backslashes one is text. */
function cellsOf(row: string): Range[] {
  const cells: Range[] = [];
  let from = 0;
  for (let at = row.indexOf('|'); at !== -1; at = row.indexOf('|', at + 1)) {
    let slash = at;
    while (slash > from && row[slash - 1] === '\\') slash -= 1;
    if ((at - slash) % 2 === 1) continue;
    cells.push([from, at]);
    from = at + 1;
  }
  cells.push([from, row.length]);
  return cells;
}

/** Line that ends a paragraph, no table or quotation: a blank line, a heading, a list item, a rule, an underline. */
export const blockStartPattern =
  /^[ \t>]*(?:$|#{1,6}(?:[ \t]|$)|(?:[-*+]|\d{1,9}[.)])[ \t]+\S|(?:[-*_][ \t]*){3,}$|[-=]+[ \t]*$)/;

/** A heading that is one line. */
export const headingPattern = /^[ \t>]*#{1,6}[ \t]/;

/** How many block quotes a line says that it stands in; one with fewer may still belong to the paragraph before it. */
export function countBlockQuotes(line: string): number {
  return line.includes('>') ? (/^(?:[ \t]*>)*/.exec(line)?.[0] ?? '').replace(/[ \t]+/g, '').length : 0;
}
