import { classesOf, type Element, type ElementContent, isElement, toPropertyText, toTextContent } from './hast.ts';

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
const forReaders = /^(?:sr-only|visually-hidden|visuallyhidden|screen-reader-text)$/;

/** Removes a permalink; one around the words of a heading leaves the words. */
export function removePermalink(link: Element): ElementContent[] {
  const href = toPropertyText(link, 'href');
  const isNamed = classesOf(link).some((each) => names.has(each));
  if (href === undefined) return link.children;
  if (!href.startsWith('#') && !isNamed) return withoutTarget(link, href);
  if (marks.test(shown(link)) && !link.children.some((each) => isElement(each) && each.tagName === 'img')) return [];
  return isNamed ? link.children : [link];
}

/** Unwraps a heading that is a link to itself. */
export function unwrapSelfLink(heading: Element): ElementContent[] {
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
  return isSafe && toTextContent(link).length + imagesIn(link) > 0 ? [link] : link.children;
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
