import type { Language } from '../../language/language.ts';

// On a page from right to left, what is written from left to right stands apart from the words around it: without that,
// browsers show "+49 30 1234" as "1234 30 49+" (UAX #9), and a date or a path as another one.

/** Text in these is not shown, stands apart already, or is one direction throughout. */
const closed = new Set(['script', 'style', 'code', 'pre', 'bdi', 'time', 'option', 'textarea', 'title', 'svg']);
const tagOrText = /<(\/?)([a-z][a-z0-9]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>|[^<]+/gi;
/** Elements without an end. */
const empty = new Set(['input', 'br', 'img', 'hr', 'link', 'meta', 'wbr']);
const scripts = ['Arabic', 'Hebrew', 'Syriac', 'Thaana', 'Nko'].map((name) => `\\p{Script=${name}}`).join('');
const rightToLeft = new RegExp(`[${scripts}]`, 'u');
const betweenWords = new RegExp(`[^${scripts}\\p{M}]+`, 'gu');
/** From its first sign to its last: signs of a number, a name or an address, and none of the sentence around it. */
const run = /(?:[\p{L}\p{N}]|[+#@/$€£¥§~_.-](?=\S)).*[\p{L}\p{N}%+#/°€£¥)_]|[\p{L}\p{N}]/su;

/**
 * HTML of a page with what needs it in `<bdi dir="ltr">`: numbers, phones, ids, paths and names within words of a
 * language from right to left, and code marked as what it is. In other languages it stays as it is.
 */
export function isolated({ direction }: Pick<Language, 'direction'>, html: string): string {
  if (direction !== 'rtl') return html;
  const open: string[] = [];
  let before = '';
  /** The block whose whole text stands apart at present. */
  let sentence = '';
  return html.replace(tagOrText, (all, end, name, attributes, at: number) => {
    if (name === undefined) return open.length > 0 ? all : whole(before, all, textOf(all));
    const tag = String(name).toLowerCase();
    before = end + tag;
    if (end === '/') {
      if (open.at(-1) === tag) open.pop();
      if (tag !== sentence) return all;
      sentence = '';
      return `</bdi>${all}`;
    }
    const hasDirection = /\sdir=/.test(String(attributes));
    const outer = open.length === 0;
    if (outer && !hasDirection && blocks.test(tag) && isSentence(tag, html.slice(at + all.length, endOf(html, at)))) {
      open.push(tag);
      sentence = tag;
      return `${all}<bdi dir="ltr">`;
    }
    // Within a closed element only its own name is counted, so that its end is found.
    if (outer ? closed.has(tag) || (hasDirection && !empty.has(tag)) : open.at(-1) === tag) open.push(tag);
    return outer && !hasDirection && (tag === 'code' || tag === 'pre') ? `<${name} dir="ltr"${attributes}>` : all;
  });
}

/** What holds sentences, and no other block where it is one. */
const blocks = /^(?:p|h[1-6]|li|dd|td)$/;
const endOfBlock = /<\/?(?:p|h[1-6]|li|d[dlt]|t[dhr]|[ou]l|div|pre|table|details|figure|blockquote)\b/gi;

/** Where the first block begins or ends behind the start of one: its own end, if it holds none. */
function endOf(html: string, at: number): number {
  endOfBlock.lastIndex = at + 1;
  return endOfBlock.exec(html)?.index ?? html.length;
}

/**
 * Whether the parts of a block are read from left to right as one. Links, code and the words between them would each
 * stand in the order of the page (UAX #9, rule L2); lists of short values do, for that is theirs.
 */
function isSentence(tag: string, inner: string): boolean {
  if (!inner.includes('<') || inner.includes('\u0001')) return false;
  const text = textIn(inner);
  if (rightToLeft.test(text) || !/\p{L}/u.test(text)) return false;
  return /\p{L}.*[.!?…]["'”’»)\]]*\s*$/su.test(text) || (/^[ph]/.test(tag) && /\p{L}/u.test(textIn(around(inner))));
}

const textIn = (html: string): string => html.replace(/<[^>]*>|&#?\w+;/g, '');
const around = (html: string): string => html.replace(/<([a-z]+)\b[^>]*>.*?<\/\1>/gis, '');

/** What stands beside each other there, each element for itself, stays one text. */
const whole = (before: string, text: string, made: string): string =>
  made !== text && (before === 'summary' || before === 'figcaption') ? `<span>${made}</span>` : made;

/** A text between two tags. One in another language is one thing, with its full stop; else each part between words. */
function textOf(html: string): string {
  // What frame.ts fills in stands apart when it is filled in.
  if (html.includes('\u0001')) return html;
  const entities: string[] = [];
  // A sign of its own for each, as `&amp;` is no word.
  const text = html.replace(/&#?\w+;/g, (entity) => String.fromCharCode(0xf100 + entities.push(entity)));
  if (!/[\p{L}\p{N}]/u.test(text)) return html;
  const made = rightToLeft.test(text)
    ? text.replace(betweenWords, (part) => sideways(part, ends))
    : /\p{L}/u.test(text)
      ? text.replace(/\S(?:.*\S)?/su, wrapped)
      : sideways(text, ends);
  return made.replace(/[\uF101-\uF8FF]/g, (sign) => entities[sign.charCodeAt(0) - 0xf101] ?? sign);
}

/** Between these, things stand in the order of the page: the ends of a range, the items of a list. */
const ends = /(\s*[–—]\s*|[,;:،؛]\s+|\s+[·|]\s+)/u;

const sideways = (text: string, between: RegExp): string =>
  text
    .split(between)
    .map((part, i) => (i % 2 === 1 ? part : apart(part)))
    .join('');

/** The one thing in a text, apart from the signs of the sentence around it. */
function apart(text: string): string {
  const { 0: all, index = 0 } = run.exec(text) ?? {};
  if (all === undefined) return text;
  // A bracket that opens outside of it is no part of it.
  const found = /^[^(]*\)+$/.test(all) ? all.replace(/\)+$/, '') : all;
  return `${text.slice(0, index)}${wrapped(found)}${text.slice(index + found.length)}`;
}

/** A word, or a number and its separators, keeps its order by itself. */
const needed = /^(?!\p{L}+$)(?!\d+(?:[.,:]\d+)*$)/u;

const wrapped = (found: string): string => (needed.test(found) ? `<bdi dir="ltr">${found}</bdi>` : found);
