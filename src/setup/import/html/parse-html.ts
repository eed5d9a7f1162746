import { type Element, getAttribute, type HtmlTree, parseHtml as parse } from '../../../core/html-tree.ts';

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

const voids = /^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/i;
/** Elements with optional end tags: another closes them. */
const implied = /^(?:p|li|dt|dd|option|optgroup|tr|td|th|thead|tbody|tfoot|colgroup|rt|rp|html|head|body)$/i;
/** SVG elements closed by a slash. */
const drawn =
  /^(?:path|circle|ellipse|line|rect|polygon|polyline|use|stop|image|animate|animatetransform|set|mpath|fe[a-z]+)$/i;

const deepest = 1000;
const mostAttributes = 1000;

/**
 * Whether a page is nested so deeply, or has so many attributes in one tag, that nobody wrote it: a parser takes time by
 * the square of both. Takes time by the length of the text.
 */
function isHostile(text: string): boolean {
  const tag = /<(\/?)([a-z][^\s/>]{0,40})/giy;
  let depth = 0;
  for (let at = text.indexOf('<'); at !== -1; at = text.indexOf('<', at)) {
    tag.lastIndex = at;
    const [found, end, name = ''] = tag.exec(text) ?? [];
    if (found === undefined) {
      at += 1;
      continue;
    }
    const { after, count } = attributesAt(text, at + found.length);
    if (count > mostAttributes) return true;
    at = after;
    if (voids.test(name) || implied.test(name) || drawn.test(name)) continue;
    depth = Math.max(0, depth + (end === '/' ? -1 : 1));
    if (depth > deepest) return true;
  }
  return false;
}

/** How many attributes a tag has from an offset on, at most one more than is allowed, and where they end. */
function attributesAt(text: string, from: number): { readonly after: number; readonly count: number } {
  const attribute = /[\s/]*[^\s/>=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]*))?|[\s/]*=[^\s/>]*/y;
  let after = from;
  for (let count = 0; ; count++) {
    attribute.lastIndex = after;
    if (count > mostAttributes || !attribute.test(text)) return { after, count };
    after = attribute.lastIndex;
  }
}
