import {
  createHastElement,
  createText,
  type Element,
  type ElementContent,
  isElement,
  toPropertyText,
  toTextContent,
} from './hast.ts';

/** Attributes of scripts that load a picture or film late; `src` has a picture to wait with. */
const late = ['dataSrc', 'dataLazySrc', 'dataOriginal', 'dataLazy', 'dataOrigSrc'];
const lateSets = ['dataSrcset', 'dataLazySrcset', 'srcSet'];

/** A picture; without an address its text, without a text nothing. */
export function normalisePicture(image: Element): ElementContent[] {
  const alt = toPropertyText(image, 'alt')?.trim() ?? '';
  if (alt === '') return [];
  const source = sourceOf(image);
  if (source === undefined) return [createText(alt)];
  image.properties = { src: source, alt };
  return [image];
}

/** A film, sound, frame or document as a link that is called as its author calls it, else by its address. */
export function normaliseMedia(element: Element): ElementContent[] {
  const { tagName } = element;
  const parts = element.children.filter(isElement).filter((each) => each.tagName === 'source');
  const source = [element, ...parts].map(sourceOf).find((each) => each !== undefined);
  if (source === undefined) return tagName === 'object' ? element.children : [];
  const size = [toPropertyText(element, 'width'), toPropertyText(element, 'height')];
  // A frame that nobody can see counts visitors.
  if (tagName === 'iframe' && size.some((each) => each === '0' || each === '1')) return [];
  const words = tagName === 'object' ? toTextContent(element) : '';
  const given = [toPropertyText(element, 'title'), toPropertyText(element, 'ariaLabel'), words].map((each) =>
    each?.trim(),
  );
  const link = createHastElement('a', [createText(given.find(Boolean) ?? addressAsLabel(source, tagName))]);
  link.properties = { href: source };
  return [createText(' '), link, createText(' ')];
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
  const sets = lateSets.map((name) => toPropertyText(element, name)?.trim().split(/[\s,]/)[0]);
  const own = [toPropertyText(element, 'src'), toPropertyText(element, 'data')];
  return [...late.map((name) => toPropertyText(element, name)), ...own, ...sets].find(
    (each) => each !== undefined && isAddress(each),
  );
}

/** Whether a source is no script and no data; browsers skip leading spaces. */
function isAddress(source: string): boolean {
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(source.replace(/[\p{Cc} ]/gu, ''))?.[1]?.toLowerCase();
  return source.trim() !== '' && (scheme === undefined || scheme === 'http' || scheme === 'https');
}
