import { withoutLoose } from '../html/without-loose.ts';
import { codeBlock, lastPre } from './code-block.ts';
import { descriptionList } from './description-list.ts';
import { type Element, type ElementContent, isElement, make, property, text, textIn } from './hast.ts';
import { heldWithin } from './hold-spaces.ts';
import { withoutOwnLink, withoutPermalink } from './permalinks.ts';
import { picture } from './picture.ts';
import { isLayout, onOneLine, unfolded } from './tables.ts';

/** Ancestors, some of which name the language of a `pre`. */
export type Around = readonly Element[];

/**
 * Prepares a tree for the converter: code as one text, definition lists as lists, one-line cells, captions as
 * paragraphs, no permalinks, no spaces at the ends of emphasis.
 */
export function normalise(element: Element, around: Around = []): ElementContent[] {
  const { tagName } = element;
  if (tagName === 'pre') return codeBlock(element, around);
  const pre = lastPre(element);
  if (pre) return codeBlock(pre, [...around, element]);
  if (tagName === 'math') return formula(element);
  if (tagName === 'wbr' || tagName === 'map' || isLabel(element, around)) return [];
  const inner: Around = [...around.slice(-3), element];
  element.children = element.children.flatMap((child) =>
    isElement(child) ? normalise(child, inner) : child.type === 'text' ? [text(withoutLoose(child.value))] : [],
  );
  if (tagName === 'a') return withoutPermalink(element);
  if (/^h[1-6]$/.test(tagName)) return withoutOwnLink(onOneLine(element));
  if (tagName === 'dl') return [descriptionList(element)];
  if (tagName === 'td' || tagName === 'th') return [onOneLine(element)];
  if (tagName === 'table') return isLayout(element) ? unfolded(element) : withCaption(element);
  if (tagName === 'details') return [opened(element)];
  if (tagName === 'img') return picture(element);
  if (tagName === 'input') return element.properties.type === 'checkbox' ? [element] : [];
  return heldWithin(element);
}

/** A language name that VitePress writes above its code. */
function isLabel(element: Element, around: Around): boolean {
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
  const annotation = descendant(element, (each) => property(each, 'encoding') === 'application/x-tex');
  const value = textIn(annotation ?? element)
    .replace(/\s+/g, ' ')
    .trim();
  return value === '' ? [] : [annotation ? make('code', [text(value)]) : text(value)];
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
  return [...captions.map(({ children }) => make('p', children)), table];
}

/** A `<details>` as blocks: the summary in bold, then the rest. */
function opened({ children }: Element): Element {
  return make(
    'div',
    children.map((each) =>
      isElement(each) && each.tagName === 'summary' ? make('p', [make('strong', onOneLine(each).children)]) : each,
    ),
  );
}
