import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html, parse } from 'parse5';

export type HtmlTree = DefaultTreeAdapterTypes.Document;
export type Element = DefaultTreeAdapterTypes.Element;
export type Node = DefaultTreeAdapterTypes.Node;
export type TextNode = DefaultTreeAdapterTypes.TextNode;

/** The tree that a browser makes of a text, with the places of all that is written there. The only door to the parser. */
export function parseHtml(text: string): HtmlTree {
  return parse(text, { sourceCodeLocationInfo: true });
}

/** Parses HTML without places. */
export const parseHtmlWithoutPositions = (text: string): HtmlTree => parse(text);

/**
 * Parses HTML with places. Calls `onError` with a description and its line for each parse error of the standard that
 * the parser reports, and for tags that are never closed or close nothing.
 */
export function parseHtmlStrictly(text: string, onError: (what: string, line: number) => void): HtmlTree {
  const tree = parse(text, {
    sourceCodeLocationInfo: true,
    onParseError: ({ code, startLine }) => onError(code, startLine),
  });
  let closed = 0;
  for (const element of findElements(tree)) {
    const at = element.sourceCodeLocation;
    if (!at) onError(`<${element.tagName}>, which stands nowhere`, 0);
    else if (at.endTag) closed += 1;
    else if (!voids.has(element.tagName)) onError(`<${element.tagName}>, which is never closed`, at.startLine);
  }
  const tags = text.match(/<\/[a-z]/gi)?.length ?? 0;
  if (tags !== closed) onError(`${tags - closed} tags that close nothing`, 0);
  return tree;
}

const voids: ReadonlySet<string> = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
]);

/** An element that no text of the page wrote. */
export function createElement(tagName: string, children: readonly Node[]): Element {
  const element = defaultTreeAdapter.createElement(tagName, html.NS.HTML, []);
  for (const child of children) defaultTreeAdapter.appendChild(element, child as Element);
  return element;
}

/** Text in place of a node, whose place in the file it takes. */
export function createTextNode(value: string, instead?: Node): TextNode {
  const text = defaultTreeAdapter.createTextNode(value);
  if (instead && 'sourceCodeLocation' in instead) text.sourceCodeLocation = instead.sourceCodeLocation as never;
  return text;
}

/** Asked of every node many times: a name that all nodes have is found at once, and one that some lack is not. */
export const isElement = (node: Node): node is Element => node.nodeName.charCodeAt(0) !== 0x23;

/** Elements of SVG and MathML have names of their own. */
export const isHtmlElement = (element: Element): boolean => element.namespaceURI === html.NS.HTML;

export const listChildren = (node: Node): readonly Node[] => ('childNodes' in node ? node.childNodes : []);

/** The value of an attribute; undefined where it is not there. */
export function getAttribute(element: Element, name: string): string | undefined {
  // Asked of every element many times: most have no attribute at all.
  for (const each of element.attrs) if (each.name === name) return each.value;
  return undefined;
}

/** Elements below a node in text order; those that `enter` refuses are not looked into. */
export function* findElements(node: Node, enter: (element: Element) => boolean = () => true): Generator<Element> {
  // No recursion: pages may nest elements to any depth.
  const open: Node[] = [];
  pushReversed(open, listChildren(node));
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (!isElement(next) || !enter(next)) continue;
    yield next;
    pushReversed(open, next.childNodes);
  }
}

/** Adds nodes to a stack from which the first is taken first. */
export function pushReversed(open: Node[], nodes: readonly Node[]): void {
  for (let i = nodes.length - 1; i >= 0; i -= 1) open.push(nodes[i]!);
}

/** Elements below a node whose names match. */
export function descendants(node: Node, tag: RegExp): Element[] {
  const found: Element[] = [];
  hasDescendant(node, (each) => {
    if (tag.test(each.tagName)) found.push(each);
    return false;
  });
  return found;
}

/** Whether an element below a node is one of those asked for. */
export function hasDescendant(node: Node, is: (element: Element) => boolean): boolean {
  // Asked more often than a generator is quick enough for.
  const open: Node[] = [];
  pushReversed(open, listChildren(node));
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (!isElement(next)) continue;
    if (is(next)) return true;
    pushReversed(open, next.childNodes);
  }
  return false;
}

/** Whether an element around an element is one of those asked for. */
export function hasAncestor(element: Element, is: (ancestor: Element) => boolean): boolean {
  for (let { parentNode: up } = element; up !== null && isElement(up); up = up.parentNode) if (is(up)) return true;
  return false;
}

/** Text below a node, as it is written. */
export function elementText(node: Node): string {
  let text = '';
  const open: Node[] = [node];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if ('value' in next) text += next.value;
    else pushReversed(open, listChildren(next));
  }
  return text;
}

/** Deepest nesting of elements; looked for no further than `most`. */
export function measureDepth(node: Node, most: number): number {
  let level: readonly Node[] = listChildren(node);
  for (let depth = 0; ; depth += 1) {
    if (level.length === 0 || depth === most) return depth;
    const below: Node[] = [];
    for (const each of level) pushReversed(below, listChildren(each));
    level = below;
  }
}

/** Number of words; scripts that set no spaces are counted by characters. */
export function countWords(text: string): number {
  return (
    text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|[\p{L}\p{N}]+/gu)?.length ?? 0
  );
}
