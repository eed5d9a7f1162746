import { areAllFenced, maskCertainCode } from './segments.ts';

// Start of a tag, comment or instruction (CommonMark §4.6, §6.6); not an autolink (§6.5).
const tag = /\\[\s\S]|<(?:[a-z][a-z\d+.-]{1,31}:[^\s<>]*|[^\s<>@]+@[^\s<>]+)>|<[a-z/!?]/gi;
const closingTag = /^<\/[a-z][a-z\d-]*\s*>/i;

/**
 * The offsets of every `<` in Markdown that some reader would take for HTML. Where parsers differ, as on indented code
 * after tabs or markers and on backticks across lines and cells of a table, text is no code.
 */
export function findPossibleTags(markdown: string): number[] {
  const suspects = Array.from(markdown.matchAll(/<[a-z/!?]/gi), ({ index }) => index);
  // Samples of code, mostly: where code spans are need not be known then.
  if (suspects.length === 0 || areAllFenced(suspects, markdown)) return [];
  const prose = maskCertainCode(markdown);
  return [...prose.matchAll(tag)]
    .filter(({ 0: found, index }) => found.length === 2 && found[0] === '<' && !isAddress(prose, index))
    .map(({ index }) => index);
}

/** Whether `<` begins an address of this site, as in `[a](</b/>)` and `[a]: </b/>`. */
function isAddress(prose: string, at: number): boolean {
  const before = prose.slice(Math.max(0, at - 40), at);
  const end = prose.slice(at, at + 80);
  return end.startsWith('</') && !closingTag.test(end) && /\](?:\([ \t]*|:[ \t]*)$/.test(before);
}

/** The tag at `offset` as its author wrote it, up to 80 characters. */
export function sliceTag(markdown: string, offset: number): string {
  return /^<[^>\n]{0,78}>?/.exec(markdown.slice(offset, offset + 80))?.[0] ?? '';
}
