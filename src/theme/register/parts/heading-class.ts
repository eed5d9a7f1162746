import { type Html, html } from '../../../core/html.ts';

/** Letters that are joined to long words; other scripts break between characters, or have short words. */
const letter = '[\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}]';
const from = (least: number) => new RegExp(`${letter}{${least}}`, 'u');
/** From how many letters on a word is too long for large type on a phone, or for the margin. */
const limits = { title: [from(14), from(19)], margin: [from(11), from(16)] } as const;

/**
 * The class of a heading whose longest word does not fit into its place in large type, `long` or `longer`: where a
 * browser has no dictionary for `hyphens`, the word would be cut. Nothing for others.
 */
export function headingClass(text: string, place: keyof typeof limits): Html | false {
  const [long, longer] = limits[place];
  return long.test(text) && html` class="${longer.test(text) ? 'longer' : 'long'}"`;
}
