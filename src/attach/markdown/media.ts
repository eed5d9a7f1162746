import {
  createElement,
  createTextNode,
  descendants,
  type Element,
  elementText,
  getAttribute,
  hasDescendant,
  isElement,
} from '../../core/html-tree.ts';
import { type Content, childElements, classesOf, createLink, isBlockName, isText } from './elements.ts';

/** Attributes of scripts that load a picture or film late; `src` has a picture to wait with. */
const late = ['data-src', 'data-lazy-src', 'data-original', 'data-lazy', 'data-orig-src'];
const lateSets = ['data-srcset', 'data-lazy-srcset', 'srcset'];

/** A picture; without an address its text, without a text nothing. */
export function normalisePicture(image: Element): Content[] {
  const alt = getAttribute(image, 'alt')?.trim() ?? '';
  if (alt === '') return [];
  const source = sourceOf(image);
  if (source === undefined) return [createTextNode(alt)];
  image.attrs = [
    { name: 'src', value: source },
    { name: 'alt', value: alt },
  ];
  return [image];
}

/** Names a film, a sound or the link of a picture without a text by its caption, which then stands there once. */
export function nameByCaption(figure: Element): void {
  const parts = childElements(figure);
  const [media] = parts.filter((each) => /^(?:video|audio|iframe)$/.test(each.tagName) || isNamelessLink(each));
  const [caption] = parts.filter(({ tagName }) => tagName === 'figcaption');
  if (!media || !caption || parts.length !== 2 || getAttribute(media, 'title') || hasLink(caption)) return;
  media.attrs = [...media.attrs, { name: 'title', value: elementText(caption).replace(/\s+/g, ' ').trim() }];
  figure.childNodes = [media];
}

/** A link around a picture alone that says nothing. */
const isNamelessLink = (element: Element): boolean =>
  element.tagName === 'a' &&
  elementText(element).trim() === '' &&
  !getAttribute(element, 'aria-label') &&
  !hasDescendant(element, (each) => each.tagName === 'img' && (getAttribute(each, 'alt') ?? '').trim() !== '');

const hasLink = (element: Element): boolean => hasDescendant(element, ({ tagName }) => tagName === 'a');

/** A film, sound, frame or document as a link that is called as its author calls it, else by its address. */
export function normaliseMedia(element: Element): Content[] {
  const { tagName } = element;
  const parts = childElements(element).filter((each) => each.tagName === 'source');
  const source = [element, ...parts].map(sourceOf).find((each) => each !== undefined);
  if (source === undefined) return tagName === 'object' ? element.childNodes : [];
  const size = [getAttribute(element, 'width'), getAttribute(element, 'height')];
  // A frame that nobody can see counts visitors.
  if (tagName === 'iframe' && size.some((each) => each === '0' || each === '1')) return [];
  const words = tagName === 'object' ? elementText(element) : '';
  const given = [getAttribute(element, 'title'), getAttribute(element, 'aria-label'), words].map((each) =>
    each?.trim(),
  );
  const link = createLink(source, [createTextNode(given.find(Boolean) ?? addressAsLabel(source, tagName))]);
  return [createTextNode(' '), link, createTextNode(' ')];
}

