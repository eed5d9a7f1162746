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
