import {
  createElement,
  createTextNode,
  type Element,
  elementText,
  getAttribute,
  hasDescendant,
  isElement,
} from '../../core/html-tree.ts';
import { removeInvisibleCharacters } from '../html/page-format.ts';
import { type Content, childElements, classesOf, isBlock, isText, withContent } from './elements.ts';
import { labelItems } from './lists.ts';
import { findLastPre, nameByCaption, normaliseCodeBlock, normaliseMedia, normalisePicture } from './media.ts';
import { spaceApart } from './spaces.ts';
import { flattenDescriptionList, isLayoutTable, toBlocks, toSingleLine } from './tables.ts';

const synonyms = new Map(Object.entries({ b: 'strong', i: 'em', s: 'del', strike: 'del' }));
/** Elements that are no text of a page. */
const unread =
  /^(?:area|base|col|colgroup|datalist|dialog|frame|link|map|menu|meta|no(?:embed|frames)|opt(?:group|ion)|param|source|title|track|wbr)$/;

/** Ancestors, some of which name the language of a `pre`. */
type ElementAncestors = readonly Element[];

/**
 * Prepares a tree for the converter: code as one text, definition lists as lists, one-line cells, captions as
 * paragraphs, no permalinks, no spaces at the ends of emphasis.
 */
export function normaliseElement(element: Element, around: ElementAncestors = []): Content[] {
  const { tagName } = element;
  if (tagName === 'pre') return normaliseCodeBlock(element, around);
  const pre = findLastPre(element);
  if (pre) return normaliseCodeBlock(pre, [...around, element]);
  if (tagName === 'table' && isLayoutTable(element)) return normaliseElement(toBlocks(element), around);
  if (/^(?:iframe|video|audio|object|embed)$/.test(tagName)) return normaliseMedia(element);
  if (unread.test(tagName) || isLabel(element, around)) return [];
  if (tagName === 'figure') nameByCaption(element);
  const inner: ElementAncestors = element.childNodes.some(isElement) ? [...around.slice(-3), element] : around;
  const children = isCode(tagName) ? element.childNodes : spaceApart(element.childNodes);
  element.childNodes = children.flatMap((child) => normaliseChild(child, inner));
  return rewrite(element, around);
}

function normaliseChild(child: Content, around: ElementAncestors): Content | Content[] {
  if (isElement(child)) return normaliseElement(child, around);
  if (!isText(child)) return [];
  child.value = removeInvisibleCharacters(child.value);
  return child;
}

const isCode = (tagName: string): boolean => /^(?:code|kbd|samp|tt)$/.test(tagName);

/** The form in which the converter reads an element whose children are prepared. */
function rewrite(element: Element, around: ElementAncestors): Content[] {
  const { tagName } = element;
  if (/^h[1-6]$/.test(tagName)) return unwrapSelfLink(toSingleLine(element));
  if (isCode(tagName)) return codeAndLinks(element);
  const name = synonyms.get(tagName);
  if (name) return [{ ...element, nodeName: name, tagName: name }];
  switch (tagName) {
    case 'a':
      return removePermalink(element, around.at(-1));
    case 'p':
      // Without a doctype a paragraph can hold a table.
      return [element.childNodes.some(isBlock) ? { ...element, tagName: 'div' } : element];
    case 'ol':
      return [labelItems(element)];
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
      return getAttribute(element, 'type') === 'checkbox' && isTask(element, around) ? [element] : [];
    default:
      return [element];
  }
}

/** A box of an item, or one that nobody can tick. */
const isTask = (box: Element, around: ElementAncestors): boolean =>
  getAttribute(box, 'disabled') !== undefined || around.slice(-3).some(({ tagName }) => tagName === 'li');

/** A language name that VitePress writes above its code. */
function isLabel(element: Element, around: ElementAncestors): boolean {
  if (element.tagName !== 'span' || !classesOf(element).includes('lang')) return false;
  const parent = around.at(-1);
  return parent !== undefined && childElements(parent).some(({ tagName }) => tagName === 'pre');
}

function withCaption(table: Element): Content[] {
  const captions = childElements(table).filter(({ tagName }) => tagName === 'caption');
  return [...captions.map(({ childNodes }) => createElement('p', childNodes)), table];
}

/** A `<details>` as blocks: the summary in bold, then the rest. */
function opened({ childNodes }: Element): Element {
  return createElement(
    'div',
    childNodes.map((each) =>
      isElement(each) && each.tagName === 'summary'
        ? createElement('p', [createElement('strong', toSingleLine(each).childNodes)])
        : each,
    ),
  );
}

