import { marked } from 'marked';

/** Words as a reader counts them, with how often each is there. */
export function counted(text: string): Map<string, number> {
  const found = new Map<string, number>();
  for (const word of text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{L}\p{M}\p{N}]+/gu) ?? [])
    found.set(word, (found.get(word) ?? 0) + 1);
  return found;
}

/** The visible words of Markdown, by a reader that somebody else wrote. */
export function visible(markdown: string): string {
  const html = marked.parse(markdown, { async: false });
  return html
    .replace(/<img[^>]*alt="([^"]*)"[^>]*>/g, ' $1 ')
    .replace(/<\/?(?:p|li|ul|ol|h\d|td|th|tr|table|thead|tbody|pre|blockquote|br|hr)\b[^>]*>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');
}

/** How many of the words that are wanted are there, and how many of those that are there are wanted. */
export const measured = (got: string, wanted: string): Measure => measuredTexts(visible(got), visible(wanted));

export interface Measure {
  readonly recall: number;
  readonly precision: number;
}

/** Compares texts that are no Markdown in this way. */
export function measuredTexts(got: string, wanted: string): Measure {
  const [own, asked] = [counted(got), counted(wanted)];
  const sum = (map: Map<string, number>) => [...map.values()].reduce((all, each) => all + each, 0);
  const both = [...asked].reduce((all, [word, times]) => all + Math.min(times, own.get(word) ?? 0), 0);
  return { recall: both / sum(asked), precision: both / sum(own) };
}
