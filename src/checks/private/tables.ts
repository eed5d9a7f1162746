import type { TextFormat } from './extract-text.ts';

/** A part of a row, and where it stands in the text. */
export interface TableCell {
  readonly text: string;
  readonly start: number;
}

/** The headings of a table, and its rows below them, which are read where a heading calls for that. */
export interface Table {
  readonly headings: readonly TableCell[];
  rows(): readonly (readonly TableCell[])[];
}

/** Finds the tables of Markdown, or the one that a file of separated values is. */
export function findTables(text: string, format: TextFormat): Table[] {
  if (format === 'csv') return tablesOfRows(rowsOfCsv(text));
  return format === 'markdown' && text.includes('|') ? tablesOfMarkdown(text) : [];
}

/** GFM, section 4.10: the line below the headings. */
const delimiterRow = /^[ >]{0,8}[|:-][ |:-]*$/;

function tablesOfMarkdown(text: string): Table[] {
  const tables: Table[] = [];
  // Only lines with a bar are looked at: this runs over every page of every build.
  for (let bar = text.indexOf('|'); bar >= 0; ) {
    const start = text.lastIndexOf('\n', bar) + 1;
    let at = endOfLine(text, bar) + 1;
    const below = text.slice(at, endOfLine(text, at));
    if (below.includes('-') && delimiterRow.test(below)) {
      const from = at + below.length + 1;
      at = endOfRows(text, from);
      const lines = text.slice(from, at);
      tables.push({
        headings: cellsOfRow(text.slice(start, from - below.length - 2), start),
        rows: () => rowsOf(lines, from),
      });
    }
    bar = text.indexOf('|', at);
  }
  return tables;
}

/** The first line without a bar ends a table. */
function endOfRows(text: string, from: number): number {
  let at = from;
  while (at < text.length) {
    const end = endOfLine(text, at);
    const bar = text.indexOf('|', at);
    if (bar < 0 || bar > end) break;
    at = end + 1;
  }
  return at;
}

function rowsOf(lines: string, from: number): TableCell[][] {
  let at = from;
  return lines.split('\n').map((line) => {
    const cells = cellsOfRow(line, at);
    at += line.length + 1;
    return cells;
  });
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
}

/** A bar before the first cell begins none. */
function cellsOfRow(line: string, offset: number): TableCell[] {
  const from = /^[ >]*\|?/.exec(line)?.[0].length ?? 0;
  return [...line.slice(from).matchAll(/(?:\\.|[^|\\])+|(?<=\|)(?=\|)/g)].map(({ 0: text, index }) => ({
    text,
    start: offset + from + index,
  }));
}

/** Lines above the headings, such as a title. */
const mostAbove = 5;

/** Which row has the headings is not known: each of the first may. */
function tablesOfRows(rows: readonly (readonly TableCell[])[]): Table[] {
  return rows
    .slice(0, mostAbove)
    .flatMap((headings, i) => (headings.length > 0 ? [{ headings, rows: () => rows.slice(i + 1) }] : []));
}

/** RFC 4180, with the delimiter that the first lines have most of. */
function rowsOfCsv(text: string): TableCell[][] {
  const head = text.slice(0, 2000);
  const count = (char: string) => head.split(char).length;
  const [delimiter = ','] = [',', ';', '\t', '|'].sort((a, b) => count(b) - count(a));
  const field = new RegExp(`("[^"]*(?:""[^"]*)*"|[^${delimiter}\\n]*)([${delimiter}\\n]|$)`, 'y');
  const rows: TableCell[][] = [[]];
  while (field.lastIndex < text.length) {
    const start = field.lastIndex;
    const [, value = '', end = ''] = field.exec(text) ?? [];
    rows.at(-1)?.push({ text: value, start });
    if (end === '\n') rows.push([]);
  }
  return rows;
}
