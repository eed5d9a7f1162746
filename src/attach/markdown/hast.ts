import type { Element, ElementContent, Root, Text } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import type { Element as Parsed } from '../../core/html-tree.ts';

export type { Element, ElementContent, Root, Text };

/** A mutable hast copy of a parse5 tree. */
export function toHast(element: Parsed): Element {
  return fromParse5(element) as Element;
}

export const isElement = (node: ElementContent | Root['children'][number]): node is Element => node.type === 'element';

export const classesOf = ({ properties }: Element): readonly string[] =>
  Array.isArray(properties.className) ? properties.className.map(String) : [];

/** Property as text: `dataLang` for `data-lang`. */
export function toPropertyText(element: Element, name: string): string | undefined {
  const value = element.properties[name];
  return value === undefined || value === null || typeof value === 'boolean' ? undefined : String(value);
}

export const createText = (value: string): Text => ({ type: 'text', value });

export const createHastElement = (tagName: string, children: readonly ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children: [...children],
});

export function toTextContent(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  return isElement(node) ? node.children.map(toTextContent).join('') : '';
}

/** Whether a node is, or contains, a block element. */
export const isBlock = (node: ElementContent): boolean =>
  isElement(node) && (blocks.has(node.tagName) || node.children.some(isBlock));

const blocks = new Set(
  'address article aside blockquote details dialog dd div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr li main nav ol p pre section table ul'.split(
    ' ',
  ),
);
