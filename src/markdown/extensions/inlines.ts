import type { Expansion, SourceLine } from './expansion.ts';
import { cellBreak, noteCall } from './extensions.ts';
import { callNote } from './footnotes.ts';

const inlinePattern = /(?<!\\)\[\^([^\]\s[^]+)\]|[ \t]*<br[ \t]*\/?>[ \t]*/gi;

/** A line with calls of notes, and with breaks where it is the row of a table. */
export function replaceInlines(expansion: Expansion, { text, masked, at }: SourceLine): string {
  if (!/\[\^|<br/i.test(masked)) return text;
  let written = '';
  let done = 0;
  for (const { 0: found, 1: label, index } of masked.matchAll(inlinePattern)) {
    const end = index + found.length;
    // The start of a note that is none stays, and is refused.
    if (masked[end] === ':' && /^[ \t>*+\d.)-]*$/.test(masked.slice(0, index))) continue;
    const by =
      label === undefined ? breakAt(expansion, at, masked, index, end) : calledNote(expansion, label, text[end]);
    if (by === undefined) continue;
    written += text.slice(done, index) + by;
    done = end;
  }
  return written + text.slice(done);
}

function calledNote({ notes }: Expansion, label: string, behind = ''): string | undefined {
  const number = callNote(notes, label);
  return number === undefined ? undefined : noteCall(number, behind);
}

/** A break, or nothing at an end of the cell; undefined outside of tables. */
function breakAt({ source }: Expansion, at: number, row: string, start: number, end: number): string | undefined {
  if (!isRow(source, at)) return undefined;
  const isAtEnd = /(?:^|\|)[ \t]*$/.test(row.slice(0, start)) || /^[ \t]*(?:\||$)/.test(row.slice(end));
  return isAtEnd ? ' ' : cellBreak;
}

const delimiterRow = /^[ \t>]*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/;
const hasBar = ({ masked }: SourceLine): boolean => masked.includes('|');

/** Whether a line of the source belongs to a table: its second row is above, or right below. */
function isRow(source: readonly SourceLine[], at: number): boolean {
  let i = source.findIndex((line) => line.at === at);
  const line = source[i];
  if (!line || !hasBar(line)) return false;
  const isDelimiter = (each: SourceLine | undefined) =>
    each !== undefined && hasBar(each) && delimiterRow.test(each.masked);
  if (isDelimiter(source[i + 1])) return true;
  for (let before = source[--i]; before && hasBar(before); before = source[--i]) if (isDelimiter(before)) return true;
  return false;
}
