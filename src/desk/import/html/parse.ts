import { type DefaultTreeAdapterTypes, parse } from 'parse5';

export type HtmlNode = DefaultTreeAdapterTypes.ChildNode;
export type HtmlElement = DefaultTreeAdapterTypes.Element;

const voids = /^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/i;
/** Their ends may be left out, and then another closes them. */
const implied = /^(?:p|li|dt|dd|option|optgroup|tr|td|th|thead|tbody|tfoot|colgroup|rt|rp|html|head|body)$/i;
/** Deeper pages are nobody's; parse5 takes time by the square of the depth. */
const deepest = 1000;

/** The tree of a page, with places; undefined of one that is nested too deeply. Nothing is run, nothing is fetched. */
export function parseHtml(text: string): readonly HtmlNode[] | undefined {
  let depth = 0;
  for (const [, end, name = '', close] of text.matchAll(/<(\/?)([a-z][^\s/>]{0,40})(?:[^>]{0,2000}?(\/)>)?/gi)) {
    if (voids.test(name) || implied.test(name)) continue;
    depth = Math.max(0, depth + (end === '/' ? -1 : close === '/' ? 0 : 1));
    if (depth > deepest) return undefined;
  }
  return parse(text, { sourceCodeLocationInfo: true }).childNodes;
}

/** Whether a node is an element. */
export const isElement = (node: HtmlNode): node is HtmlElement => 'tagName' in node;

/** An attribute; undefined where there is none. */
export const attribute = (element: HtmlElement, name: string): string | undefined =>
  element.attrs.find((each) => each.name === name)?.value;

/** The line on which a node begins; `before` where the parser made it of nothing. */
export const lineOf = (node: HtmlNode, before: number): number => node.sourceCodeLocation?.startLine ?? before;

/** Nothing deeper in an element belongs to its text. */
const deepestText = 400;

/** The text in an element, blanks as one space. */
export function textIn(node: HtmlElement): string {
  const texts: string[] = [];
  const walk = (each: HtmlNode, depth: number) => {
    if (each.nodeName === '#text' && 'value' in each) texts.push(each.value);
    if (isElement(each) && depth < deepestText && !/^(?:script|style|template)$/.test(each.tagName))
      for (const child of each.childNodes) walk(child, depth + 1);
  };
  walk(node, 0);
  return texts.join('').replace(/\s+/g, ' ').trim();
}
