import { type Element, type ElementContent, property, text } from './hast.ts';

/** A picture; without an address its text, without a text nothing. */
export function picture(image: Element): ElementContent[] {
  const alt = property(image, 'alt')?.trim() ?? '';
  if (alt === '') return [];
  const source = [property(image, 'src'), property(image, 'dataSrc')].find(
    (each) => each !== undefined && isAddress(each),
  );
  if (source === undefined) return [text(alt)];
  image.properties = { src: source, alt };
  return [image];
}

/** Whether a source is no script and no data; browsers skip leading spaces. */
function isAddress(source: string): boolean {
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(source.replace(/[\p{Cc} ]/gu, ''))?.[1]?.toLowerCase();
  return source.trim() !== '' && (scheme === undefined || scheme === 'http' || scheme === 'https');
}
