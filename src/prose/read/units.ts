import { type FactReference, type FlatLink, type FlatText, flattenText, placeholderMarks } from './flat-text.ts';
import { maskExtensions } from './mask-extensions.ts';

interface Line {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const fence = /^\s*(`{3,}|~{3,})/;
const heading = /^\s{0,3}#{1,6}\s+/;
const item = /^\s*(?:[-*+]|\d{1,3}[.)])\s+/;
const delimiter = /^\s*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?\s*$/;
const blank = /^\s*$/;
const quotation = /^\s*>/;

/** A Markdown text while its units are read. */
interface Reading {
  readonly raw: string;
  readonly lines: readonly Line[];
  readonly units: ProseUnit[];
  title: string;
  /** Text before a list or a table, which its rows may need. */
  lead: string;
  paragraph: { readonly start: number; readonly end: number } | undefined;
}

/** The units of a Markdown text. Code, quotations and what they hold say nothing. */
export function splitMarkdownUnits(raw: string, asked = ''): ProseUnit[] {
  const text = maskExtensions(raw);
  const reading: Reading = { raw: text, lines: linesOf(text), units: [], title: asked, lead: '', paragraph: undefined };
  for (let i = 0; i < reading.lines.length; ) i = readBlock(reading, i);
  endParagraph(reading);
  return reading.units;
}

/** Reads the block that begins with a line; returns the line behind it. */
function readBlock(reading: Reading, i: number): number {
  const { start, end } = lineAt(reading, i);
  const read = readerOf(reading, i);
  if (read) {
    endParagraph(reading);
    return read(reading, i);
  }
  reading.paragraph = { start: reading.paragraph?.start ?? start, end };
  return i + 1;
}

/** Undefined for a line of a paragraph. */
function readerOf(reading: Reading, i: number): ((reading: Reading, i: number) => number) | undefined {
  const { text } = lineAt(reading, i);
  if (fence.test(text)) return afterFence;
  if (blank.test(text)) return nextLine;
  if (quotation.test(text)) return afterText;
  if (heading.test(text)) return readHeading;
  if (text.includes('|') && delimiter.test(lineAt(reading, i + 1).text)) return readTable;
  const isIndented = /^ {4}|^\t/.test(text);
  if (isIndented && !reading.paragraph && !reading.units.some(({ kind }) => kind === 'label')) return nextLine;
  return item.test(text) ? readItem : undefined;
}

const noLine: Line = { start: 0, end: 0, text: '' };
const lineAt = ({ lines }: Reading, i: number): Line => lines[i] ?? noLine;
const nextLine = (_: Reading, i: number): number => i + 1;

function endParagraph(reading: Reading): void {
  const { units, raw, paragraph, title, lead } = reading;
  if (!paragraph) return;
  const said = addText(units, raw, paragraph.start, paragraph.end, 'sentence', `${title} ${lead}`);
  reading.lead = said.slice(-160);
  reading.paragraph = undefined;
}

/** The first line from `i` on that ends a block; behind the last line if none does. */
function findEnd({ lines }: Reading, i: number, ends: (text: string) => boolean): number {
  let at = i;
  for (let line = lines[at]; line && !ends(line.text); line = lines[at]) at += 1;
  return at;
}

function afterFence(reading: Reading, i: number): number {
  const [, marker = ''] = fence.exec(lineAt(reading, i).text) ?? [];
  return findEnd(reading, i + 1, (text) => text.trimStart().startsWith(marker)) + 1;
}

/** Lines without the sign belong to the quotation. */
const afterText = (reading: Reading, i: number): number => findEnd(reading, i + 1, (text) => blank.test(text));

function readHeading(reading: Reading, i: number): number {
  const { text, start, end } = lineAt(reading, i);
  const at = start + (heading.exec(text)?.[0].length ?? 0);
  reading.title = addText(reading.units, reading.raw, at, end, 'heading', '');
  reading.lead = '';
  return i + 1;
}

function readTable(reading: Reading, i: number): number {
  const { lines, units, raw, title, lead } = reading;
  const end = findEnd(reading, i + 2, (text) => !text.includes('|'));
  const next = lines.slice(end).find(({ text }) => !blank.test(text));
  const after = next && !heading.test(next.text) && !next.text.includes('|') ? next.text.slice(0, 160) : '';
  addRows(units, raw, lineAt(reading, i), lines.slice(i + 2, end), `${title} ${lead} ${after}`);
  return end;
}

function readItem(reading: Reading, i: number): number {
  const { units, raw, title, lead } = reading;
  const { text, start } = lineAt(reading, i);
  const at = start + (item.exec(text)?.[0].length ?? 0);
  const next = findEnd(reading, i + 1, (other) => blank.test(other) || item.test(other));
  addText(units, raw, at, lineAt(reading, next - 1).end, 'label', `${title} ${lead}`);
  return next;
}

/** The units of a text that is no Markdown: of a field. */
export function splitTextUnits(raw: string, kind: ProseUnit['kind'], context: string): ProseUnit[] {
  const units: ProseUnit[] = [];
  addText(units, raw, 0, raw.length, kind, context, false);
  return units;
}

/** Adds the sentences of a range, and alternative texts within; returns its words. */
function addText(
  units: ProseUnit[],
  raw: string,
  start: number,
  end: number,
  kind: ProseUnit['kind'],
  context: string,
  isMarkdown = true,
): string {
  const flat = quoted(flattenText(raw, start, end, isMarkdown));
  const parts = splitSentences(flat.text);
  for (const part of parts) units.push(createUnit(flat, part.start, part.end, kind, context));
  addAlts(units, raw, flat, context);
  return flat.text;
}

function addAlts(units: ProseUnit[], raw: string, { alts }: FlatText, context: string): void {
  for (const alt of alts) {
    // A picture shows what is written on a sign: its words are not somebody else's.
    const flat = flattenText(raw, alt.start, alt.end, true);
    for (const part of splitSentences(flat.text)) units.push(createUnit(flat, part.start, part.end, 'alt', context));
  }
}

const quoted = (flat: FlatText): FlatText => ({ ...flat, text: maskQuotations(flat.text) });

function addRows(units: ProseUnit[], raw: string, head: Line, rows: readonly Line[], context: string): void {
  const cells = ({ start, text }: Line) => {
    const found: FlatText[] = [];
    let from = /^\s*\|/.exec(text)?.[0].length ?? 0;
    for (let i = from; i <= text.length; i++) {
      const isEnd = i === text.length || (text.charAt(i) === '|' && text.charAt(i - 1) !== '\\');
      if (!isEnd) continue;
      if (i < text.length || text.slice(from).trim() !== '')
        found.push(quoted(flattenText(raw, start + from, start + i, true)));
      from = i + 1;
    }
    return found;
  };
  const heads = cells(head).map(({ text }) => text.trim());
  for (const row of [head, ...rows]) {
    const all = cells(row);
    const flat = joined(all);
    units.push(
      createUnit(flat, 0, flat.text.length, 'row', `${context} ${heads.join(' ')}`, row === head ? [] : heads),
    );
    for (const cell of all) addAlts(units, raw, cell, context);
  }
}

/** The cells of a row as one flat text, with a bar between them. */
function joined(cells: readonly FlatText[]): FlatText {
  const [text, from, to]: [string[], number[], number[]] = [[], [], []];
  const references: FlatText['references'][number][] = [];
  const links: FlatText['links'][number][] = [];
  for (const cell of cells) {
    if (text.length > 0) {
      text.push(' | ');
      const at = cell.from[0] ?? 0;
      from.push(at, at, at);
      to.push(at, at, at);
    }
    const offset = from.length;
    text.push(cell.text);
    for (const at of cell.from.slice(0, cell.text.length)) from.push(at);
    for (const at of cell.to) to.push(at);
    for (const each of cell.references) references.push({ ...each, at: each.at + offset });
    for (const each of cell.links) links.push({ ...each, start: each.start + offset, end: each.end + offset });
  }
  from.push(cells.at(-1)?.from.at(-1) ?? 0);
  return { text: text.join(''), from, to, references, links, alts: [] };
}

function linesOf(raw: string): Line[] {
  const lines: Line[] = [];
  for (let start = 0; start <= raw.length; ) {
    const feed = raw.indexOf('\n', start);
    const end = feed < 0 ? raw.length : feed;
    lines.push({ start, end, text: raw.slice(start, end) });
    start = end + 1;
  }
  return lines;
}

/** Words behind whose full stop a sentence goes on. */
const abbreviations =
  /(?:^|[\s(„"“])(?:no|nos|nr|tel|fax|st|str|ca|approx|dr|mr|mrs|ms|prof|co|ltd|inc|corp|bzw|usw|etc|vgl|z|b|d|h|u|a|e|g|i|m|p|o|ä|abs|art|sec|fig|vs|reg|ust|id|max|min|incl|inkl|zzgl|ggf|jan|feb|mar|mär|apr|jun|jul|aug|sep|sept|okt|oct|nov|dez|dec|mo|di|mi|do|fr|sa|so|ul|al|pl|os|pon|wt|śr|czw|pt|sob|niedz|godz|av|avda|bd|sig|dott|sr|sra|dra|mme|n|mon|tue|wed|thu|fri|sat|sun|hr|hrs)$/iu;

/** Ranges of the sentences of a flat text. */
export function splitSentences(text: string): { readonly start: number; readonly end: number }[] {
  const found: { start: number; end: number }[] = [];
  let start = 0;
  const ends = /[.!?…]+["”“»')\]]*(?=\s)|[。！？]/gu;
  for (const match of text.matchAll(ends)) {
    const end = match.index + match[0].length;
    const before = text.slice(Math.max(start, match.index - 12), match.index);
    const after = text.slice(end).trimStart();
    if (goesOn(match[0], before, after, text.charAt(end))) continue;
    found.push({ start, end });
    start = end + (text.slice(end).length - after.length);
  }
  if (text.slice(start).trim() !== '') found.push({ start, end: text.length });
  return found;
}

/** Whether a sentence goes on behind a sign that may end one. */
function goesOn(sign: string, before: string, after: string, next: string): boolean {
  if (sign.startsWith('.') && /\s/.test(next)) {
    if (abbreviations.test(before) || /(?:^|[\s(])\p{L}$/u.test(before)) return true;
    // `am 14. Juni`, `9. bis 12.`
    const isOrdinal = /(?:^|[\s(–-])\d{1,2}$/.test(before);
    if (isOrdinal && !/^(?:The|We|Our|It|In|Der|Die|Das|Wir|Unse|Es)/.test(after)) return true;
  }
  return after !== '' && !/^["„“»([+\d\p{Lu}\p{Lo}\ue000-\ue002\ufffc]/u.test(after);
}

/** Quotations as marks of equal length: what somebody else said is not said by us. */
export function maskQuotations(text: string): string {
  if (!/["“„«»]/.test(text)) return text;
  return text.replace(/"[^"]{2,}"|“[^”]{2,}”|„[^“”"]{2,}[“”"]|«[^»]{2,}»|»[^«]{2,}«/g, (quoted) =>
    placeholderMarks.silent.repeat(quoted.length),
  );
}

/** A sentence, heading, row of a table or alternative text: the smallest text that can be right or wrong. */
export interface ProseUnit {
  readonly kind: 'sentence' | 'heading' | 'row' | 'alt' | 'label';
  /** Flat; quotations are silenced. */
  readonly text: string;
  /** Surrounding texts that tell the topic: headings, the head of the table, the lead of a list. */
  readonly context: string;
  /** Whether it stands where an editor speaks of us alone: a description, an answer, a skill. */
  readonly isOwn?: boolean;
  /** Whether it stands in a text of somebody else, where labels and tables are not ours. */
  readonly isOfOthers?: boolean;
  /** Whether it stands in a text that names us. */
  readonly isOfUs?: boolean;
  /** Whether it asks: nothing in it is claimed. */
  readonly isQuestion?: boolean;
  /** The heads of the columns of a row. */
  readonly heads: readonly string[];
  readonly references: readonly FactReference[];
  readonly links: readonly FlatLink[];
  /** Range of the source for a range of the text. */
  range(start: number, end: number): { readonly start: number; readonly end: number };
}

/** The part of a flat text from `start` to `end` as a unit. */
function createUnit(
  flat: FlatText,
  start: number,
  end: number,
  kind: ProseUnit['kind'],
  context: string,
  heads: readonly string[] = [],
): ProseUnit {
  const within = <T extends { readonly at?: number; readonly start?: number }>(each: T) => {
    const at = each.at ?? each.start ?? -1;
    return at >= start && at < end;
  };
  return {
    kind,
    text: flat.text.slice(start, end),
    context,
    heads,
    references: flat.references.filter(within).map(({ name, at }) => ({ name, at: at - start })),
    links: flat.links
      .filter(within)
      .map((link) => ({ ...link, start: link.start - start, end: Math.min(link.end, end) - start })),
    range: (from, to) => ({
      start: flat.from[start + from] ?? 0,
      end: to > from ? (flat.to[start + to - 1] ?? 0) : (flat.from[start + to] ?? 0),
    }),
  };
}
