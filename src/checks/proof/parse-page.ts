import {
  type Element,
  elementText,
  findElements,
  getAttribute,
  isElement,
  listChildren,
  type Node,
  parseHtmlStrictly,
} from '../../core/html-tree.ts';
import { splitIntoPieces, toLetters } from '../published/letters.ts';
import type { ReportFinding } from './finding.ts';

/** Page as a parser like a browser's reads it. */
export interface ParsedPage {
  readonly elements: readonly Element[];
  readonly title: string;
  readonly language: string;
  readonly description: string;
  /** `canonical`, `og:url`, and `alternate`: the page as Markdown. */
  readonly addresses: ReadonlyMap<string, string>;
  /** The texts of its structured data. */
  readonly linked: readonly string[];
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
export function parsePublishedPage(html: string, tell: ReportFinding): ParsedPage {
  const tree = parseHtmlStrictly(html, (code, line) => tell('HTML without parse errors', `${code} in line ${line}`));
  const elements = [...findElements(tree)];
  const named = (name: string) => elements.filter(({ tagName }) => tagName === name);
  const meta = (by: string, name: string) =>
    named('meta').flatMap((each) =>
      getAttribute(each, by) === name ? (getAttribute(each, 'content') ?? '') : [],
    )[0] ?? '';
  const addresses = new Map<string, string>();
  for (const link of named('link')) {
    const [rel = '', type] = [getAttribute(link, 'rel'), getAttribute(link, 'type')];
    if (rel === 'canonical' || (rel === 'alternate' && type === 'text/markdown'))
      addresses.set(rel, getAttribute(link, 'href') ?? '');
  }
  const url = meta('property', 'og:url');
  if (url !== '') addresses.set('og:url', url);
  const description = meta('name', 'description');
  const [main] = named('main');
  return {
    elements,
    title: named('title').map(elementText)[0] ?? '',
    language: named('html').map((each) => getAttribute(each, 'lang'))[0] ?? '',
    description,
    addresses,
    linked: named('script').flatMap((each) =>
      getAttribute(each, 'type') === 'application/ld+json' ? elementText(each) : [],
    ),
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

/** The texts of each block below a node; a date is its machine-readable form, a picture the text that stands for it. */
function textsOf(top: Node, isLeftOut: (element: Element) => boolean): string[][] {
  const blocks: string[][] = [];
  let texts: string[] = [];
  const flush = () => {
    if (texts.length > 0) blocks.push(texts);
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
    const date = node.tagName === 'time' ? getAttribute(node, 'datetime') : undefined;
    if (date !== undefined) {
      texts.push(date);
      return;
    }
    const isBlock = blockNames.has(node.tagName);
    if (isBlock) flush();
    for (const child of node.childNodes) walk(child);
    if (isBlock) flush();
  };
  walk(top);
  flush();
  return blocks;
}
