import { extractText, type TextFormat } from './extract-text.ts';
import { type PrivateMatch, scan } from './scan.ts';
import { findTables, type Table, type TableCell } from './tables.ts';
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
