import { type Html, html } from '../../../core/html.ts';

/** Scripts with long words; others break between characters, or have short words. */
const letter = '[\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}]';
const from = (least: number) => new RegExp(`${letter}{${least}}`, 'u');
/** Minimum letters of a word that is too long for large type on a phone, or for the margin. */
const limits = { title: [from(14), from(19)], margin: [from(11), from(16)] } as const;

/**
 * Heading class, `long` or `longer`, for words that do not fit in large type: without a dictionary for `hyphens`,
 * browsers would cut them. False for others.
 */
export function renderHeadingClass(text: string, place: keyof typeof limits): Html | false {
  const [long, longer] = limits[place];
  return long.test(text) && html` class="${longer.test(text) ? 'longer' : 'long'}"`;
}
