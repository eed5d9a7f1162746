import { type Element, isElement, type Node } from '../../core/html-tree.ts';
import { isText } from '../markdown/elements.ts';
import { hiddenBy } from './collapsed.ts';

/** Words with how often each is there. */
type WordCounts = ReadonlyMap<string, number>;

/** Scripts without spaces are counted by letters. */
const withoutSpaces = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}]';
const wordOrLetter = new RegExp(`${withoutSpaces}|[\\p{L}\\p{N}](?:(?!${withoutSpaces})[\\p{L}\\p{M}\\p{N}])*`, 'gu');

/** Words of a text in order; raised and lowered digits and fractions count as plain ones. */
function wordsIn(text: string): string[] {
  const words: string[] = [];
  for (const each of text.match(/[A-Za-z0-9\x80-\uffff]+/g) ?? []) {
    // Most words are ASCII.
    if (/^[A-Za-z0-9]+$/.test(each)) words.push(each);
    else for (const word of each.normalize('NFKC').match(wordOrLetter) ?? []) words.push(word);
  }
  return words;
}

function countEach(words: readonly string[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const each of words) found.set(each, (found.get(each) ?? 0) + 1);
  return found;
}

const unseen = new Set(
  'script style template noscript svg button select textarea dialog nav iframe video audio object canvas rp annotation annotation-xml'.split(
    ' ',
  ),
);
const apart = new Set(
  'address article blockquote br caption center dd div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr label legend li main ol option p pre section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);

/**
 * Text of an element as a reader sees it, by a way that shares nothing with the making of a mirror: no rule for page
 * chrome, no converter. Blocks stand apart.
 */
export function visibleText(root: Element): string {
  let text = '';
  const visit = (node: Node): void => {
    if (isText(node)) text += node.value;
    if (!isElement(node) || isUnseen(node)) return;
    const isApart = apart.has(node.tagName);
    if (isApart) text += '\n';
    let before: Node | undefined;
    for (const child of node.childNodes) {
      // Style sheets may set them apart.
      if (before && isElement(child) && isElement(before)) text += ' ';
      visit(child);
      before = child;
    }
    if (isApart) text += '\n';
  };
  for (const child of root.childNodes) visit(child);
  return text.replace(/\u00AD|\u200B/g, '');
}

const isUnseen = (element: Element): boolean => unseen.has(element.tagName) || hiddenBy(element) !== undefined;

/** Words of the main content of a page, and those that its mirror lacks. */
export interface WordBalance {
  /** Words of the content, without page chrome. */
  readonly words: number;
  /** Words that the mirror lacks, by the rule that took them out; `''` for those that no rule did. */
  readonly lost: Readonly<Record<string, number>>;
  /** The first words that no rule took out. */
  readonly examples: readonly string[];
}

/** Parts with much text may be content; what else rules take out is none. */
const isUnsure = (rule: string): boolean => rule.startsWith('long ');

/** Sets the words that a page shows against those of its mirror and those that rules took out. */
export function balanceWords(shown: string, markdown: string, dropped: ReadonlyMap<string, string>): WordBalance {
  const written = plainText(markdown);
  const same = countCommonWords(shown, written);
  const all = wordsIn(shown.slice(same.first));
  const open = countEach(all);
  const more = take(open, wordsIn(written.slice(same.second)));
  // A word may stand in the mirror in parts, or joined with its neighbour: `**W**ord`, `H^(ab)`.
  const joined = more.join('');
  for (const [each, times] of open) if (joined.split(each).length > times) open.delete(each);
  const lost: Record<string, number> = {};
  let chrome = 0;
  for (const [rule, text] of dropped) {
    if (open.size === 0) break;
    const before = sizeOf(open);
    take(open, wordsIn(text));
    const count = before - sizeOf(open);
    if (isUnsure(rule) && count > 0) lost[rule] = count;
    else chrome += count;
  }
  if (open.size > 0) lost[''] = sizeOf(open);
  return { words: same.words + all.length - chrome, lost, examples: [...open.keys()].slice(0, 5) };
}

/** Words with which both texts begin: of most pages these are all. Gives the offsets behind them. */
function countCommonWords(one: string, other: string) {
  let [words, first, second] = [0, 0, 0];
  for (;;) {
    const [from, to] = [endOfGap(one, first), endOfGap(other, second)];
    let length = 0;
    let isAscii = true;
    for (let code = one.charCodeAt(from); isWordPart(code); code = one.charCodeAt(from + length)) {
      if (code !== other.charCodeAt(to + length)) return { words, first, second };
      if (code > 0x7f) isAscii = false;
      length += 1;
    }
    if (length === 0 || isWordPart(other.charCodeAt(to + length))) return { words, first, second };
    [first, second] = [from + length, to + length];
    words += isAscii ? 1 : wordsIn(one.slice(from, first)).length;
  }
}

/** Whether a character is a letter or digit of ASCII, or any beyond; there is none behind the end. */
const isWordPart = (code: number): boolean =>
  code > 0x7f || (code > 0x60 && code < 0x7b) || (code > 0x40 && code < 0x5b) || (code > 0x2f && code < 0x3a);

function endOfGap(text: string, from: number): number {
  let at = from;
  while (at < text.length && !isWordPart(text.charCodeAt(at))) at += 1;
  return at;
}

/** Words of the content that the mirror lacks, and their share of all. */
export function shareLost({ words, lost }: Pick<WordBalance, 'words' | 'lost'>): number {
  const all = Object.values(lost).reduce((sum, each) => sum + each, 0);
  return words === 0 ? 0 : all / words;
}

const sizeOf = (words: WordCounts): number => [...words.values()].reduce((sum, each) => sum + each, 0);

/** Takes words out of others; gives those that were not there. */
function take(from: Map<string, number>, words: readonly string[]): string[] {
  const others: string[] = [];
  for (const each of words) {
    const there = from.get(each);
    if (there === undefined) others.push(each);
    else if (there === 1) from.delete(each);
    else from.set(each, there - 1);
  }
  return others;
}

/** Markdown without the numbers of items, the signs of emphasis and code, and marks for addresses. */
const plainText = (markdown: string): string =>
  markdown
    .replace(/^([ >]*)\d+[.)] /gm, '$1')
    .replace(/\u00AD\d+\u00AD/g, ' ')
    .replace(/\\[!-/:-@[-`{-~]/g, ' ')
    .replace(/[*`]|~~/g, '');
