import { decodeEntities } from '../../markdown/entities.ts';

/** A text in which nothing hides, and where its characters stood. */
export interface View {
  readonly text: string;
  /** UTF-16 offset in the text that was given. */
  at(offset: number): number;
}

const invisible = String.raw`[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0]|[\u{e0000}-\u{e01ef}]`;
const otherForms = String.raw`[\u00a0\u2000-\u200a\u202f\u3000\u2010-\u2015\u2212\u2024\uff01-\uff5e\uff61\u0660-\u0669\u066b-\u066c\u06f0-\u06f9\u2460-\u249b\u24b6-\u24e9\u2070-\u2089\u{1d400}-\u{1d7ff}]`;
/** Emphasis and code of Markdown and HTML within a word; escapes. Underscores stay: tokens have them. */
const markup = String.raw`\*+|${'`'}|~~|\\[!-/:-@[-${'`'}{-~]|</?(?:em|strong|code|del|b|i|s|u|wbr|bdi|mark|sub|sup|small)>`;
const encoded = String.raw`&(?:#\d{1,7}|#[xX][\da-fA-F]{1,6}|[a-zA-Z]\w{1,31});|%[2-7][\da-fA-F]`;

const hiding = new RegExp(`${encoded}|${markup}|${invisible}|${otherForms}`, 'gu');
const mayHide = /[&%*`~\\<\u00a0-\uffff]/;

/** What a character that is written another way reads as. */
function plain(piece: string): string {
  const [first = ''] = piece;
  if (first === '&') {
    const char = decodeEntities(known(piece));
    return char === piece ? piece : char.match(hiding) ? plain(char) : char;
  }
  if (first === '%') return String.fromCharCode(Number.parseInt(piece.slice(1), 16));
  if (first === '\\') return piece.charAt(1);
  if ('*`~<'.includes(first)) return '';
  if (isInvisible.test(piece)) return '';
  const code = piece.codePointAt(0) ?? 0;
  if ((code >= 0x2010 && code <= 0x2015) || code === 0x2212) return '-';
  if (code >= 0x0660 && code <= 0x0669) return String(code - 0x0660);
  if (code >= 0x06f0 && code <= 0x06f9) return String(code - 0x06f0);
  return piece.normalize('NFKC');
}

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
 * forms of digits and letters, character references, percent-encoding, escapes and emphasis within a word.
 */
export function unhidden(given: string): View {
  if (!mayHide.test(given)) return { text: given, at: (offset) => offset };
  const outs: number[] = [];
  const ins: number[] = [];
  let text = '';
  let last = 0;
  for (const { 0: piece, index } of given.matchAll(hiding)) {
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
