// Long, because each form of inline Markdown needs its own way back to the source.
/** A `{{…}}` of the source: the fact that it names, and where its mark stands in the flat text. */
export interface FactReference {
  readonly name: string;
  readonly at: number;
}

/** A link or an address in angle brackets: where its words stand in the flat text, and its target in the source. */
export interface FlatLink {
  readonly start: number;
  readonly end: number;
  readonly target: string;
  readonly targetAt: number;
}

/** A text as a reader hears it, each character with the place from which it comes: nothing is stripped of its place. */
export interface FlatText {
  readonly text: string;
  /** UTF-16 offset of the source for each unit of `text`, and one more for its end. */
  readonly from: readonly number[];
  readonly to: readonly number[];
  readonly references: readonly FactReference[];
  readonly links: readonly FlatLink[];
  /** Alternative texts, as ranges of the source. */
  readonly alts: readonly { readonly start: number; readonly end: number }[];
}

/** Marks of our own name, a count, another fact, and of code or a quotation, which says nothing itself. */
export const placeholderMarks = { own: '\ue000', count: '\ue001', fact: '\ue002', silent: '\ufffc' } as const;

const ownNames = /^(?:company\.(?:legalName|tradingName)|site\.name)$/;
const spaces = /[\s\u00a0\u2000-\u200a\u202f\u205f\u3000]/;

