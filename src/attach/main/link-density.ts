import { countWords, descendants, type Element, elementText, hasDescendant } from '../../core/html-tree.ts';

export const linksIn = (element: Element): Element[] =>
  element.tagName === 'a' ? [element] : descendants(element, /^a$/);

/** Words that are neither links nor buttons nor headings. */
export function wordsBesideLinks(element: Element): number {
  const parts = element.tagName === 'a' ? [element] : descendants(element, /^(?:a|button|h[1-6])$/);
  return countWords(elementText(element)) - parts.reduce((sum, each) => sum + countWords(elementText(each)), 0);
}

export const hasLinks = (element: Element): boolean =>
  element.tagName === 'a' || hasDescendant(element, ({ tagName }) => tagName === 'a');

/** Lists of other pages: at most two words in five are no link. */
export const isMostlyLinks = (element: Element): boolean =>
  hasLinks(element) && wordsBesideLinks(element) * 2.5 <= countWords(elementText(element));
