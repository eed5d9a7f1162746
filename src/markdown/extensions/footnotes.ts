import type { Footnotes, SourceLine } from './expansion.ts';

const definition = /^ {0,3}\[\^([^\]\s[^]+)\]:[ \t]*/;
const otherBlock = /^ {0,3}(?:#{1,6}[ \t]|>|[-*+][ \t]|\d{1,9}[.)][ \t]|\||:[ \t]|<)/;

/** Takes the notes out of a text. One that nothing calls, and a second one of a name, stay there and are refused. */
export function readFootnotes(lines: readonly SourceLine[]): { notes: Footnotes; rest: readonly SourceLine[] } {
  const defined = new Map<string, readonly SourceLine[]>();
  const notes: Footnotes = { defined, called: [], numbers: new Map() };
  if (!lines.some(({ masked }) => definition.test(masked))) return { notes, rest: lines };
  const rest: SourceLine[] = [];
  const calls = new Set(lines.flatMap(({ masked }) => callsIn(masked.replace(definition, ''))));
  for (let i = 0; i < lines.length; ) {
    const line = lines[i] as SourceLine;
    const [start, label = ''] = definition.exec(line.masked) ?? [];
    if (start === undefined || !calls.has(label) || defined.has(label)) {
      rest.push(line);
      i += 1;
      continue;
    }
    const end = endOfNote(lines, i);
    defined.set(label, noteLines(lines.slice(i, end), start.length));
    // Words above and below must not become one paragraph.
    if (rest.at(-1)?.text.trim() !== '') rest.push({ text: '', masked: '', at: line.at });
    i = end;
    while (lines[i]?.text.trim() === '') i += 1;
  }
  return { notes, rest };
}

const callsIn = (text: string): string[] =>
  [...text.matchAll(/(?<!\\)\[\^([^\]\s[^]+)\]/g)].map(([, label = '']) => label);

/** The number of a note, which its first call gives; undefined for a name that none has. */
export function callNote({ defined, called, numbers }: Footnotes, label: string): number | undefined {
  const lines = defined.get(label);
  if (!lines) return undefined;
  const known = numbers.get(label);
  if (known !== undefined) return known;
  numbers.set(label, called.push(lines));
  return called.length;
}

/** A note goes on in lines that are moved in, and in those right below that begin no other block. */
function endOfNote(lines: readonly SourceLine[], start: number): number {
  let end = start + 1;
  for (let i = end; i < lines.length; i += 1) {
    const { text, masked } = lines[i] as SourceLine;
    if (text.trim() === '') continue;
    const isMovedIn = /^(?: {2}|\t)/.test(text);
    const isBelow = end === i && !otherBlock.test(masked) && !definition.test(masked) && masked.trim() !== '';
    if (!isMovedIn && !isBelow) break;
    end = i + 1;
  }
  return end;
}

const noteLines = (lines: readonly SourceLine[], start: number): SourceLine[] =>
  lines.map((line, i) => {
    const width = i === 0 ? start : (/^(?: {1,4}|\t)/.exec(line.text)?.[0].length ?? 0);
    return { ...line, text: line.text.slice(width).trimEnd(), masked: line.masked.slice(width) };
  });
