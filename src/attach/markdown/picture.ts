import { createText, type Element, type ElementContent, toPropertyText } from './hast.ts';

/** A picture; without an address its text, without a text nothing. */
export function normalisePicture(image: Element): ElementContent[] {
  const alt = toPropertyText(image, 'alt')?.trim() ?? '';
  if (alt === '') return [];
  const source = [toPropertyText(image, 'src'), toPropertyText(image, 'dataSrc')].find(
    (each) => each !== undefined && isAddress(each),
  );
  if (source === undefined) return [createText(alt)];
  image.properties = { src: source, alt };
  return [image];
}

/** Whether a source is no script and no data; browsers skip leading spaces. */
function isAddress(source: string): boolean {
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(source.replace(/[\p{Cc} ]/gu, ''))?.[1]?.toLowerCase();
  return source.trim() !== '' && (scheme === undefined || scheme === 'http' || scheme === 'https');
}
