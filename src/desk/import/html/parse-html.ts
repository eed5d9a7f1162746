import { type Element, getAttribute, type HtmlTree, parseHtml as parse } from '../../../core/html-tree.ts';
import { isHostile } from './is-hostile.ts';

export type HtmlNode = HtmlTree['childNodes'][number];
export type HtmlElement = Element;

export { getAttribute };

/** The tree of a page, with places; undefined of one that nobody wrote. Nothing is run, nothing is fetched. */
export function parseHtml(text: string): readonly HtmlNode[] | undefined {
  if (isHostile(text)) return undefined;
  return parse(text).childNodes;
}

/** Whether a node is an element. */
export const isElement = (node: HtmlNode): node is HtmlElement => 'tagName' in node;

/** The line on which a node begins; `before` where the parser made it of nothing. */
export const findStartLine = (node: HtmlNode, before: number): number => node.sourceCodeLocation?.startLine ?? before;

/** Deepest level whose text counts. */
const deepestText = 400;

/** The text in an element, blanks as one space. */
export function collectText(node: HtmlElement): string {
  const texts: string[] = [];
  const walk = (each: HtmlNode, depth: number) => {
    if (each.nodeName === '#text' && 'value' in each) texts.push(each.value);
    if (isElement(each) && depth < deepestText && !/^(?:script|style|template)$/.test(each.tagName))
      for (const child of each.childNodes) walk(child, depth + 1);
  };
  walk(node, 0);
  return texts.join('').replace(/\s+/g, ' ').trim();
}
