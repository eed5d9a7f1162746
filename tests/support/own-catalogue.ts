import { readFileSync } from 'node:fs';
import { updateCatalogue } from '../../src/commands/words.ts';

/** The catalogue of a site in tests/fixtures/languages/, with the texts that are new since it was written. */
export function currentCatalogue(tag: string): string {
  const file = new URL(`../fixtures/languages/${tag}/content/words/${tag}.json`, import.meta.url);
  return updateCatalogue(readFileSync(file, 'utf8'), `${tag}.json`).text;
}

/** Changes a letter of each English text in it but one, as if all others were translated. */
export function almostTranslated(tag: string, but: string): string {
  const { texts, ...rest } = JSON.parse(currentCatalogue(tag));
  // Slots, code, targets of links and tags stay.
  const change = (text: string) =>
    text
      .split(/(\{\w+\}|`[^`]*`|\]\([^)]*\)|<[^>]*>)/)
      .map((part, i) => (i % 2 === 1 ? part : part.replace(/[A-Za-z]/, 'ї')))
      .join('');
  const changed = Object.entries<string | Record<string, string>>(texts).map(([key, text]) => {
    if (key === but) return [key, text];
    if (typeof text === 'string') return [key, change(text)];
    return [key, Object.fromEntries(Object.entries(text).map(([form, each]) => [form, change(each)]))];
  });
  return `${JSON.stringify({ reviewed: rest.reviewed, texts: Object.fromEntries(changed), ...rest }, null, 2)}\n`;
}
