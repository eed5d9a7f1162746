import { createPatternTest, findTextCandidates } from '../../checks/private/candidates.ts';
import { decodeText, iso2022Run } from '../../core/decode-text.ts';
import {
  type Element,
  elementText,
  findElements,
  getAttribute,
  measureDepth,
  parseHtml,
  parseHtmlWithoutPositions,
} from '../../core/html-tree.ts';
import type { PrivateCandidate } from '../../core/records.ts';
import { findHeadInsertionOffset, removeHeadLines } from '../head/head-lines.ts';
import {
  closeEmptyElements,
  decodeHtml,
  findXmlHeadEnd,
  isFragment,
  isHtmlText,
  mayBeXml,
} from '../html/page-format.ts';
import { findMainContent } from '../main/main-content.ts';
import type { Selector } from '../main/selector.ts';
import { balanceWords } from '../main/word-balance.ts';
import { toMarkdown } from '../markdown/to-markdown.ts';
import { type PageAddress, type PageData, parseHead } from './parse-head.ts';

/** Maximum depth of elements; deeper ones would overflow the stack. */
const deepest = 400;

/** Text of a page without our lines; empty where the file is none. */
function decodePage(bytes: Uint8Array) {
  const raw = decodeHtml(bytes);
  const isPlain = raw.encoding === 'utf8' && !raw.text.includes('\u001b');
  const decoded = removeHeadLines(isPlain ? raw.text : decodeText(bytes));
  const isPage = isHtmlText(decoded);
  const text = isPage ? decoded : '';
  const readable = mayBeXml(text) ? closeEmptyElements(text) : text;
  // The text whose characters are bytes: most encodings have one byte a character.
  const own = () =>
    isPlain ? decoded : removeHeadLines(raw.text).replace(iso2022Run, (run) => ' '.repeat(run.length));
  return { isPage, text, readable, own };
}

/** Reads everything needed from a page at once. Pure; our lines in its head are ignored. */
export function parseAttachedPage(bytes: Uint8Array, selector?: Selector): PageData {
  const { isPage, text, readable, own } = decodePage(bytes);
  const document = parseHtmlWithoutPositions(readable);
  const spliceAt = isPage ? findInsertionOffset(own()) : undefined;
  const elements = [...findElements(document)];
  const read: PageData = {
    ...parseHead(elements),
    ...findPageLinks(elements),
    candidates: candidatesIn(text),
    isPage,
    ...(spliceAt !== undefined && { spliceAt }),
  };
  const main = measureDepth(document, deepest) < deepest ? findMainContent(document, selector) : undefined;
  if (!main) return read;
  const { by, dropped, droppedText, shown } = main;
  const isEmpty = !/[\p{L}\p{N}]/u.test(elementText(main.element));
  const written = toMarkdown(main.element);
  return {
    ...read,
    main: { ...written, by, dropped, isEmpty, balance: balanceWords(shown, written.markdown, droppedText) },
  };
}

/** A position in a page's file: 1-based line and column. */
export interface PagePosition {
  readonly line: number;
  readonly col: number;
}

/** Positions of the head and of all addresses, the first of each. The page is parsed again: few have a problem. */
export function findPositions(bytes: Uint8Array) {
  let head: PagePosition = { line: 1, col: 1 };
  const addresses = new Map<string, PagePosition>();
  for (const element of findElements(parseHtml(decodePage(bytes).readable))) {
    const { sourceCodeLocation: whole } = element;
    const positionOf = (name?: string) => {
      const at = (name === undefined ? undefined : whole?.attrs?.[name]) ?? whole;
      return { line: at?.startLine ?? 1, col: at?.startCol ?? 1 };
    };
    if (element.tagName === 'head') head = positionOf();
    for (const { href, name } of linksOf(element)) if (!addresses.has(href)) addresses.set(href, positionOf(name));
  }
  return { head, addresses };
}

/** Offset in the text whose characters are bytes; undefined where nothing may be inserted. */
function findInsertionOffset(text: string): number | undefined {
  if (isFragment(text)) return undefined;
  if (mayBeXml(text) && closeEmptyElements(text) !== text) return findXmlHeadEnd(text);
  return findHeadInsertionOffset(text);
}

const code = /<pre[\s>][\s\S]*?<\/pre>/gi;

/** Finds candidates of private data in a page. The value of a secret is not kept. */
function candidatesIn(html: string): PrivateCandidate[] {
  return findTextCandidates('', html, 'html', createPatternTest(html, code)).map((each) =>
    each.code === 'private-secret' ? { ...each, value: '' } : each,
  );
}

/** Attributes that name something to fetch, by element. */
const parts: Readonly<Record<string, readonly string[]>> = {
  img: ['src'],
  script: ['src'],
  source: ['src'],
  video: ['src', 'poster'],
  audio: ['src'],
  track: ['src'],
  embed: ['src'],
  iframe: ['src'],
  object: ['data'],
  input: ['src'],
};

/** All addresses in a page, and all anchors. */
function findPageLinks(elements: readonly Element[]): { readonly links: PageAddress[]; readonly ids: string[] } {
  const links: PageAddress[] = [];
  const ids = new Set<string>();
  for (const element of elements) {
    const id = getAttribute(element, 'id');
    if (id) ids.add(id);
    const name = element.tagName === 'a' ? getAttribute(element, 'name') : undefined;
    if (name) ids.add(name);
    for (const { href, kind } of linksOf(element)) links.push({ href, kind });
  }
  return { links, ids: [...ids] };
}

/** Addresses of an element, with the names of their attributes. */
function linksOf(element: Element): (PageAddress & { readonly name: string })[] {
  const { tagName } = element;
  if (element.attrs.length === 0) return [];
  const of = (name: string, kind: PageAddress['kind']) => {
    const href = getAttribute(element, name)?.trim();
    return href === undefined || href === '' ? [] : [{ href, kind, name }];
  };
  if (tagName === 'a' || tagName === 'area') return of('href', 'link');
  if (tagName === 'frame') return of('src', 'link');
  if (tagName === 'link') return of('href', linkKind(element));
  const found = (parts[tagName] ?? []).flatMap((name) => of(name, 'part'));
  const set = tagName === 'img' || tagName === 'source' ? getAttribute(element, 'srcset') : undefined;
  if (set !== undefined)
    for (const one of set.split(/,\s+|,(?=https?:|\/)/)) {
      const [href = ''] = one.trim().split(/\s+/);
      if (href !== '') found.push({ href, kind: 'part', name: 'srcset' });
    }
  return found;
}

/** Links to related pages; all other elements load parts of this page. */
function linkKind(element: Element): PageAddress['kind'] {
  const rel = (getAttribute(element, 'rel') ?? '').toLowerCase();
  return /\b(?:alternate|canonical|next|prev|author|license|help|search)\b/.test(rel) ? 'link' : 'part';
}
