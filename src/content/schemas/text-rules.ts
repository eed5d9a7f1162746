import { forbiddenCharacters } from '../../core/characters.ts';

// What text must be: asked by schemas, and by proofs that go without one (src/content/check/proof/).

// Beside what no content may hold: line ends and what has no shape anywhere.
const shapeless = /[\p{Cc}\p{Co}\p{Cn}]/u;
const visible = /[^\s\p{Default_Ignorable_Code_Point}]/u;

/** Whether there is anything to be seen. */
export const isVisible = (text: string) => visible.test(text);

/** Whether no spaces stand at either end; of nothing but spaces another rule speaks. */
export const isTrimmed = (text: string) => text === text.trim() || text.trim() === '';

/** Whether it has neither line breaks nor invisible characters. */
export const isInOneLine = (text: string) =>
  !visible.test(text) || (!shapeless.test(text.trim()) && forbiddenCharacters(text.trim()).length === 0);

/** Whether no {{fact}} stands in it. */
export const hasNoPlaceForFacts = (text: string) => !text.includes('{{');

/** Whether a text without {{facts}} is one line of so many characters at most. */
export const isLine = (text: string, max: number) =>
  text.length <= max && isVisible(text) && isTrimmed(text) && isInOneLine(text) && hasNoPlaceForFacts(text);

/** The same of a line that may hold {{facts}}, which are filled in before it is published; how long it is with them is not asked. */
export const isFactLine = (text: string, max: number) => isLine(text.replaceAll('{{', ''), max);

/** A soft hyphen tells a browser where a word may break; names and titles go where nobody expects one. */
export const withoutSoftHyphens = (text: string) => text.replaceAll('\u00ad', '');

/** The first day that a date may name. */
export const earliestDate = '1600-01-01';

/** A whole number, as it is written. */
export const wholeNumber = /^\d{1,6}$/;
