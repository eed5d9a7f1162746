import { type Element, getAttribute, isElement, listChildren, type Node } from '../../core/html-tree.ts';
import { splitIntoPieces, toLetters } from '../published/letters.ts';
import { findMetaContent, type PublishedPage, parsePublishedPage } from '../published/page.ts';
import type { ReportFinding } from './expected-output.ts';

/** A page with what its read-back compares. */
export interface ParsedPage extends PublishedPage {
  /** `canonical`, `og:url`, and `alternate`: the page as Markdown. */
  readonly addresses: ReadonlyMap<string, string>;
  /** All that people read of it, head and forms too, in letters. */
  readonly text: string;
  /** Blocks that people read in its main part. */
  readonly blocks: readonly TextBlock[];
}

/** A paragraph, a heading, an item: its letters, and those of the pieces between its marks. */
export class TextBlock {
  readonly letters: string;
  readonly #texts: readonly string[];

  constructor(texts: readonly string[]) {
    this.#texts = texts;
    this.letters = toLetters(texts.join(''));
  }

  /** Computed on demand: few blocks are not found as a whole. */
  get pieces(): readonly string[] {
    return this.#texts.flatMap(splitIntoPieces);
  }
}

/** Reads a page; `tell` hears of each parse error. */
export function parseExpectedPage(html: string, tell: ReportFinding): ParsedPage {
  const page = parsePublishedPage(html, (code, line) => tell('HTML without parse errors', `${code} in line ${line}`));
  const { tree, elements, description = '' } = page;
  const addresses = new Map<string, string>(
    page.links.flatMap(({ rel, type, href }) =>
      rel === 'canonical' || (rel === 'alternate' && type === 'text/markdown') ? [[rel, href] as const] : [],
    ),
  );
  const url = findMetaContent(elements, 'property', 'og:url');
  if (url) addresses.set('og:url', url);
  const main = elements.find(({ tagName }) => tagName === 'main');
  return {
    ...page,
    addresses,
    text: toLetters([description, ...textsOf(tree, () => false).map((texts) => texts.join(''))].join('\n')),
    blocks: main ? findTextBlocks(main, isNoProse) : [],
  };
}

const unseen: ReadonlySet<string> = new Set(['script', 'style', 'template']);

/** Navigation, what is filled in, and what is hidden from those who listen, is in no mirror. */
const isNoProse = (element: Element): boolean =>
  ['nav', 'form', 'button'].includes(element.tagName) ||
  getAttribute(element, 'hidden') !== undefined ||
  getAttribute(element, 'aria-hidden') === 'true';

const blockNames: ReadonlySet<string> = new Set(
  `p li div h1 h2 h3 h4 h5 h6 dt dd td th tr br ol ul dl section header article main nav footer body head title table blockquote
  pre figure figcaption details summary label option legend button`.split(/\s+/),
);

/** The blocks below a node in which there are letters; what `isLeftOut` names is not looked into. */
export const findTextBlocks = (top: Node, isLeftOut: (element: Element) => boolean): TextBlock[] =>
  textsOf(top, isLeftOut)
    .map((texts) => new TextBlock(texts))
    .filter((block) => block.letters !== '');

/** The texts of each block below a node; a picture is the text that stands for it. */
function textsOf(top: Node, isLeftOut: (element: Element) => boolean): string[][] {
  const blocks: string[][] = [];
  let texts: string[] = [];
  const flush = () => {
    blocks.push(texts);
    texts = [];
  };
  const walk = (node: Node) => {
    if ('value' in node) texts.push(node.value);
    if (!isElement(node)) {
      for (const child of listChildren(node)) walk(child);
      return;
    }
    if (unseen.has(node.tagName) || isLeftOut(node)) return;
    if (node.tagName === 'img') texts.push(getAttribute(node, 'alt') ?? '');
    const isBlock = blockNames.has(node.tagName);
    if (isBlock) flush();
    for (const child of node.childNodes) walk(child);
    if (isBlock) flush();
  };
  walk(top);
  flush();
  return blocks;
}
