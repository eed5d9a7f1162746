import { decodeEntities } from '../../markdown/entities.ts';

/** How a text is written: which escapes it may have, and whether its lines may be wrapped. */
export type Format = 'markdown' | 'html' | 'code' | 'text';

/** A text as its readers see it, and where its characters stood. */
export interface PlainText {
  readonly text: string;
  /** UTF-16 offset in the text that was given. */
  at(offset: number): number;
}

/** What keyboards, word processors and input methods write in place of ASCII: one character for one. */
const alike = /[\u00a0\u2000-\u200a\u202f\u3000\u2010-\u2015\u2212\uff01-\uff5e\u0660-\u0669\u06f0-\u06f9]/g;
const hasAlike = new RegExp(alike.source);
const inAsciiOnly = (text: string) => text.replace(alike, inAscii);

function inAscii(char: string): string {
  const code = char.charCodeAt(0);
  if (code >= 0xff01) return String.fromCharCode(code - 0xfee0);
  if (code >= 0x660 && code <= 0x6f9) return String(code & 15);
  return (code >= 0x2010 && code <= 0x2015) || code === 0x2212 ? '-' : ' ';
}

const reference = '&(?:#\\d{1,7}|#[xX][\\da-fA-F]{1,6}|[a-zA-Z]\\w{1,31});';
const percent = '(?:%[2-7][\\da-fA-F]|%[c-fC-F][\\da-fA-F](?:%[89abAB][\\da-fA-F]){1,3})+';
const inline = '</?(?:a|em|strong|code|del|b|i|s|u|span|wbr|bdi|mark|sub|sup|small|abbr|tspan)(?:\\s[^<>]*)?>';
/** The end of a line within a sentence. Rows of a table, items of a list and lines of one word stay apart. */
const wrapped = String.raw`\n(?<=[ \t:][^\s,;|]{0,40}\n)(?:[ \t]*>)*[ \t]*(?=[\w+(\u00c0-\uffdc])(?!\d{1,3}[.)] )`;

const patterns: Readonly<Record<Format, RegExp>> = {
  // Two backslashes before the name of a server are meant.
  markdown: new RegExp(
    String.raw`(?<!\\)\\\\[A-Za-z](?=[\w.-]+\\[\w$])|\\[!-/:-@[-${'`'}{-~]|\*+|${'`'}+|~~|${reference}|${percent}|${inline}|${wrapped}`,
    'g',
  ),
  html: new RegExp(
    String.raw`<!--[^]*?(?:-->|$)|<(script|style|template)\b[^]*?(?:</\1\s*>|$)|</?[a-zA-Z][^<>]*>|${reference}|${percent}|\n\s*`,
    'gi',
  ),
  code: new RegExp(String.raw`\\(?:u[\da-fA-F]{4}|u\{[\da-fA-F]{1,6}\}|x[\da-fA-F]{2}|.)|${percent}`, 'g'),
  text: new RegExp(`${percent}|${wrapped}`, 'g'),
};

const isInline = new RegExp(`^${inline}$`, 'i');
/** What people read or follow. */
const shownAttributes = /\s(?:alt|title|content|href|placeholder|aria-label)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+)/gi;

/** What a piece that a pattern finds reads as. */
function shown(piece: string, format: Format): string {
  const [first = ''] = piece;
  if (first === '&') return inAsciiOnly(decodeEntities(named[piece] ?? piece));
  if (first === '%') return percentDecoded(piece);
  if (first === '\n') return ' ';
  if (first === '\\') return format === 'code' ? unescaped(piece) : piece.length > 2 ? piece : piece.charAt(1);
  if (first !== '<') return '';
  const attributes = piece.match(shownAttributes) ?? [];
  const said = attributes.map(attributeText).join('\n');
  return isInline.test(piece) ? said : `\n${said}\n`;
}

const percents = new RegExp(percent, 'g');
/** An attribute as it is read: references first, and then what its address encodes. */
const attributeText = (written: string) => decodeEntities(written).replace(percents, percentDecoded);

/** Names of ASCII characters that prose never writes, and so no reader of ours knows. */
const named: Readonly<Record<string, string>> = {
  '&commat;': '@',
  '&period;': '.',
  '&lowbar;': '_',
  '&hyphen;': '-',
  '&dash;': '-',
  '&equals;': '=',
  '&plus;': '+',
};

/** Bytes that are no UTF-8 stay as they are written. */
function percentDecoded(piece: string): string {
  try {
    return inAsciiOnly(decodeURIComponent(piece));
  } catch {
    return piece;
  }
}

function unescaped(piece: string): string {
  if (piece.length > 2)
    return String.fromCodePoint(Math.min(0x10ffff, Number.parseInt(piece.replace(/[^\da-fA-F]/g, ''), 16)));
  return 'nrtbfv'.includes(piece.charAt(1)) ? ' ' : piece.charAt(1);
}

/** The text without what its format writes around and in place of characters, each read once. */
export function plainText(whole: string, format: Format): PlainText {
  const given = hasAlike.test(whole) ? inAsciiOnly(whole) : whole;
  const [outs, ins]: [number[], number[]] = [[], []];
  let text = '';
  let last = 0;
  for (const { 0: piece, index } of given.matchAll(patterns[format])) {
    const said = shown(piece, format);
    if (said === piece) continue;
    text += given.slice(last, index);
    outs.push(text.length);
    ins.push(index);
    text += said;
    last = index + piece.length;
    outs.push(text.length);
    ins.push(last);
  }
  if (outs.length === 0) return { text: given, at: (offset) => offset };
  return { text: text + given.slice(last), at: (offset) => placeIn(outs, ins, offset) };
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
