import { writeOutMeaning } from '../../core/html-meaning.ts';
import {
  countWords,
  createElement,
  createTextNode,
  descendants,
  type Element,
  elementText,
  findElements,
  getAttribute,
  type HtmlTree,
  hasDescendant,
  isElement,
  listChildren,
  parseHtmlWithoutPositions,
} from '../../core/html-tree.ts';
import { createLink } from '../markdown/elements.ts';
import { hiddenBy, openCollapsed } from './collapsed.ts';
import { hasLinks } from './link-density.ts';
import { findNoiseRule, isBanner, isMenu, isPageLandmark } from './noise.ts';
import { findChromeRule, findChromeSigns } from './page-chrome.ts';
import { findBySelector, type Selector } from './selector.ts';
import { visibleText } from './word-balance.ts';

/** Main content of a page. */
export interface MainContent {
  /** The tree, with noise removed. */
  readonly element: Element;
  /** The rule that matched, best first. */
  readonly by: 'selector' | 'main' | 'role' | 'article' | 'body';
  /** Words removed, by name of the rule. */
  readonly dropped: Readonly<Record<string, number>>;
  /** Text removed, by name of the rule. */
  readonly droppedText: ReadonlyMap<string, string>;
  /** Text that a reader sees, before anything was removed. */
  readonly shown: string;
}

/**
 * Finds the main content of a page, and removes noise: by a selector, `<main>`, `role=main`, the only `<article>`, or
 * the body. Undefined without a body, or if the selector matches nothing.
 */
export function findMainContent(document: HtmlTree, selector?: Selector): MainContent | undefined {
  const found = chosen(document, selector);
  if (!found) return undefined;
  const [element, by] = found;
  const shown = visibleText(element);
  showLatePictures(element);
  const droppedText = new Map([['second label', openCollapsed(element)]]);
  // Counted once, and only if needed.
  let total: number | undefined;
  const isWhole = (each: Element) => {
    total ??= countWords(elementText(element));
    return countWords(elementText(each)) * 2 > total;
  };
  const signs = findChromeSigns(element);
  const ruleFor = (each: Element) =>
    findNoiseRule(each, isWhole) ??
    (by === 'body' ? landmarkOf(each) : undefined) ??
    findChromeRule(each, element, signs);
  strip(element, ruleFor, droppedText);
  writeOutMeaning(element, true);
  const counted = [...droppedText].map(([rule, text]) => [rule, countWords(text)] as const);
  const dropped = Object.fromEntries(counted.filter(([, words]) => words > 0));
  return { element, by, dropped, droppedText, shown };
}

function landmarkOf(element: Element): string | undefined {
  if (isPageLandmark(element)) return element.tagName;
  if (isBanner(element)) return 'header';
  return isMenu(element) ? 'menu' : undefined;
}

function chosen(document: HtmlTree, selector?: Selector): readonly [Element, MainContent['by']] | undefined {
  if (selector) {
    const element = findBySelector(document, selector);
    return element && [element, 'selector'];
  }
  const shown: Element[] = [];
  for (const each of findElements(document, (element) => hiddenBy(element) === undefined)) {
    if (each.tagName === 'main') return [withOpening(each), 'main'];
    shown.push(each);
  }
  const role = shown.find((each) => getAttribute(each, 'role')?.toLowerCase() === 'main');
  if (role) return [role, 'role'];
  const articles = shown.filter(({ tagName }) => tagName === 'article');
  const [article] = articles;
  if (article && articles.length === 1) return [article, 'article'];
  const frames = listFrames(shown);
  if (frames) return [frames, 'main'];
  const body = shown.find(({ tagName }) => tagName === 'body');
  return body && [body, 'body'];
}

/** A set of frames as links to what they show, for it has no text of its own. */
function listFrames(all: readonly Element[]): Element | undefined {
  const links = all.flatMap((frame) => {
    const source = frame.tagName === 'frame' ? getAttribute(frame, 'src') : undefined;
    if (source === undefined) return [];
    const label = getAttribute(frame, 'title') ?? getAttribute(frame, 'name') ?? source;
    return [createElement('p', [createLink(source, [createTextNode(label)])])];
  });
  return links.length === 0 ? undefined : createElement('div', links);
}

/** A main element with the block in front of it that has the title of the page, as start pages have it. */
function withOpening(main: Element): Element {
  if (hasTitle(main)) return main;
  const siblings = main.parentNode ? listChildren(main.parentNode).filter(isElement) : [];
  const opening = siblings.slice(0, siblings.indexOf(main)).find(hasTitle);
  if (opening === undefined || isNavigation(opening) || hasDescendant(opening, isNavigation)) return main;
  const [title] = descendants(opening, /^h1$/);
  // The name of a site is a link to its homepage.
  if (title === undefined || hasLinks(title)) return main;
  const { parentNode } = main;
  const both = createElement('div', [opening, main]);
  both.parentNode = parentNode;
  return both;
}

const hasTitle = (element: Element): boolean => hasDescendant(element, ({ tagName }) => tagName === 'h1');
const isNavigation = (each: Element): boolean =>
  each.tagName === 'nav' || /^(?:banner|navigation)$/.test(getAttribute(each, 'role') ?? '') || isMenu(each);

/** Pictures for browsers without scripts, where scripts load them late. */
function showLatePictures(root: Element): void {
  for (const each of findElements(root)) {
    const { parentNode: parent } = each;
    if (each.tagName !== 'noscript' || parent === null || !/<img\b/i.test(elementText(each))) continue;
    const siblings = listChildren(parent).filter(isElement);
    const waiting = siblings
      .flatMap((sibling) => [sibling, ...findElements(sibling)])
      .filter(({ tagName }) => tagName === 'img');
    for (const image of findElements(parseHtmlWithoutPositions(elementText(each)))) {
      if (image.tagName !== 'img') continue;
      const isSame = (other: Element) => getAttribute(other, 'alt') === getAttribute(image, 'alt');
      const other = waiting.find(isSame);
      if (other)
        other.attrs = [
          ...other.attrs.filter(({ name }) => name !== 'src'),
          ...image.attrs.filter(({ name }) => name === 'src'),
        ];
      else each.tagName = each.nodeName = 'span';
      if (!other) each.childNodes = [...each.childNodes.filter(isElement), Object.assign(image, { parentNode: each })];
    }
  }
}

function strip(element: Element, ruleFor: (each: Element) => string | undefined, dropped: Map<string, string>): void {
  const open = [element];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const kept = listChildren(next).filter((child) => {
      if (!isElement(child)) return child.nodeName !== '#comment';
      const rule = ruleFor(child);
      if (rule === undefined) return true;
      if (!/^(?:script|style|template|noscript)$/.test(rule))
        dropped.set(rule, `${dropped.get(rule) ?? ''} ${visibleText(child)}`);
      return false;
    });
    next.childNodes = kept as Element['childNodes'];
    for (const child of kept) if (isElement(child)) open.push(child);
  }
}
