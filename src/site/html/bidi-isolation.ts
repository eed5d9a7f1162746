import type { Language } from '../../language/language.ts';

// On a right-to-left page, left-to-right text is isolated: otherwise browsers show "+49 30 1234" as "1234 30 49+" (UAX
// #9), and break dates and paths likewise.

/** Elements whose text is hidden, isolated, or of one direction. */
const closed = new Set(['script', 'style', 'code', 'pre', 'bdi', 'time', 'option', 'textarea', 'title', 'svg']);
const tagOrText = /<(\/?)([a-z][a-z0-9]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>|[^<]+/gi;
/** Void elements. */
const empty = new Set(['input', 'br', 'img', 'hr', 'link', 'meta', 'wbr']);
const scripts = ['Arabic', 'Hebrew', 'Syriac', 'Thaana', 'Nko'].map((name) => `\\p{Script=${name}}`).join('');
const rightToLeft = new RegExp(`[${scripts}]`, 'u');
const betweenWords = new RegExp(`[^${scripts}\\p{M}]+`, 'gu');
/** From first to last sign of a number, name or address, without punctuation of the sentence around it. */
const run = /(?:[\p{L}\p{N}]|[+#@/$€£¥§~_.-](?=\S)).*[\p{L}\p{N}%+#/°€£¥)_]|[\p{L}\p{N}]/su;

/**
 * Isolates text that needs it with `<bdi dir="ltr">`: numbers, phones, ids, paths and names within right-to-left words,
 * and marks code. HTML of other languages is unchanged.
 */
export function isolateLeftToRight({ direction }: Pick<Language, 'direction'>, html: string): string {
  if (direction !== 'rtl') return html;
  const open: string[] = [];
  let before = '';
  /** Block that is isolated as a whole, if any. */
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
    // Within a closed element only its own name counts, to find its end.
    if (outer ? closed.has(tag) || (hasDirection && !empty.has(tag)) : open.at(-1) === tag) open.push(tag);
    return outer && !hasDirection && (tag === 'code' || tag === 'pre') ? `<${name} dir="ltr"${attributes}>` : all;
  });
}

/** Blocks with sentences; a sentence holds no other block. */
const blocks = /^(?:p|h[1-6]|li|dd|td)$/;
const endOfBlock = /<\/?(?:p|h[1-6]|li|d[dlt]|t[dhr]|[ou]l|div|pre|table|details|figure|blockquote)\b/gi;

/** Start or end of the next block after `at`: its own end, if it holds none. */
function endOf(html: string, at: number): number {
  endOfBlock.lastIndex = at + 1;
  return endOfBlock.exec(html)?.index ?? html.length;
}

/**
 * Whether a block reads from left to right as a whole. Otherwise links, code and words would follow the page's order
 * (UAX #9, rule L2), as lists of short values do.
 */
function isSentence(tag: string, inner: string): boolean {
  if (!inner.includes('<') || inner.includes('\u0001')) return false;
  const text = textIn(inner);
  if (rightToLeft.test(text) || !/\p{L}/u.test(text)) return false;
  return /\p{L}.*[.!?…]["'”’»)\]]*\s*$/su.test(text) || (/^[ph]/.test(tag) && /\p{L}/u.test(textIn(around(inner))));
}

const textIn = (html: string): string => html.replace(/<[^>]*>|&#?\w+;/g, '');
const around = (html: string): string => html.replace(/<([a-z]+)\b[^>]*>.*?<\/\1>/gis, '');

/** Wraps a text in one element where each element would be an item of its own. */
const whole = (before: string, text: string, made: string): string =>
  made !== text && (before === 'summary' || before === 'figcaption') ? `<span>${made}</span>` : made;

/** Isolates text between tags: all of it if in another language, with its full stop; else each part between words. */
function textOf(html: string): string {
  // Filled-in text is isolated by frame.ts.
  if (html.includes('\u0001')) return html;
  const entities: string[] = [];
  // One sign for each entity, as `&amp;` is no word.
  const text = html.replace(/&#?\w+;/g, (entity) => String.fromCharCode(0xf100 + entities.push(entity)));
  if (!/[\p{L}\p{N}]/u.test(text)) return html;
  const made = rightToLeft.test(text)
    ? text.replace(betweenWords, (part) => sideways(part, ends))
    : /\p{L}/u.test(text)
      ? text.replace(/\S(?:.*\S)?/su, wrapped)
      : sideways(text, ends);
  return made.replace(/[\uF101-\uF8FF]/g, (sign) => entities[sign.charCodeAt(0) - 0xf101] ?? sign);
}

/** Separators around which parts follow the page's order: ends of a range, items of a list. */
const ends = /(\s*[–—]\s*|[,;:،؛]\s+|\s+[·|]\s+)/u;

const sideways = (text: string, between: RegExp): string =>
  text
    .split(between)
    .map((part, i) => (i % 2 === 1 ? part : apart(part)))
    .join('');

/** Isolates the value in a text, without punctuation around it. */
function apart(text: string): string {
  const { 0: all, index = 0 } = run.exec(text) ?? {};
  if (all === undefined) return text;
  // Excludes brackets that open before it.
  const found = /^[^(]*\)+$/.test(all) ? all.replace(/\)+$/, '') : all;
  return `${text.slice(0, index)}${wrapped(found)}${text.slice(index + found.length)}`;
}

/** Single words, and numbers with separators, keep their order. */
const needed = /^(?!\p{L}+$)(?!\d+(?:[.,:]\d+)*$)/u;

const wrapped = (found: string): string => (needed.test(found) ? `<bdi dir="ltr">${found}</bdi>` : found);
