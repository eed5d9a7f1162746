import { extractText, type TextFormat } from './extract-text.ts';
import { type PrivateMatch, scan } from './scan.ts';
import { visitTriggers } from './triggers.ts';

/** Finds what may be private in a text: matches of `scan`, and cells that are so by the heading of their column. */
export function scanText(given: string, format: TextFormat, isCode?: (offset: number) => boolean): PrivateMatch[] {
  const found = scan(given, format, isCode);
  const inTables = findTables(given, format).flatMap((table) => scanTable(table, format));
  if (inTables.length === 0) return found;
  // Two headings may ask for one cell.
  const all = new Map([...inTables, ...found].map((each) => [each.start, each]));
  return [...all.values()].sort((a, b) => a.start - b.start);
}

function scanTable({ headings, rows }: Table, format: TextFormat): PrivateMatch[] {
  const labels = labelsIn(headings);
  if (labels.length === 0) return [];
  return rows().flatMap((row) =>
    labels.flatMap(({ column, label }) => {
      const cell = row[column];
      return cell === undefined ? [] : scanCell(cell, label, format);
    }),
  );
}

/** The heading is the label that a sentence would have. */
function scanCell({ text, start }: TableCell, label: string, format: TextFormat): PrivateMatch[] {
  const value = text.replace(/^["\s]+/, '');
  const lead = `${label}: `;
  const shift = start + text.length - value.length - lead.length;
  return scan(lead + value, format)
    .filter((each) => each.start >= lead.length)
    .map((each) => ({ ...each, start: each.start + shift, end: each.end + shift }));
}

interface ColumnLabel {
  readonly column: number;
  readonly label: string;
}

/** `kvnr`, `nhs_number`: a column of a program, whose short names have no capitals. */
const programName = /^[^A-Z]*(?:_[^A-Z]*|[a-z]{4,})$/;

function readingsOf(heading: string): string[] {
  const words = heading.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[_\n|]/g, ' ');
  return [words, words.replace(/ /g, '-'), programName.test(heading.trim()) ? words.toUpperCase() : ''];
}

/** The words of headings that a kind is asked for. */
function labelsIn(headings: readonly TableCell[]): ColumnLabel[] {
  const readings = headings.map(({ text }) => readingsOf(text));
  const lines = [0, 1, 2].map((i) => readings.map((each) => each[i]).join('|'));
  const found = new Map<string, ColumnLabel>();
  const { units, length, text } = extractText(`${lines.join('\n')}\n`, 'markdown');
  visitTriggers(units, length, ({ code, on }, from, to) => {
    const isLabel = code !== 'private-internal' && (on.words ?? on.literals) !== undefined;
    if (!isLabel || /^[A-Za-z]{2}/.test(text.slice(to - 1, to + 1))) return;
    const label = text.slice(from, to);
    const column = text.slice(text.lastIndexOf('\n', from) + 1, from).split('|').length - 1;
    found.set(`${column} ${label}`, { column, label });
  });
  return [...found.values()];
}

/** A part of a row, and where it stands in the text. */
interface TableCell {
  readonly text: string;
  readonly start: number;
}

/** The headings of a table, and its rows below them, which are read where a heading calls for that. */
interface Table {
  readonly headings: readonly TableCell[];
  rows(): readonly (readonly TableCell[])[];
}

/** Finds the tables of Markdown, or the one that a file of separated values is. */
function findTables(text: string, format: TextFormat): Table[] {
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
