import { type FlatText, flattenText, placeholderMarks } from './flat-text.ts';
import { createUnit, type ProseUnit } from './unit.ts';

interface Line {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const fence = /^\s*(`{3,}|~{3,})/;
const heading = /^\s{0,3}#{1,6}\s+/;
const item = /^\s*(?:[-*+]|\d{1,3}[.)])\s+/;
const delimiter = /^\s*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?\s*$/;

/** The units of a Markdown text. Code, quotations and what they hold say nothing. */
export function splitMarkdownUnits(raw: string, asked = ''): ProseUnit[] {
  const lines = linesOf(raw);
  const units: ProseUnit[] = [];
  let title = asked;
  // Text before a list or a table, which its rows may need.
  let lead = '';
  let paragraph: { start: number; end: number } | undefined;
  const flush = () => {
    if (!paragraph) return;
    const said = addText(units, raw, paragraph.start, paragraph.end, 'sentence', `${title} ${lead}`);
    lead = said.slice(-160);
    paragraph = undefined;
  };
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] as Line;
    const { text, start, end } = line;
    const fenced = fence.exec(text)?.[1];
    if (fenced !== undefined) {
      flush();
      while (++i < lines.length && !(lines[i]?.text.trimStart().startsWith(fenced) ?? true));
    } else if (/^\s*$/.test(text)) flush();
    else if (/^\s*>/.test(text)) {
      flush();
      // Lines without the sign belong to the quotation.
      while (lines[i + 1] && !/^\s*$/.test(lines[i + 1]?.text ?? '')) i += 1;
    } else if (heading.test(text)) {
      flush();
      const at = start + (heading.exec(text)?.[0].length ?? 0);
      title = addText(units, raw, at, end, 'heading', '');
      lead = '';
    } else if (text.includes('|') && delimiter.test(lines[i + 1]?.text ?? '')) {
      flush();
      let last = i + 1;
      while (lines[last + 1]?.text.includes('|')) last += 1;
      const next = lines.slice(last + 1).find((each) => !/^\s*$/.test(each.text));
      const after = next && !heading.test(next.text) && !next.text.includes('|') ? next.text.slice(0, 160) : '';
      addRows(units, raw, line, lines.slice(i + 2, last + 1), `${title} ${lead} ${after}`);
      i = last;
    } else if (/^ {4}|^\t/.test(text) && !paragraph && !units.some((unit) => unit.kind === 'label')) continue;
    else if (item.test(text)) {
      const kept = lead;
      flush();
      const at = start + (item.exec(text)?.[0].length ?? 0);
      let last = end;
      while (lines[i + 1] && !/^\s*$/.test(lines[i + 1]?.text ?? '') && !item.test(lines[i + 1]?.text ?? '')) {
        i += 1;
        last = (lines[i] as Line).end;
      }
      if (kept !== '' && lead === '') lead = kept;
      addText(units, raw, at, last, 'label', `${title} ${lead}`);
    } else paragraph = paragraph ? { start: paragraph.start, end } : { start, end };
  }
  flush();
  return units;
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
    if (match[0].startsWith('.') && /\s/.test(text.charAt(end))) {
      if (abbreviations.test(before) || /(?:^|[\s(])\p{L}$/u.test(before)) continue;
      // `am 14. Juni`, `9. bis 12.`
      if (/(?:^|[\s(–-])\d{1,2}$/.test(before) && !/^(?:The|We|Our|It|In|Der|Die|Das|Wir|Unse|Es)/.test(after))
        continue;
    }
    if (after !== '' && !/^["„“»([+\d\p{Lu}\p{Lo}\ue000-\ue002\ufffc]/u.test(after)) continue;
    found.push({ start, end });
    start = end + (text.slice(end).length - after.length);
  }
  if (text.slice(start).trim() !== '') found.push({ start, end: text.length });
  return found;
}

/** Quotations as marks of equal length: what somebody else said is not said by us. */
export function maskQuotations(text: string): string {
  if (!/["“„«»]/.test(text)) return text;
  return text.replace(/"[^"]{2,}"|“[^”]{2,}”|„[^“”"]{2,}[“”"]|«[^»]{2,}»|»[^«]{2,}«/g, (quoted) =>
    placeholderMarks.silent.repeat(quoted.length),
  );
}
