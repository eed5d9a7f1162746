import { decodeEntities } from '../../markdown/entities.ts';
import { latinOf, lookAlikes } from './look-alikes.ts';

/** A text in which nothing hides, and where its characters stood. */
export interface View {
  readonly text: string;
  /** UTF-16 offset in the text that was given. */
  at(offset: number): number;
}

const invisible = String.raw`[\0\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0]|[\u{e0000}-\u{e01ef}]`;
const otherForms = String.raw`[\u00a0\u2000-\u200a\u202f\u3000\u2010-\u2015\u2212\u2024\uff01-\uff5e\uff61\u066b-\u066c${lookAlikes}\u2460-\u249b\u24b6-\u24e9\u00b2\u00b3\u00b9\u2070-\u2089\u2102\u210a-\u2115\u2119-\u211d\u2124\u2128\u212c-\u2131\u2133\u2134\u{1d400}-\u{1d7ff}]|(?=[\u0660-\u{10ffff}])\p{Nd}`;
/** Of marks that are put upon ASCII, those count with which there is such a letter. */
export const marks = String.raw`[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20f0]`;
const marked = `[0-9A-Za-z]${marks}+`;
/** The end of a line within a sentence. Rows of a table, items of a list and lines of one word stay apart. */
const wrapped = String.raw`\n(?<=[ \t:][^\s,;|]{0,40}\n)(?:[ \t]*>)*[ \t]*(?=[\w+(\u00c0-\uffdc])(?!\d{1,3}[.)] )`;
/** Emphasis and code of Markdown and HTML within a word; escapes. Underscores stay: tokens have them. */
const markup = String.raw`\*+|${'`'}|~~|\\[!-/:-@[-${'`'}{-~]|</?(?:em|strong|code|del|b|i|s|u|wbr|bdi|mark|sub|sup|small)>|</?tspan(?:\s[^<>]{0,200})?>`;
const encoded = String.raw`&(?:#0*\d{1,7}|#[xX]0*[\da-fA-F]{1,6}|[a-zA-Z]\w{1,31});|%[2-7][\da-fA-F]|%[c-fC-F][\da-fA-F](?:%[89abAB][\da-fA-F]){1,3}|(?:\\u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2})|\\(?:u(?!00[01])[\da-fA-F]{4}|u\{[2-7][\da-fA-F]\}|x[2-7][\da-fA-F])`;

const hiding = new RegExp(`${encoded}|${markup}|${wrapped}|${invisible}|${otherForms}`, 'gu');
const hidingUnderMarks = new RegExp(`${marked}|${hiding.source}`, 'gu');
const mayHide = /[\0\n&%*`~\\<\u00a0-\uffff]/;
const hasMarks = new RegExp(marks);
const allMarks = new RegExp(marks, 'g');

/** What a character that is written another way reads as. */
function plain(piece: string): string {
  const [first = ''] = piece;
  if (first === '&') {
    const char = decodeEntities(known(piece.replace(/^(&#[xX]?)0+(?=[\da-fA-F])/, '$1')));
    return char === piece ? piece : plainChar(char);
  }
  if (first === '%') return percentDecoded(piece);
  if (first === '\n') return ' ';
  if (first === '\\') return piece.length === 2 ? piece.charAt(1) : unescaped(piece);
  if ('*`~<'.includes(first)) return '';
  if (isInvisible.test(piece)) return '';
  const code = piece.codePointAt(0) ?? 0;
  if ((code >= 0x2010 && code <= 0x2015) || code === 0x2212) return '-';
  if (code < 0x80) return piece.normalize('NFC').replace(allMarks, '');
  return latinOf(first) ?? digitOf(code) ?? piece.normalize('NFKC');
}

const plainChar = (char: string): string => (char.match(hiding) ? plain(char) : char);

/** Of JSON and JavaScript; a pair of surrogates is one character. ASCII stays: it may begin what the next layer reads. */
function unescaped(piece: string): string {
  const units = piece.split(/(?!^)(?=\\)/).map((each) => Number.parseInt(each.replace(/[^\da-fA-F]/g, ''), 16));
  const char = units.map((unit) => String.fromCharCode(unit)).join('');
  return char < '\u0080' ? char : plainChar(char);
}

/** Bytes that are no UTF-8 stay as they are written. */
function percentDecoded(piece: string): string {
  try {
    return plainChar(decodeURIComponent(piece));
  } catch {
    return piece;
  }
}

/** Of a digit of any script: Unicode has the ten of each in order, from its zero on. */
function digitOf(code: number): string | undefined {
  if (!isDigit.test(String.fromCodePoint(code)) || code >= 0x1d7ce) return undefined;
  let zero = code;
  while (code - zero < 9 && isDigit.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero);
}

const isDigit = /^\p{Nd}$/u;

const isInvisible = new RegExp(`^(?:${invisible})$`, 'u');
/** Names of ASCII characters that prose never writes, and so no reader of ours knows. */
const names: Readonly<Record<string, string>> = {
  '&commat;': '@',
  '&period;': '.',
  '&lowbar;': '_',
  '&hyphen;': '-',
  '&dash;': '-',
  '&equals;': '=',
  '&plus;': '+',
  '&quest;': '?',
  '&semi;': ';',
  '&comma;': ',',
  '&excl;': '!',
  '&dollar;': '$',
  '&percnt;': '%',
  '&ast;': '*',
};
const known = (piece: string) => names[piece] ?? piece;

/**
 * The text without what can hide an item from a reader of bytes and not from one of pages: invisible characters, other
 * forms of digits and letters, marks upon them, character references, percent-encoding, escapes, emphasis within a word,
 * and the ends of lines within a sentence.
 */
export function unhidden(given: string): View {
  if (!mayHide.test(given)) return { text: given, at: (offset) => offset };
  const outs: number[] = [];
  const ins: number[] = [];
  let text = '';
  let last = 0;
  for (const { 0: piece, index } of given.matchAll(hasMarks.test(given) ? hidingUnderMarks : hiding)) {
    const said = plain(piece);
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
  text += given.slice(last);
  return {
    text,
    at(offset) {
      let [low, high] = [-1, outs.length - 1];
      while (low < high) {
        const middle = (low + high + 1) >> 1;
        if ((outs[middle] ?? 0) <= offset) low = middle;
        else high = middle - 1;
      }
      if (low < 0) return offset;
      const from = ins[low] ?? 0;
      // Within a replaced piece its own start counts.
      return low % 2 === 0 ? from : from + offset - (outs[low] ?? 0);
    },
  };
}