/** The name of a file; host and path of a frame. */
function addressAsLabel(source: string, tagName: string): string {
  const bare = source
    .replace(/[?#].*$/s, '')
    .replace(/^(?:[a-z]+:)?\/\//i, '')
    .replace(/\/$/, '');
  const name = tagName === 'iframe' ? bare : bare.slice(bare.lastIndexOf('/') + 1);
  try {
    return decodeURIComponent(name) || source;
  } catch {
    return name;
  }
}

function sourceOf(element: Element): string | undefined {
  const sets = lateSets.map((name) => getAttribute(element, name)?.trim().split(/[\s,]/)[0]);
  const own = [getAttribute(element, 'src'), getAttribute(element, 'data')];
  return [...late.map((name) => getAttribute(element, name)), ...own, ...sets].find(
    (each) => each !== undefined && isAddress(each),
  );
}

/** Whether a source is no script and no data; browsers skip leading spaces. */
function isAddress(source: string): boolean {
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(source.replace(/[\p{Cc} ]/gu, ''))?.[1]?.toLowerCase();
  return source.trim() !== '' && (scheme === undefined || scheme === 'http' || scheme === 'https');
}

/** A code block as one text in one `code` in one `pre`, with the language that an ancestor names. */
export function normaliseCodeBlock(pre: Element, around: readonly Element[]): Content[] {
  const value = linesOf(pre).replaceAll('\u00AD', '').replace(/^\n/, '').replace(/\s+$/, '');
  if (value === '') return [];
  const language = languageOf(pre, around);
  const code = createElement('code', [createTextNode(value)]);
  if (language !== undefined) code.attrs = [{ name: 'class', value: `language-${language}` }];
  const links = linksIn(pre);
  return [createElement('pre', [code]), ...(links.length > 0 ? [createElement('p', links)] : [])];
}

/** Links of code, which stand behind it: code has none. Those to its own lines are left out. */
function linksIn(pre: Element): Content[] {
  const found = new Map<string, Element>();
  const visit = (element: Element): void => {
    const href = getAttribute(element, 'href') ?? '#';
    const words = elementText(element).replace(/\s+/g, ' ').trim();
    if (element.tagName === 'a' && /^(?![a-z]+:)(?!#)|^(?:https?|mailto|tel):/i.test(href) && words !== '') {
      found.set(`${href} ${words}`, createLink(href, [createTextNode(words)]));
    } else for (const child of childElements(element)) visit(child);
  };
  visit(pre);
  return [...found.values()].flatMap((link, at) => (at === 0 ? [link] : [createTextNode(', '), link]));
}

/** Code of a table with line numbers in their own column. */
export function findLastPre(element: Element): Element | undefined {
  if (element.tagName !== 'table') return undefined;
  if (!classesOf(element).some((each) => /^(?:lntable|rouge-table|highlighttable)$/.test(each))) return undefined;
  return descendants(element, /^pre$/).at(-1);
}

const isNumber = (element: Element): boolean =>
  classesOf(element).some((each) =>
    /^(?:ln|lnt|lineno|linenos|gutter|line-?numbers?(?:-rows)?|react-syntax-highlighter-line-number)$/.test(each),
  ) && element.tagName !== 'code';

function linesOf(node: Content): string {
  if (isText(node)) return node.value;
  if (!isElement(node) || isNumber(node) || node.tagName === 'button') return '';
  if (node.tagName === 'br') return '\n';
  const inner = node.childNodes.map(linesOf).join('');
  const isLine = node.tagName !== 'pre' && node.tagName !== 'code' && isBlockName(node.tagName);
  return isLine && !inner.endsWith('\n') ? `${inner}\n` : inner;
}

/** `language-js` of VitePress and Docusaurus, `data-language` of Astro, `data-lang` of Hugo, `highlight-source-js` of GitHub. */
function languageOf(pre: Element, around: readonly Element[]): string | undefined {
  const inside = childElements(pre);
  for (const element of [...inside, pre, ...[...around].reverse()]) {
    const data = getAttribute(element, 'data-language') ?? getAttribute(element, 'data-lang');
    const named = classesOf(element).map(
      (each) => /^(?:lang(?:uage)?|highlight(?:-source)?|src)-(.+)$/.exec(each)?.[1],
    );
    const found = [data, ...named].find((each) => each !== undefined && /^[A-Za-z0-9+#._-]{1,30}$/.test(each));
    if (found !== undefined)
      return /^(?:none|default|plain|plaintext|text|txt)$/i.test(found) ? undefined : found.toLowerCase();
  }
  return undefined;
}