const names = /^(?:header-anchor|heading-anchor|hash-link|anchor|anchor-link|headerlink|sl-anchor-link)$/;
const marks = /^(?:[\s#¶§🔗↩↑⤴⬆\u200B\uFEFF]|\uFE0E|\uFE0F)*$/u;
const noWords = /^[^\p{L}\p{N}]*$/u;
/** Links of scripts, and those in front of a mail address that its site hides from programs. */
const leadsNowhere = /^(?:#!?$|javascript:|\/cdn-cgi\/l\/email-protection)/i;
const forReaders = /^(?:sr-only|visually-hidden|visuallyhidden|screen-reader-text)$/;

/** Removes a permalink; one around the words of a heading leaves the words. */
function removePermalink(link: Element, parent: Element | undefined): Content[] {
  const href = getAttribute(link, 'href');
  const isNamed = classesOf(link).some((each) => names.test(each));
  if (href === undefined || leadsNowhere.test(href.trim())) return link.childNodes;
  if (isBackLink(link)) return noWords.test(shown(link)) ? [] : link.childNodes;
  if (!href.startsWith('#') && !isNamed) return withoutTarget(link, href);
  const signs = isNamed || (parent && /^h[1-6]$/.test(parent.tagName)) ? noWords : marks;
  if (signs.test(shown(link)) && !childElements(link).some(({ tagName }) => tagName === 'img')) return [];
  return isNamed ? link.childNodes : [link];
}

/** A link from a note to where it is called. */
const isBackLink = (link: Element): boolean =>
  getAttribute(link, 'role') === 'doc-backlink' ||
  getAttribute(link, 'data-footnote-backref') !== undefined ||
  classesOf(link).some((each) => /^(?:footnote|fn)-?back/.test(each));

/** Unwraps a heading that is a link to itself. */
function unwrapSelfLink(heading: Element): Content[] {
  const [link, ...others] = heading.childNodes.filter((each) => !isText(each) || each.value.trim() !== '');
  const isOwn = link && isElement(link) && link.tagName === 'a' && getAttribute(link, 'href')?.startsWith('#');
  if (isOwn && others.length === 0) heading.childNodes = link.childNodes;
  return [heading];
}

const safeSchemes = new Set('http https mailto tel sms ftp fax geo sip whatsapp xmpp'.split(' '));

/** Keeps only links with a safe scheme. */
function withoutTarget(link: Element, href: string): Content[] {
  // Browsers take out tabs and line ends, and spaces in front (URL §4.4).
  const scheme = /^[\p{Cc} ]*([a-z][a-z0-9+.-]*):/iu.exec(href.replace(/[\t\r\n]/g, ''))?.[1]?.toLowerCase();
  const isSafe = scheme === undefined || safeSchemes.has(scheme);
  if (!isSafe) return link.childNodes;
  if (elementText(link).trim() !== '' || hasDescendant(link, ({ tagName }) => tagName === 'img')) return [link];
  // Readers of the screen are told what an icon leads to.
  const label = (getAttribute(link, 'aria-label') ?? getAttribute(link, 'title') ?? '').trim();
  if (label === '') return link.childNodes;
  link.childNodes = [createTextNode(label)];
  return [link];
}

/** Code cannot have links, but a link can have code. */
function codeAndLinks(code: Element): Content[] {
  const parts: Content[] = [];
  const visit = (node: Content): void => {
    const last = parts.at(-1);
    if (isElement(node) && node.tagName === 'a') parts.push(withContent(node, [asCode(elementText(node))]));
    else if (isElement(node) && node.tagName !== 'br') for (const child of node.childNodes) visit(child);
    else if (last && isElement(last) && last.tagName === 'code')
      parts[parts.length - 1] = asCode(elementText(last) + toLine(node));
    else parts.push(asCode(toLine(node)));
  };
  const toLine = (node: Content) => (isElement(node) ? ' ' : elementText(node).replace(/\s+/g, ' '));
  const asCode = (text: string) => createElement('code', [createTextNode(text)]);
  for (const child of code.childNodes) visit(child);
  return parts;
}

/** Text without parts for screen readers only. */
function shown(node: Content): string {
  if (!isElement(node)) return elementText(node);
  return classesOf(node).some((each) => forReaders.test(each)) ? '' : node.childNodes.map(shown).join('');
}
