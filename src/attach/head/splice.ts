import { type Element, type HtmlTree, isElement, listChildren } from '../../core/html-tree.ts';

/** Our lines in a head with their marks; only links and JSON-LD match, so that nothing of others is removed. */
const marked = /<!--gazette-->(?:<link [^<>]*>|<script type="application\/ld\+json">[^<]*<\/script>)*<!--\/gazette-->/;

/** A page without our lines. */
export function removeHeadLines(text: string): string {
  return text.includes('<!--gazette-->') ? text.replace(marked, '') : text;
}

/** Inserts lines at an offset; without lines, the text is unchanged. */
export function insertHeadLines(text: string, at: number, lines: readonly string[]): string {
  if (lines.length === 0) return text;
  return `${text.slice(0, at)}<!--gazette-->${lines.join('')}<!--/gazette-->${text.slice(at)}`;
}

/** Elements that swallow the rest of the page if they are not closed. */
const closed = new Set(['title', 'style', 'script', 'noscript', 'template']);

/**
 * Offset for head lines: before `</head>`, else after the last element of the head, `<head>`, `<html>`, the doctype,
 * else 0.
 */
export function findHeadInsertionOffset(document: HtmlTree): number {
  const html = listChildren(document).find((each): each is Element => isElement(each) && each.tagName === 'html');
  const head = html && listChildren(html).find((each): each is Element => isElement(each) && each.tagName === 'head');
  const place = head?.sourceCodeLocation;
  if (place?.endTag) return place.endTag.startOffset;
  const last = (head ? listChildren(head) : []).filter(isElement).findLast((each) => each.sourceCodeLocation);
  if (last?.sourceCodeLocation) {
    const { startOffset, endOffset, endTag } = last.sourceCodeLocation;
    return closed.has(last.tagName) && !endTag ? startOffset : endOffset;
  }
  const opened = place?.startTag ?? html?.sourceCodeLocation?.startTag;
  if (opened) return opened.endOffset;
  const type = listChildren(document).find(({ nodeName }) => nodeName === '#documentType');
  return type?.sourceCodeLocation?.endOffset ?? 0;
}
