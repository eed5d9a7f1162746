/** UTF-16 offsets. */
export type Range = readonly [from: number, to: number];

const containers = /^(?:[ \t]*(?:>|[-*+][ \t]|\d{1,9}[.)][ \t]))*[ \t]*/;
const delimiterRow = /^\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/;

/**
 * The stretches of a paragraph that hold backticks and that inline markup cannot leave: the text before a table, and
 * each of its cells.
 */
export function findInlineRanges(markdown: string, from: number, to: number): Range[] {
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
