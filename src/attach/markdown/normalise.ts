import { removeInvisibleCharacters } from '../html/invisible-characters.ts';
import { findLastPre, normaliseCodeBlock } from './code-block.ts';
import { flattenDescriptionList } from './description-list.ts';
import {
  classesOf,
  createHastElement,
  createText,
  type Element,
  type ElementContent,
  isBlock,
  isElement,
  toPropertyText,
  toTextContent,
} from './hast.ts';
import { normaliseMedia, normalisePicture } from './media.ts';
import { isLayoutTable, toBlocks, toSingleLine } from './tables.ts';

const plainMarks = new Set(['u', 'mark', 'cite', 'small', 'var']);

/** Ancestors, some of which name the language of a `pre`. */
type ElementAncestors = readonly Element[];

/**
 * Prepares a tree for the converter: code as one text, definition lists as lists, one-line cells, captions as
 * paragraphs, no permalinks, no spaces at the ends of emphasis.
 */
export function normaliseElement(element: Element, around: ElementAncestors = []): ElementContent[] {
  const { tagName } = element;
  if (tagName === 'pre') return normaliseCodeBlock(element, around);
  const pre = findLastPre(element);
  if (pre) return normaliseCodeBlock(pre, [...around, element]);
  if (tagName === 'table' && isLayoutTable(element)) return normaliseElement(toBlocks(element), around);
  if (/^(?:iframe|video|audio|object|embed)$/.test(tagName)) return normaliseMedia(element);
  if (tagName === 'wbr' || tagName === 'map' || isLabel(element, around)) return [];
  const inner: ElementAncestors = [...around.slice(-3), element];
  element.children = element.children.flatMap((child) =>
    isElement(child)
      ? normaliseElement(child, inner)
      : child.type === 'text'
        ? [createText(removeInvisibleCharacters(child.value))]
        : [],
  );
  return rewrite(element, around);
}

/** The form in which the converter reads an element whose children are prepared. */
function rewrite(element: Element, around: ElementAncestors): ElementContent[] {
  const { tagName } = element;
  if (/^h[1-6]$/.test(tagName)) return unwrapSelfLink(toSingleLine(element));
  if (plainMarks.has(tagName)) return [createHastElement('span', element.children)];
  switch (tagName) {
    case 'a':
      return removePermalink(element, around.at(-1));
    case 'code':
    case 'kbd':
    case 'samp':
    case 'tt':
      return codeAndLinks(element);
    case 'p':
      // Without a doctype a paragraph can hold a table.
      return [element.children.some(isBlock) ? { ...element, tagName: 'div' } : element];
    case 'dl':
      return [flattenDescriptionList(element)];
    case 'td':
    case 'th':
      return [toSingleLine(element)];
    case 'table':
      return withCaption(element);
    case 'details':
      return [opened(element)];
    case 'img':
      return normalisePicture(element);
    case 'input':
      return element.properties.type === 'checkbox' && isOfItem(around) ? [element] : [];
    default:
      return [element];
  }
}

/** A box at the start of an item of a list of tasks. */
const isOfItem = (around: ElementAncestors): boolean => around.slice(-3).some(({ tagName }) => tagName === 'li');

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

const names = new Set([
  'header-anchor',
  'heading-anchor',
  'hash-link',
  'anchor',
  'anchor-link',
  'headerlink',
  'sl-anchor-link',
]);
const marks = /^[\s#¶§🔗\u200B\uFEFF]*$/u;
const noWords = /^[^\p{L}\p{N}]*$/u;
const forReaders = /^(?:sr-only|visually-hidden|visuallyhidden|screen-reader-text)$/;

/** Removes a permalink; one around the words of a heading leaves the words. */
function removePermalink(link: Element, parent: Element | undefined): ElementContent[] {
  const href = toPropertyText(link, 'href');
  const isNamed = classesOf(link).some((each) => names.has(each));
  if (href === undefined) return link.children;
  if (isBackLink(link)) return noWords.test(shown(link)) ? [] : link.children;
  if (!href.startsWith('#') && !isNamed) return withoutTarget(link, href);
  const signs = isNamed || (parent && /^h[1-6]$/.test(parent.tagName)) ? noWords : marks;
  if (signs.test(shown(link)) && !link.children.some((each) => isElement(each) && each.tagName === 'img')) return [];
  return isNamed ? link.children : [link];
}

/** A link from a note to where it is called. */
const isBackLink = (link: Element): boolean =>
  toPropertyText(link, 'role') === 'doc-backlink' ||
  link.properties.dataFootnoteBackref !== undefined ||
  classesOf(link).some((each) => /^(?:footnote|fn)-?back/.test(each));

/** Unwraps a heading that is a link to itself. */
function unwrapSelfLink(heading: Element): ElementContent[] {
  const [link, ...others] = heading.children.filter((each) => each.type !== 'text' || each.value.trim() !== '');
  const isOwn = link && isElement(link) && link.tagName === 'a' && toPropertyText(link, 'href')?.startsWith('#');
  if (isOwn && others.length === 0) heading.children = link.children;
  return [heading];
}

/** Keeps only links with a safe scheme. */
function withoutTarget(link: Element, href: string): ElementContent[] {
  // Browsers take out tabs and line ends, and spaces in front (URL §4.4).
  const scheme = /^[\p{Cc} ]*([a-z][a-z0-9+.-]*):/iu.exec(href.replace(/[\t\r\n]/g, ''))?.[1]?.toLowerCase();
  const isSafe = scheme === undefined || ['http', 'https', 'mailto', 'tel', 'sms', 'ftp'].includes(scheme);
  if (!isSafe) return link.children;
  if (toTextContent(link).trim() !== '' || imagesIn(link) > 0) return [link];
  // Readers of the screen are told what an icon leads to.
  const label = (toPropertyText(link, 'ariaLabel') ?? toPropertyText(link, 'title') ?? '').trim();
  if (label === '') return link.children;
  link.children = [createText(label)];
  return [link];
}

/** Code cannot have links, but a link can have code. */
function codeAndLinks(code: Element): ElementContent[] {
  const parts: ElementContent[] = [];
  const visit = (node: ElementContent): void => {
    const last = parts.at(-1);
    if (isElement(node) && node.tagName === 'a') parts.push({ ...node, children: [asCode(toTextContent(node))] });
    else if (isElement(node) && node.tagName !== 'br') for (const child of node.children) visit(child);
    else if (last && isElement(last) && last.tagName === 'code')
      parts[parts.length - 1] = asCode(toTextContent(last) + toLine(node));
    else parts.push(asCode(toLine(node)));
  };
  const toLine = (node: ElementContent) => (isElement(node) ? ' ' : toTextContent(node).replace(/\s+/g, ' '));
  const asCode = (text: string) => createHastElement('code', [createText(text)]);
  for (const child of code.children) visit(child);
  return parts;
}

const imagesIn = (element: Element): number =>
  element.children.reduce(
    (sum, each) => sum + (isElement(each) ? Number(each.tagName === 'img') + imagesIn(each) : 0),
    0,
  );

/** Text without parts for screen readers only. */
function shown(node: ElementContent): string {
  if (!isElement(node)) return toTextContent(node);
  return classesOf(node).some((each) => forReaders.test(each)) ? '' : node.children.map(shown).join('');
}
