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

/** Elements within each other: what is deeper is no text that anybody wrote, and would end the stack. */
const deepest = 400;

/** Reads a page once, for everything that is asked of it. Pure; lines of ours in its head are not seen. */
export function readPage(bytes: Uint8Array, selector?: Selector): PageRead {
  const raw = decode(bytes);
  const text = withoutLines(readable(bytes, raw));
  const document = parseHtml(text);
  // In most other encodings, too, a character is a byte; where it is not, places are those of the bytes.
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

/** Finds the private candidates of a page. A secret is never allowed, so its value is not kept. */
function candidatesIn(html: string): PrivateCandidate[] {
  return candidatesOfText('', html, 'html', within(html, code)).map((each) =>
    each.code === 'private-secret' ? { ...each, value: '' } : each,
  );
}
