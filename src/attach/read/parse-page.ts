import { createPatternTest, findTextCandidates } from '../../checks/private/candidates.ts';
import { elementText, measureDepth, parseHtml } from '../../core/html-tree.ts';
import type { PrivateCandidate } from '../../core/private-candidate.ts';
import { findHeadInsertionOffset, removeHeadLines } from '../head/splice.ts';
import { decodeDeclaredCharset, decodeHtml } from '../html/encoding.ts';
import { findMainContent } from '../main/main-content.ts';
import type { Selector } from '../main/selector.ts';
import { toMarkdown } from '../markdown/to-markdown.ts';
import { findPageLinks } from './find-page-links.ts';
import type { PageData } from './page-data.ts';
import { parseHead } from './parse-head.ts';

/** Maximum depth of elements; deeper ones would overflow the stack. */
const deepest = 400;

/** Reads everything needed from a page at once. Pure; our lines in its head are ignored. */
export function parseAttachedPage(bytes: Uint8Array, selector?: Selector): PageData {
  const raw = decodeHtml(bytes);
  const text = removeHeadLines(decodeDeclaredCharset(bytes, raw));
  const document = parseHtml(text);
  // Most encodings have one byte a character; for others, the offset is computed on the raw bytes.
  const own = removeHeadLines(raw.text);
  const at = own.length === text.length ? findHeadInsertionOffset(document) : findHeadInsertionOffset(parseHtml(own));
  const read = { ...parseHead(document), ...findPageLinks(document), candidates: candidatesIn(text), spliceAt: at };
  const main = measureDepth(document, deepest) < deepest ? findMainContent(document, selector) : undefined;
  if (!main) return read;
  const { by, dropped } = main;
  const isEmpty = !/[\p{L}\p{N}]/u.test(elementText(main.element));
  return { ...read, main: { ...toMarkdown(main.element), by, dropped, isEmpty } };
}

const code = /<pre[\s>][\s\S]*?<\/pre>/gi;

/** Finds candidates of private data in a page. The value of a secret is not kept. */
function candidatesIn(html: string): PrivateCandidate[] {
  return findTextCandidates('', html, 'html', createPatternTest(html, code)).map((each) =>
    each.code === 'private-secret' ? { ...each, value: '' } : each,
  );
}
