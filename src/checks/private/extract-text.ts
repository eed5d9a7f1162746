import { decodePercent } from '../../core/url.ts';
import { decodeEntities } from '../../markdown/entities.ts';

/** How a text is written, and so which escapes it may have. */
export type TextFormat = 'markdown' | 'html' | 'code' | 'text' | 'csv';

/** A text as its readers see it, and where its characters stood. */
interface ExtractedText {
  /** UTF-16, with zeros behind its end: several times as quick to read as a text. Valid until the next call. */
  readonly units: Uint16Array;
  readonly length: number;
  readonly text: string;
  /** UTF-16 offset in the text that was given. */
  at(offset: number): number;
}

const reference = '&(?:#\\d{1,7}|#[xX][\\da-fA-F]{1,6}|[a-zA-Z]\\w{1,31});';
const percent = '(?:%[2-7][\\da-fA-F]|%[c-fC-F][\\da-fA-F](?:%[89abAB][\\da-fA-F]){1,3})+';

const plain: readonly [signs: string, pattern: RegExp] = ['%', new RegExp(percent, 'y')];

/** Signs with which a format begins what stands for something else, and all of that. */
const written: Readonly<Record<TextFormat, readonly [signs: string, pattern: RegExp]>> = {
  // Two backslashes before the name of a server are meant.
  markdown: [
    '\\*~&%<',
    new RegExp(
      String.raw`(?<!\\)\\\\[A-Za-z](?=[\w.-]+\\[\w$])|\\[!-/:-@[-${'`'}{-~]|(?<!\((?=\* ?\d))\*+|~~|${reference}|${percent}|</?(?:b|code|em|i|span|strong|u)(?:\s[^<>]*)?>`,
      'y',
    ),
  ],
  html: [
    '<&%',
    new RegExp(
      String.raw`<!--[^]*?(?:-->|$)|<(script|style|template)\b[^]*?(?:</\1\s*>|$)|</?[a-zA-Z][^<>]*>|${reference}|${percent}`,
      'iy',
    ),
  ],
  code: ['\\%', new RegExp(String.raw`\\(?:u[\da-fA-F]{4}|u\{[\da-fA-F]{1,6}\}|x[\da-fA-F]{2}|.)|${percent}`, 'y')],
  text: plain,
  csv: plain,
};

/** Each unit as ASCII, where keyboards, word processors and input methods write it in place of that. */
const ascii = new Uint16Array(0x10000);
for (let code = 0; code < 0x10000; code++) ascii[code] = code;
for (let code = 0x21; code <= 0x7e; code++) ascii[code + 0xfee0] = code;
for (let digit = 0; digit <= 9; digit++) ascii[0x660 + digit] = ascii[0x6f0 + digit] = 48 + digit;
for (const dash of '\u2010\u2011\u2012\u2013\u2014\u2015\u2212') ascii[dash.charCodeAt(0)] = 45;
for (const space of '\u00a0\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u3000')
  ascii[space.charCodeAt(0)] = 32;

const sign = 0xffff;
/** The table of each format: `sign` for characters that begin markup or an escape. */
const tables = Object.fromEntries(
  Object.entries(written).map(([format, [signs]]) => {
    const table = ascii.slice();
    for (const char of signs) table[char.charCodeAt(0)] = sign;
    return [format, table];
  }),
);

/** Text and link attributes. */
const shownAttributes = /\s(?:alt|title|content|href|placeholder|aria-label)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+)/gi;

/** The plain text of a piece, never longer. */
function shown(piece: string, format: TextFormat): string {
  const [first = ''] = piece;
  if (first === '&') return decodeEntities(piece);
  if (first === '%') return decodePercent(piece);
  if (first === '\\') return format === 'code' ? unescaped(piece) : piece.length > 2 ? piece : piece.charAt(1);
  if (/^<\/?code[\s>]/i.test(piece)) return '`';
  if (format === 'markdown') return '';
  return `\n${(piece.match(shownAttributes) ?? []).map(attributeText).join('')}`;
}

const percents = new RegExp(percent, 'g');
/** An attribute as it is read: references first, and then what its address encodes. */
const attributeText = (attribute: string) => decodeEntities(attribute).replace(percents, decodePercent);

function unescaped(piece: string): string {
  if (piece.length > 2)
    return String.fromCodePoint(Math.min(0x10ffff, Number.parseInt(piece.replace(/[^\da-fA-F]/g, ''), 16)));
  return 'nrtbfv'.includes(piece.charAt(1)) ? ' ' : piece.charAt(1);
}

let units = new Uint16Array(1 << 14);
let bytes = Buffer.from(units.buffer);

/** The text without what its format writes around and in place of characters, each read once. Decoded where it stands. */
export function extractText(given: string, format: TextFormat): ExtractedText {
  if (units.length < given.length + 3) {
    units = new Uint16Array(given.length * 2);
    bytes = Buffer.from(units.buffer);
  }
  bytes.write(given, 'utf16le');
  const [, pattern] = written[format];
  const table = tables[format] ?? ascii;
  const [from, end] = [units, given.length];
  const [outs, ins]: [number[], number[]] = [[], []];
  let length = 0;
  let isSame = true;
  for (let i = 0; i < end; i++) {
    const unit = from[i] ?? 0;
    const plain = table[unit] ?? 0;
    if (plain === unit && length === i) length++;
    else if (plain === sign) {
      pattern.lastIndex = i;
      const piece = pattern.exec(given)?.[0] ?? '';
      if (piece !== '') {
        isSame = false;
        outs.push(length);
        ins.push(i);
        const said = shown(piece, format);
        for (let j = 0; j < said.length; j++) from[length++] = ascii[said.charCodeAt(j)] ?? 0;
        i += piece.length - 1;
        outs.push(length);
        ins.push(i + 1);
      } else from[length++] = unit;
    } else {
      isSame &&= plain === unit;
      from[length++] = plain;
    }
  }
  units.fill(0, length, length + 3);
  return {
    units,
    length,
    get text() {
      return isSame ? given : bytes.toString('utf16le', 0, length * 2);
    },
    at: outs.length === 0 ? (offset) => offset : (offset) => placeIn(outs, ins, offset),
  };
}

/** Within a replaced piece its own start counts. */
function placeIn(outs: readonly number[], ins: readonly number[], offset: number): number {
  let [low, high] = [-1, outs.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((outs[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  if (low < 0) return offset;
  const from = ins[low] ?? 0;
  return low % 2 === 0 ? from : from + offset - (outs[low] ?? 0);
}
