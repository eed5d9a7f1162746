import { isUtf8 } from 'node:buffer';
import { removeLooseCharacters } from '../../core/characters.ts';

/** Root elements of feeds and other XML that servers send from `index.html`. */
const xmlRoots = /^(?:rss|feed|opml|urlset|sitemapindex|svg|math|kml|gpx|wml|browserconfig|[\w.-]+:[\w.-]+)$/i;

/** Space, declarations, comments and document types in front of the first element. */
const prolog = /(?:\s+|<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!DOCTYPE(?:[^<>[]|"[^"]*")*(?:\[(?:[^\]"]|"[^"]*")*\]\s*)?>)*/iy;

/** Whether a text is HTML, and no feed, data or plain text such as the file by which a search engine knows the owner. */
export function isHtmlText(text: string): boolean {
  if (!/<[a-z!/]/i.test(text) || /^\s*(?:\{\s*"|\[\s*[[{"])/.test(text)) return false;
  prolog.lastIndex = 0;
  const start = prolog.exec(text)?.[0] ?? '';
  const [, root = ''] = /^<([\w:.-]+)/.exec(text.slice(start.length, start.length + 200)) ?? [];
  if (/<!DOCTYPE\s+html[\s>]/i.test(start)) return true;
  return !xmlRoots.test(root) && !(/<\?xml[\s?]/.test(start) && root !== '' && root.toLowerCase() !== 'html');
}

/** Whether a text is a part of a page: nothing in it belongs to a head. */
export const isFragment = (text: string): boolean => !/<(?:!doctype|html|head|title|meta|base)[\s>/]/i.test(text);

/** Written so in HTML alone; an XML parser would stop there. */
const htmlOnly = /<!doctype|<(meta|link|br|img|hr|input|base)(?:\s(?:[^<>"']|"[^"]*"|'[^']*')*)?(?<!\/)>(?!\s*<\/\1>)/;

/** Whether an XML parser may read a text. */
export const mayBeXml = (text: string): boolean => !htmlOnly.test(text);

const closedAtOnce =
  /<(?!(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)[\s/])([a-z][\w:.-]*)((?:\s(?:[^<>"']|"[^"]*"|'[^']*')*)?)\/>/gi;

/** XHTML as an HTML parser needs it: `<a id="x"/>` and `<script src="y"/>` end where they begin. */
export const closeEmptyElements = (text: string): string => text.replace(closedAtOnce, '<$1$2></$1>');

/** Offset of the end tag of the head in XML; undefined without it. */
export function findXmlHeadEnd(text: string): number | undefined {
  const masked = text.replace(/<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>/g, (part) =>
    ' '.repeat(part.length),
  );
  const at = masked.search(/<\/head\s*>/);
  return at < 0 ? undefined : at;
}

/** Text of an HTML file, and its encoding; in `latin1` one character is one byte. */
interface DecodedHtml {
  readonly text: string;
  readonly encoding: 'utf8' | 'latin1';
  /** Byte order mark at the start; `text` is without it. */
  readonly hasMark: boolean;
}

/** Decodes UTF-8, else Latin-1, which keeps every byte. decodeText() gives the real characters. */
export function decodeHtml(bytes: Uint8Array): DecodedHtml {
  const encoding = isUtf8(bytes) ? 'utf8' : 'latin1';
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString(encoding);
  const hasMark = encoding === 'utf8' && text.startsWith('\uFEFF');
  return { text: hasMark ? text.slice(1) : text, encoding, hasMark };
}

/** Reverses decodeHtml(). */
export function encodeHtml(text: string, { encoding, hasMark }: Omit<DecodedHtml, 'text'>): Uint8Array {
  return Buffer.from(hasMark ? `\uFEFF${text}` : text, encoding);
}

/** Letters that run from right to left (blocks of Hebrew to Arabic, and their forms). */
const rightToLeft = '\\u0590-\\u08ff\\ufb1d-\\ufdff\\ufe70-\\ufefe';
const leftToRight = '0-9A-Za-z\\u00c0-\\u024f\\u0370-\\u052f';

/** Overrides around text that runs so by itself, as office programs put them around telephone numbers. */
const idleOverride = new RegExp(
  `\\u202d([^${rightToLeft}\\u202c\\u202e]*)\\u202c|\\u202e([^${leftToRight}\\u202c\\u202d]*)\\u202c`,
  'g',
);

/**
 * Removes characters that no reader sees: soft hyphens, line break hints, marks and embeddings of direction, operators of
 * MathML, letters that only a font of icons has, our own marks, control characters, joiners that join nothing. An
 * override that turns text round stays.
 */
export const removeInvisibleCharacters = (text: string): string => {
  if (/^[\t\n\f\r -~]*$/.test(text)) return text;
  return removeLooseCharacters(
    text
      .replace(/[\u2028\u2029]/g, ' ')
      .replace(idleOverride, '$1$2')
      .replace(
        /[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202C\u2060-\u2064\u2066-\u206F\uFEFF]|\p{Co}|(?![\t\n\f\r])\p{Cc}/gu,
        '',
      ),
  );
};
