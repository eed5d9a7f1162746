import { removeInvisibleCharacters } from '../html/invisible-characters.ts';
import { findLastPre, normaliseCodeBlock } from './code-block.ts';
import { flattenDescriptionList } from './description-list.ts';
import {
  createHastElement,
  createText,
  type Element,
  type ElementContent,
  isElement,
  toPropertyText,
  toTextContent,
} from './hast.ts';
import { removePermalink, unwrapSelfLink } from './permalinks.ts';
import { normalisePicture } from './picture.ts';
import { flattenLayoutTable, isLayoutTable, toSingleLine } from './tables.ts';
import { trimEmphasis } from './trim-emphasis.ts';

/** Ancestors, some of which name the language of a `pre`. */
export type ElementAncestors = readonly Element[];

/**
 * Prepares a tree for the converter: code as one text, definition lists as lists, one-line cells, captions as
 * paragraphs, no permalinks, no spaces at the ends of emphasis.
 */
export function normaliseElement(element: Element, around: ElementAncestors = []): ElementContent[] {
  const { tagName } = element;
  if (tagName === 'pre') return normaliseCodeBlock(element, around);
  const pre = findLastPre(element);
  if (pre) return normaliseCodeBlock(pre, [...around, element]);
  if (tagName === 'math') return formula(element);
  if (tagName === 'wbr' || tagName === 'map' || isLabel(element, around)) return [];
  const inner: ElementAncestors = [...around.slice(-3), element];
  element.children = element.children.flatMap((child) =>
    isElement(child)
      ? normaliseElement(child, inner)
      : child.type === 'text'
        ? [createText(removeInvisibleCharacters(child.value))]
        : [],
  );
  if (tagName === 'a') return removePermalink(element);
  if (/^h[1-6]$/.test(tagName)) return unwrapSelfLink(toSingleLine(element));
  if (tagName === 'dl') return [flattenDescriptionList(element)];
  if (tagName === 'td' || tagName === 'th') return [toSingleLine(element)];
  if (tagName === 'table') return isLayoutTable(element) ? flattenLayoutTable(element) : withCaption(element);
  if (tagName === 'details') return [opened(element)];
  if (tagName === 'img') return normalisePicture(element);
  if (tagName === 'input') return element.properties.type === 'checkbox' ? [element] : [];
  return trimEmphasis(element);
}

/** A language name that VitePress writes above its code. */
function isLabel(element: Element, around: ElementAncestors): boolean {
  const classes = element.properties.className;
  const parent = around.at(-1);
  return (
    element.tagName === 'span' &&
    Array.isArray(classes) &&
    classes.includes('lang') &&
    parent?.children.some((each) => isElement(each) && each.tagName === 'pre') === true
  );
}

/** A formula as TeX if annotated, else as text. */
function formula(element: Element): ElementContent[] {
  const annotation = descendant(element, (each) => toPropertyText(each, 'encoding') === 'application/x-tex');
  const value = toTextContent(annotation ?? element)
    .replace(/\s+/g, ' ')
    .trim();
  return value === '' ? [] : [annotation ? createHastElement('code', [createText(value)]) : createText(value)];
}

function descendant(element: Element, is: (each: Element) => boolean): Element | undefined {
  for (const child of element.children) {
    if (!isElement(child)) continue;
    const found = is(child) ? child : descendant(child, is);
    if (found) return found;
  }
  return undefined;
}

function withCaption(table: Element): ElementContent[] {
  const captions = table.children.filter((each) => isElement(each) && each.tagName === 'caption') as Element[];
  table.children = table.children.filter((each) => !captions.includes(each as Element));
  return [...captions.map(({ children }) => createHastElement('p', children)), table];
}

/** A `<details>` as blocks: the summary in bold, then the rest. */
function opened({ children }: Element): Element {
  return createHastElement(
    'div',
    children.map((each) =>
      isElement(each) && each.tagName === 'summary'
        ? createHastElement('p', [createHastElement('strong', toSingleLine(each).children)])
        : each,
    ),
  );
}
