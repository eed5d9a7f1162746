import {
  createElement,
  type Element,
  getAttribute,
  isElement,
  type Node,
  type TextNode,
} from '../../core/html-tree.ts';

/** A child of an element. */
export type Content = Element['childNodes'][number];

export const isText = (node: Node): node is TextNode => node.nodeName === '#text';

export const childElements = (element: Element): Element[] => element.childNodes.filter(isElement);

export const classesOf = (element: Element): readonly string[] =>
  (getAttribute(element, 'class') ?? '').split(/\s+/).filter(Boolean);

/** An element with the same attributes and other content. */
export const withContent = (element: Element, childNodes: Content[]): Element => ({ ...element, childNodes });

export const createLink = (href: string, children: readonly Node[]): Element => {
  const link = createElement('a', children);
  link.attrs = [{ name: 'href', value: href }];
  return link;
};

const blocks = new Set(
  'address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main nav ol p pre section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);

/** Whether elements of a name begin a line and end one. */
export const isBlockName = (tagName: string): boolean => blocks.has(tagName);

/** Whether a node is, or contains, a block element. */
export const isBlock = (node: Node): boolean =>
  isElement(node) && (isBlockName(node.tagName) || node.childNodes.some(isBlock));
