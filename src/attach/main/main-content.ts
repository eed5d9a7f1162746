import { writeOutMeaning } from '../../core/html-meaning.ts';
import {
  countWords,
  type Element,
  elementText,
  findElements,
  getAttribute,
  type HtmlTree,
  isElement,
  listChildren,
  parseHtmlWithoutPositions,
} from '../../core/html-tree.ts';
import { hiddenBy, openCollapsed } from './collapsed.ts';
import { findNoiseRule, isMenu, isPageLandmark } from './noise.ts';
import { findBySelector, type Selector } from './selector.ts';

/** Main content of a page. */
export interface MainContent {
  /** The tree, with noise removed. */
  readonly element: Element;
  /** The rule that matched, best first. */
  readonly by: 'selector' | 'main' | 'role' | 'article' | 'body';
  /** Words removed, by name of the rule. */
  readonly dropped: Readonly<Record<string, number>>;
}

/**
 * Finds the main content of a page, and removes noise: by a selector, `<main>`, `role=main`, the only `<article>`, or
 * the body. Undefined without a body, or if the selector matches nothing.
 */
export function findMainContent(document: HtmlTree, selector?: Selector): MainContent | undefined {
  const found = chosen(document, selector);
  if (!found) return undefined;
  const [element, by] = found;
  showLatePictures(element);
  openCollapsed(element);
  const dropped: Record<string, number> = {};
  // Counted once, and only if needed.
  let total: number | undefined;
  const isWhole = (each: Element) => {
    total ??= countWords(elementText(element));
    return countWords(elementText(each)) * 2 > total;
  };
  strip(element, (each) => findNoiseRule(each, isWhole) ?? (by === 'body' ? landmarkOf(each) : undefined), dropped);
  writeOutMeaning(element, true);
  return { element, by, dropped };
}

function landmarkOf(element: Element): string | undefined {
  if (isPageLandmark(element)) return element.tagName;
  return isMenu(element) ? 'menu' : undefined;
}

function chosen(document: HtmlTree, selector?: Selector): readonly [Element, MainContent['by']] | undefined {
  if (selector) {
    const element = findBySelector(document, selector);
    return element && [element, 'selector'];
  }
  const shown = [...findElements(document, (each) => hiddenBy(each) === undefined)];
  const main = shown.find(({ tagName }) => tagName === 'main');
  if (main) return [main, 'main'];
  const role = shown.find((each) => getAttribute(each, 'role')?.toLowerCase() === 'main');
  if (role) return [role, 'role'];
  const articles = shown.filter(({ tagName }) => tagName === 'article');
  const [article] = articles;
  if (article && articles.length === 1) return [article, 'article'];
  const body = shown.find(({ tagName }) => tagName === 'body');
  return body && [body, 'body'];
}

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

function strip(
  element: Element,
  ruleFor: (each: Element) => string | undefined,
  dropped: Record<string, number>,
): void {
  const open = [element];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const kept = listChildren(next).filter((child) => {
      if (!isElement(child)) return child.nodeName !== '#comment';
      const rule = ruleFor(child);
      if (rule === undefined) return true;
      const words = /^(?:script|style|template|noscript)$/.test(rule) ? 0 : countWords(elementText(child));
      if (words > 0) dropped[rule] = (dropped[rule] ?? 0) + words;
      return false;
    });
    next.childNodes = kept as Element['childNodes'];
    for (const child of kept) if (isElement(child)) open.push(child);
  }
}
