import { childrenOf, type Document, type Element, isElement } from '../../core/html-tree.ts';

/** What stands around our lines in a head; between them are links and JSON-LD alone, so that nothing of others is taken. */
const marked = /<!--gazette-->(?:<link [^<>]*>|<script type="application\/ld\+json">[^<]*<\/script>)*<!--\/gazette-->/;

/** A page as it was before it got lines of ours. */
export function withoutLines(text: string): string {
  return text.includes('<!--gazette-->') ? text.replace(marked, '') : text;
}

/** The page with these lines at an offset; without any it stays as it is. */
export function withLines(text: string, at: number, lines: readonly string[]): string {
  if (lines.length === 0) return text;
  return `${text.slice(0, at)}<!--gazette-->${lines.join('')}<!--/gazette-->${text.slice(at)}`;
}

/** Elements whose end must be written: without it all that follows is in them. */
const closed = new Set(['title', 'style', 'script', 'noscript', 'template']);

/**
 * Where lines for the head go: before `</head>`, else behind the last element of the head, `<head>`, `<html>`, the document
 * type, else at the start.
 */
export function spliceAt(document: Document): number {
  const html = childrenOf(document).find((each): each is Element => isElement(each) && each.tagName === 'html');
  const head = html && childrenOf(html).find((each): each is Element => isElement(each) && each.tagName === 'head');
  const place = head?.sourceCodeLocation;
  if (place?.endTag) return place.endTag.startOffset;
  const last = (head ? childrenOf(head) : []).filter(isElement).findLast((each) => each.sourceCodeLocation);
  if (last?.sourceCodeLocation) {
    const { startOffset, endOffset, endTag } = last.sourceCodeLocation;
    return closed.has(last.tagName) && !endTag ? startOffset : endOffset;
  }
  const opened = place?.startTag ?? html?.sourceCodeLocation?.startTag;
  if (opened) return opened.endOffset;
  const type = childrenOf(document).find(({ nodeName }) => nodeName === '#documentType');
  return type?.sourceCodeLocation?.endOffset ?? 0;
}
