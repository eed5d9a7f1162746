import { candidatesOfText, within } from '../../checks/private/candidates.ts';
import { depthOf, parseHtml, textOf } from '../../core/html-tree.ts';
import type { PrivateCandidate } from '../../core/private-candidate.ts';
import { spliceAt, withoutLines } from '../head/splice.ts';
import { decode, readable } from '../html/decode.ts';
import { mainContent } from '../main/main-content.ts';
import type { Selector } from '../main/selector.ts';
import { toMarkdown } from '../markdown/to-markdown.ts';
import type { PageRead } from './page-read.ts';
import { readHead } from './read-head.ts';
import { readLinks } from './read-links.ts';

/** Maximum depth of elements; deeper ones would overflow the stack. */
const deepest = 400;

/** Reads everything needed from a page at once. Pure; our lines in its head are ignored. */
export function readPage(bytes: Uint8Array, selector?: Selector): PageRead {
  const raw = decode(bytes);
  const text = withoutLines(readable(bytes, raw));
  const document = parseHtml(text);
  // Most encodings have one byte a character; for others, the offset is computed on the raw bytes.
  const own = withoutLines(raw.text);
  const at = own.length === text.length ? spliceAt(document) : spliceAt(parseHtml(own));
  const read = { ...readHead(document), ...readLinks(document), candidates: candidatesIn(text), spliceAt: at };
  const main = depthOf(document, deepest) < deepest ? mainContent(document, selector) : undefined;
  if (!main) return read;
  const { by, dropped } = main;
  const isEmpty = !/[\p{L}\p{N}]/u.test(textOf(main.element));
  return { ...read, main: { ...toMarkdown(main.element), by, dropped, isEmpty } };
}

const code = /<pre[\s>][\s\S]*?<\/pre>/gi;

/** Finds candidates of private data in a page. The value of a secret is not kept. */
function candidatesIn(html: string): PrivateCandidate[] {
  return candidatesOfText('', html, 'html', within(html, code)).map((each) =>
    each.code === 'private-secret' ? { ...each, value: '' } : each,
  );
}
