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
} from '../../core/html-tree.ts';
import { findNoiseRule, isPageLandmark } from './noise.ts';
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

const isHidden = (element: Element): boolean => {
  const hidden = getAttribute(element, 'hidden');
  return (
    (hidden !== undefined && hidden !== 'until-found') ||
    getAttribute(element, 'aria-hidden') === 'true' ||
    /display\s*:\s*none/i.test(getAttribute(element, 'style') ?? '')
  );
};

/**
 * Finds the main content of a page, and removes noise: by a selector, `<main>`, `role=main`, the only `<article>`, or
 * the body. Undefined without a body, or if the selector matches nothing.
 */
export function findMainContent(document: HtmlTree, selector?: Selector): MainContent | undefined {
  const found = chosen(document, selector);
  if (!found) return undefined;
  const [element, by] = found;
  const dropped: Record<string, number> = {};
  // Counted once, and only if needed.
  let total: number | undefined;
  const isWhole = (each: Element) => {
    total ??= countWords(elementText(element));
    return countWords(elementText(each)) * 2 > total;
  };
  strip(
    element,
    (each) => findNoiseRule(each, isWhole) ?? (by === 'body' && isPageLandmark(each) ? each.tagName : undefined),
    dropped,
  );
  writeOutMeaning(element, true);
  return { element, by, dropped };
}

function chosen(document: HtmlTree, selector?: Selector): readonly [Element, MainContent['by']] | undefined {
  if (selector) {
    const element = findBySelector(document, selector);
    return element && [element, 'selector'];
  }
  const shown = [...findElements(document, (each) => !isHidden(each))];
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
