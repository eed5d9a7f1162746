import { absoluteUrl, canonicalAddress } from '../core/url.ts';
import { blockStartPattern, countBlockQuotes, headingPattern } from './code/ranges.ts';
import { maskCode } from './segments.ts';

// `](/x` and `](</x`; `//host` is no path of this origin.
const inline = /\]\([ \t]*<?(?=\/(?!\/)|#)/g;
// `[a]: /x` at the start of a line, in quotes and lists too.
const defined = /^(?:[ \t]*(?:>|[-*+][ \t]|\d{1,9}[.)][ \t]))*[ \t]*\[[^\]\n]+\]:[ \t]*<?(?=\/(?!\/)|#)/gm;

/** The text of a link is looked through so far. */
const mostText = 4_000;

/** Longest path of a site. */
const mostPath = 2_000;

/**
 * Makes root-relative links, images and reference definitions absolute; with `pageUrl`, the address of the page itself,
 * `#fragment` too. Code stays as it is. `siteLinks`: how many links to this site the Markdown renders to, where that is
 * known; `place`: what a path with its query and fragment becomes on the origin, or its address, beside an empty `baseUrl`.
 */
export function toAbsoluteLinks(
  markdown: string,
  baseUrl: string,
  pageUrl?: string,
  siteLinks?: number,
  place?: (path: string, suffix: string) => string,
): string {
  if (!/\]\(|\]:/.test(markdown)) return markdown;
  const plain = siteLinks === undefined ? undefined : plainDestinations(markdown);
  let text = '';
  let done = 0;
  for (const at of plain && plain.length === siteLinks ? plain : destinations(markdown)) {
    const prefix = markdown[at] === '#' ? pageUrl : absoluteUrl(baseUrl, '');
    if (prefix === undefined) continue;
    const found = /^([^\s)>?#"']*)([^\s)>"']*)/.exec(markdown.slice(at, at + mostPath)) ?? [''];
    const [, path = '', suffix = ''] = found.map(canonicalAddress);
    text += markdown.slice(done, at) + prefix;
    text += place === undefined || markdown[at] === '#' ? path + suffix : place(path, suffix);
    done = at + found[0].length;
  }
  return text + markdown.slice(done);
}

/** Markdown of an answer for the homepage: its links lead where `url` says that a path of its language is. */
export function resolveAnswerLinks(markdown: string, url: (path: string) => string): string {
  return toAbsoluteLinks(markdown, '', url('/'), undefined, (path, suffix) => url(path) + suffix).trim();
}

/** Offsets of the destinations on this site, code left out. */
function destinations(markdown: string): number[] {
  const text = /[`~]/.test(markdown) ? maskCode(markdown) : markdown;
  const linked = [...text.matchAll(inline)].filter(({ index }) => !isEscaped(text, index) && hasOpening(text, index));
  if (!text.includes(']:')) return linked.map(endOf);
  // Masked code is no blank: behind it nothing is defined.
  const labelled = [...text.matchAll(defined)].filter(({ 0: found, index }) =>
    markdown.startsWith(found.slice(0, found.indexOf('[')), index),
  );
  return [...linked, ...labelled].map(endOf).sort((a, b) => a - b);
}

/** A number that begins an item only where a list is: within a paragraph 1 alone does (CommonMark §5.3). */
const laterNumber = /^[ \t>]*(?!0*1[.)])\d{1,9}[.)][ \t]/;
const numbered = /^[ \t>]*\d{1,9}[.)][ \t]/;

/** Whether the line that begins at an offset is none of the paragraph that the line before it is in. */
function beginsBlock(text: string, start: number): boolean {
  const end = text.indexOf('\n', start);
  const line = text.slice(start, end === -1 ? text.length : end);
  const before = text.slice(text.lastIndexOf('\n', start - 2) + 1, start - 1);
  if (countBlockQuotes(line) > countBlockQuotes(before) || headingPattern.test(before)) return true;
  return blockStartPattern.test(line) && (!laterNumber.test(line) || numbered.test(before));
}

/** Whether a `]` has its `[`, without a backslash before it and in the same paragraph: `\[a](/x/)` is text. */
function hasOpening(text: string, bracket: number): boolean {
  let depth = 0;
  for (let at = bracket - 1; at >= 0 && at > bracket - mostText; at -= 1) {
    const character = text[at];
    if (character === '\n' && beginsBlock(text, at + 1)) return false;
    if ((character !== '[' && character !== ']') || isEscaped(text, at)) continue;
    if (character === ']') depth += 1;
    else if (depth === 0) return true;
    else depth -= 1;
  }
  return bracket > mostText;
}

/** End of a match, at which the destination begins. */
function endOf({ 0: found, index }: RegExpExecArray): number {
  return index + found.length;
}

/** Whether an odd number of backslashes stands before this offset. */
function isEscaped(markdown: string, offset: number): boolean {
  let slash = offset;
  while (markdown[slash - 1] === '\\') slash -= 1;
  return (offset - slash) % 2 === 1;
}

/**
 * Offsets of what looks like a destination of a link on this site, code or not: all of them are destinations if as
 * many links are rendered. Undefined where one may be written otherwise: in a definition, on a line of its own, with
 * a backslash or a character reference.
 */
function plainDestinations(markdown: string): number[] | undefined {
  if (markdown.includes(']:')) return undefined;
  const found: number[] = [];
  for (let bracket = markdown.indexOf(']('); bracket !== -1; bracket = markdown.indexOf('](', bracket + 2)) {
    let at = bracket + 2;
    while (markdown[at] === ' ' || markdown[at] === '\t' || markdown[at] === '<') at += 1;
    const first = markdown[at];
    if (first !== undefined && /[\s\\&]/.test(first)) return undefined;
    if (!isEscaped(markdown, bracket) && (first === '#' || (first === '/' && markdown[at + 1] !== '/'))) found.push(at);
  }
  return found;
}

/** Whether a destination that renderMarkdown() lists leads to this site. */
export function isSiteLink(href: string): boolean {
  return href.startsWith('/') || href.startsWith('#');
}