/** Letters and single spaces between them, but for the last, on which a mark of composition may follow. */
const run = /(?:[A-Za-z0-9,.;:()'"/%+|-] ?)+(?=[A-Za-z0-9,.;:()'"/%+|-])/y;

/** A flat text while it is written, of `raw` up to `end`. */
interface Flattening {
  readonly raw: string;
  readonly end: number;
  readonly text: string[];
  readonly from: number[];
  readonly to: number[];
  readonly references: FactReference[];
  readonly links: FlatLink[];
  readonly alts: { readonly start: number; readonly end: number }[];
  /** Links whose words are being read. */
  readonly open: { readonly start: number; readonly end: number; readonly target: string; readonly targetAt: number }[];
}

/** Reads what stands at an offset; returns the offset behind it, or undefined if it is something else. */
type Reader = (flat: Flattening, at: number) => number | undefined;

/**
 * Flattens a range of a source: inline Markdown (emphasis, links, code, escapes) where `isMarkdown`, and letters and
 * digits in odd forms always: full width, composed of two, spaces and hyphens of all kinds.
 */
export function flattenText(raw: string, start: number, end: number, isMarkdown: boolean): FlatText {
  const flat: Flattening = { raw, end, text: [], from: [], to: [], references: [], links: [], alts: [], open: [] };
  const readers = isMarkdown ? [endOfLink, reference, inline, character] : [reference, character];
  for (let at = start; at < end; ) {
    at = copyRun(flat, at);
    if (at >= end) break;
    for (const read of readers) {
      const next = read(flat, at);
      if (next === undefined) continue;
      at = next;
      break;
    }
  }
  flat.from.push(end);
  const { text, from, to, references, links, alts } = flat;
  return { text: text.join(''), from, to, references, links, alts };
}

/** Adds text that stands for a range of the source; returns the end of that. */
function push(flat: Flattening, text: string, at: number, upTo: number): number {
  flat.text.push(text);
  for (let unit = 0; unit < text.length; unit++) {
    flat.from.push(at);
    flat.to.push(upTo);
  }
  return upTo;
}

/** Most of a text is letters and single spaces, which stay as they are. */
function copyRun(flat: Flattening, at: number): number {
  run.lastIndex = at;
  const upTo = Math.min(flat.end, flat.open.at(-1)?.end ?? flat.end, run.test(flat.raw) ? run.lastIndex : at);
  if (at >= upTo) return at;
  flat.text.push(flat.raw.slice(at, upTo));
  for (let i = at; i < upTo; i++) {
    flat.from.push(i);
    flat.to.push(i + 1);
  }
  return upTo;
}

const endOfLink: Reader = (flat, at) => {
  const link = flat.open.at(-1);
  if (link?.end !== at) return undefined;
  flat.open.pop();
  flat.links.push({ start: link.start, end: flat.from.length, target: link.target, targetAt: link.targetAt });
  let i = link.targetAt + link.target.length;
  while (i < flat.end && flat.raw.charAt(i) !== ')' && flat.raw.charAt(i) !== ']') i += 1;
  return i + 1;
};

const reference: Reader = (flat, at) => {
  const close = flat.raw.startsWith('{{', at) ? flat.raw.indexOf('}}', at) : -1;
  if (close < 0 || close >= flat.end) return undefined;
  const name = flat.raw
    .slice(at + 2, close)
    .trim()
    .replace(/\s+/g, ' ');
  flat.references.push({ name, at: flat.from.length });
  const other = /^count /i.test(name) ? placeholderMarks.count : placeholderMarks.fact;
  return push(flat, ownNames.test(name) ? placeholderMarks.own : other, at, close + 2);
};

const entities: Readonly<Record<string, string>> = { '&nbsp;': ' ', '&amp;': '&', '&ndash;': '–', '&#160;': ' ' };

/** Soft hyphens and joiners, which say nothing. */
const silent = /[\u00ad\u200b-\u200d\u2060]/;

/** Characters in odd forms, with their usual ones. */
const usualForms = new Map<string, string>([
  ...['\u2010', '\u2011', '\u2212'].map((c): [string, string] => [c, '-']),
  ...['\u2019', '\u02bc'].map((c): [string, string] => [c, "'"]),
  ...[0x660, 0x6f0].flatMap((zero) => usualRange(zero, 0x30, 10)),
  ...usualRange(0xff01, 0x21, 94),
]);

function usualRange(first: number, usual: number, count: number): [string, string][] {
  return Array.from({ length: count }, (_, i) => [String.fromCharCode(first + i), String.fromCharCode(usual + i)]);
}

/** One character in its usual form, with the marks that compose it. */
function character(flat: Flattening, at: number): number {
  const { raw } = flat;
  const c = raw.charAt(at);
  const entity = c === '&' ? (/^&(?:nbsp|amp|ndash|#160);/.exec(raw.slice(at, at + 8))?.[0] ?? '') : '';
  if (entity !== '') return push(flat, entities[entity] ?? ' ', at, at + entity.length);
  if (spaces.test(c)) return flat.text.at(-1)?.endsWith(' ') ? at + 1 : push(flat, ' ', at, at + 1);
  if (silent.test(c)) return at + 1;
  const usual = usualForms.get(c);
  if (usual !== undefined) return push(flat, usual, at, at + 1);
  let upTo = at + 1;
  while (upTo < flat.end && /[\u0300-\u036f]/.test(raw.charAt(upTo))) upTo += 1;
  return push(flat, upTo === at + 1 ? c : raw.slice(at, upTo).normalize('NFC'), at, upTo);
}

const isWord = (c: string): boolean => /[\p{L}\p{N}]/u.test(c);

/** Inline Markdown, by its first character. */
const inlines: Readonly<Record<string, Reader>> = {
  '`': (flat, at) => {
    const ticks = /^`+/.exec(flat.raw.slice(at, at + 20))?.[0] ?? '`';
    const close = flat.raw.indexOf(ticks, at + ticks.length);
    return close > 0 && close < flat.end ? push(flat, placeholderMarks.silent, at, close + ticks.length) : undefined;
  },
  '*': (_, at) => at + 1,
  _: ({ raw }, at) => (isWord(raw.charAt(at - 1)) && isWord(raw.charAt(at + 1)) ? undefined : at + 1),
  '~': ({ raw }, at) => (raw.startsWith('~~', at) ? at + 2 : undefined),
  '<': ({ raw, end }, at) => {
    const close = raw.indexOf('>', at);
    const isAddress = close > 0 && close < end && /^<(?:https?:\/\/|[^\s<>@]+@)/.test(raw.slice(at, close));
    return isAddress ? at + 1 : undefined;
  },
  '>': ({ text }, at) => (/[\w/]$/.test(text.at(-1) ?? '') ? at + 1 : undefined),
  '\\': (flat, at) => {
    const escaped = flat.raw.charAt(at + 1);
    return /[!-/:-@[-`{-~]/.test(escaped) ? push(flat, escaped, at, at + 2) : undefined;
  },
  '[': (flat, at) => {
    const link = linkAt(flat, at + 1);
    if (link) flat.open.push({ ...link, start: flat.from.length });
    return link && at + 1;
  },
  '!': (flat, at) => {
    const link = flat.raw.charAt(at + 1) === '[' ? linkAt(flat, at + 2) : undefined;
    if (!link) return undefined;
    flat.alts.push({ start: at + 2, end: link.end });
    const last = flat.raw.indexOf(')', link.targetAt);
    return push(flat, ' ', at, last < 0 || last >= flat.end ? flat.end : last + 1);
  },
};

const inline: Reader = (flat, at) => inlines[flat.raw.charAt(at)]?.(flat, at);

/** The end of the words that begin at an offset, and the target behind them. */
function linkAt({ raw, end }: Flattening, at: number) {
  const close = closing(raw, at, end);
  const target = close < 0 ? null : /^\((<?)([^\s)>]*)/.exec(raw.slice(close + 1, Math.min(end, close + 600)));
  if (!target) return undefined;
  const [, bracket = '', address = ''] = target;
  return { end: close, target: address, targetAt: close + 2 + bracket.length };
}

/** The `]` that closes a `[`, brackets within counted. */
function closing(raw: string, from: number, end: number): number {
  let depth = 1;
  for (let i = from; i < end; i++) {
    const c = raw.charAt(i);
    if (c === '\\') i += 1;
    else if (c === '[') depth += 1;
    else if (c === ']') {
      depth -= 1;
      if (depth === 0) return i;
    }
  }
  return -1;
}
