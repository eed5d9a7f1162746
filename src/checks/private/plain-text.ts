import { decodeEntities } from '../../markdown/entities.ts';

/** How a text is written, and so which escapes it may have. */
export type Format = 'markdown' | 'html' | 'code' | 'text';

/** A text as its readers see it, and where its characters stood. */
export interface PlainText {
  /** UTF-16, with a zero and what was there before behind its end: several times as quick to read as a text. Valid until the next call. */
  readonly units: Uint16Array;
  readonly length: number;
  readonly text: string;
  /** UTF-16 offset in the text that was given. */
  at(offset: number): number;
}

const reference = '&(?:#\\d{1,7}|#[xX][\\da-fA-F]{1,6}|[a-zA-Z]\\w{1,31});';
const percent = '(?:%[2-7][\\da-fA-F]|%[c-fC-F][\\da-fA-F](?:%[89abAB][\\da-fA-F]){1,3})+';

/** Signs with which a format begins what stands for something else, and all of that. */
const written: Readonly<Record<Format, readonly [signs: string, pattern: RegExp]>> = {
  // Two backslashes before the name of a server are meant.
  markdown: [
    '\\*~&%<',
    new RegExp(
      String.raw`(?<!\\)\\\\[A-Za-z](?=[\w.-]+\\[\w$])|\\[!-/:-@[-${'`'}{-~]|\*+|~~|${reference}|${percent}|</?(?:b|code|em|i|span|strong|u)(?:\s[^<>]*)?>`,
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
  text: ['%', new RegExp(percent, 'y')],
};

const formats = Object.keys(written) as Format[];
/** The formats in which a unit is such a sign, as bits. */
const signs = new Uint8Array(0x10000);
for (const [i, format] of formats.entries())
  for (const sign of written[format][0]) signs[sign.charCodeAt(0)]! |= 1 << i;

/** Each unit as ASCII, where keyboards, word processors and input methods write it in place of that. */
const ascii: Uint16Array = new Uint16Array(0x10000).map((_, code) => {
  if (code >= 0xff01 && code <= 0xff5e) return code - 0xfee0;
  if ((code >= 0x660 && code <= 0x669) || (code >= 0x6f0 && code <= 0x6f9)) return 48 + (code & 15);
  if ((code >= 0x2010 && code <= 0x2015) || code === 0x2212) return 45;
  return code === 0xa0 || (code >= 0x2000 && code <= 0x200a) || code === 0x202f || code === 0x3000 ? 32 : code;
});

/** What people read or follow. */
const shownAttributes = /\s(?:alt|title|content|href|placeholder|aria-label)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+)/gi;

/** What a piece stands for, which is never longer. */
function shown(piece: string, format: Format): string {
  const [first = ''] = piece;
  if (first === '&') return decodeEntities(piece);
  if (first === '%') return percentDecoded(piece);
  if (first === '\\') return format === 'code' ? unescaped(piece) : piece.length > 2 ? piece : piece.charAt(1);
  if (/^<\/?code[\s>]/i.test(piece)) return '`';
  if (format === 'markdown') return '';
  return `\n${(piece.match(shownAttributes) ?? []).map(attributeText).join('\n')}`;
}

const percents = new RegExp(percent, 'g');
/** An attribute as it is read: references first, and then what its address encodes. */
const attributeText = (attribute: string) => decodeEntities(attribute).replace(percents, percentDecoded);

/** Bytes that are no UTF-8 stay as they are written. */
function percentDecoded(piece: string): string {
  try {
    return decodeURIComponent(piece);
  } catch {
    return piece;
  }
}

function unescaped(piece: string): string {
  if (piece.length > 2)
    return String.fromCodePoint(Math.min(0x10ffff, Number.parseInt(piece.replace(/[^\da-fA-F]/g, ''), 16)));
  return 'nrtbfv'.includes(piece.charAt(1)) ? ' ' : piece.charAt(1);
}

let units = new Uint16Array(1 << 14);
let bytes = Buffer.from(units.buffer);

/** The text without what its format writes around and in place of characters, each read once. Decoded where it stands. */
export function plainText(given: string, format: Format): PlainText {
  if (units.length < given.length + 3) {
    units = new Uint16Array(given.length * 2);
    bytes = Buffer.from(units.buffer);
  }
  bytes.write(given, 'utf16le');
  const [, pattern] = written[format];
  const bit = 1 << formats.indexOf(format);
  const [outs, ins]: [number[], number[]] = [[], []];
  let length = 0;
  for (let i = 0; i < given.length; ) {
    const unit = units[i] ?? 0;
    if (((signs[unit] ?? 0) & bit) !== 0) {
      pattern.lastIndex = i;
      const piece = pattern.exec(given)?.[0];
      if (piece !== undefined) {
        outs.push(length);
        ins.push(i);
        const said = shown(piece, format);
        for (let j = 0; j < said.length; j++) units[length++] = ascii[said.charCodeAt(j)] ?? 0;
        i += piece.length;
        outs.push(length);
        ins.push(i);
        continue;
      }
    }
    units[length++] = ascii[unit] ?? 0;
    i += 1;
  }
  units.fill(0, length, length + 3);
  return {
    ...{ units, length },
    get text() {
      return bytes.toString('utf16le', 0, length * 2);
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
