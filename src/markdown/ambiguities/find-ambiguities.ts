import type { MarkedToken, Tokens } from 'marked';
import { toMarkedTokens } from '../lexer.ts';
import { type Ambiguity, countNewlines, type ReportAmbiguity } from './ambiguity.ts';
import { checkBlockQuote, checkCodeBlock, checkLinkDefinition, trimTrailing } from './blocks.ts';
import { checkInlines } from './inlines.ts';
import { checkList, checkListItem } from './lists.ts';
import { checkHeading, checkParagraph } from './paragraphs.ts';

/**
 * Lists what other readers of Markdown take otherwise than we do, in a body that lexMarkdown() has split: in one pass over
 * its tokens. What is left reads the same in marked, commonmark.js, markdown-it, micromark and cmark. `simple`: blocks whose
 * text is known to be simple (isSimpleText()), which are passed over.
 */
export function findAmbiguities(
  tokens: readonly MarkedToken[],
  simple: ReadonlySet<MarkedToken> = new Set(),
): Ambiguity[] {
  const found: Ambiguity[] = [];
  blocks(tokens, 0, { isWithin: false, simple }, (line, text, what, hint) => {
    const [first = ''] = text.split('\n', 1);
    found.push({ line, text: first.trim().slice(0, 80), what, hint });
  });
  return found;
}

/** marked gives no positions; but `raw` of the tokens of a container has the lines of its own, one for one. */
function blocks(
  tokens: readonly MarkedToken[],
  start: number,
  { isWithin, simple }: Within,
  found: ReportAmbiguity,
): void {
  let line = start;
  let index = 0;
  for (const token of tokens) {
    const apart = isApart(tokens, index);
    // Most blocks are simple: an object for each would cost more than all that is looked for.
    if (!apart || !isSimple(token, simple))
      block(token, line, { isWithin, simple, all: tokens, index, isApart: apart }, found);
    line += countNewlines(token.raw);
    index += 1;
  }
}

interface Within {
  /** The block stands in a list or quotation. */
  readonly isWithin: boolean;
  readonly simple: ReadonlySet<MarkedToken>;
}

interface Place extends Within {
  /** Siblings, and the own index. */
  readonly all: readonly MarkedToken[];
  readonly index: number;
  /** Whether a blank line is before it, or nothing. */
  readonly isApart: boolean;
}

function block(token: MarkedToken, line: number, place: Place, found: ReportAmbiguity): void {
  const { all, index, isApart, isWithin, simple } = place;
  const before = all[index - 1];
  if (!isWithin && token.type !== 'code') oddSpaces(token.raw, line, found);
  const below = (what: string, hint = 'Leave a blank line above it.') => found(line, token.raw, what, hint);
  switch (token.type) {
    case 'hr':
      if (!isApart && /^ {0,3}-+[ \t]*$/.test(token.raw.trimEnd())) below('a line of dashes right below other text');
      break;
    case 'blockquote':
      if (!isApart && /^[ >]*(?:[-*+]|\d{1,9}[.)])\s/.test(token.raw))
        below('a list in a quotation right below other text');
      checkBlockQuote(token, line, found);
      blocks(toMarkedTokens(token.tokens), line, { isWithin: true, simple }, found);
      break;
    case 'list': {
      if (!isApart && before?.type === 'paragraph') checkList(token, line, found);
      const lead = isWithin ? (/^ */.exec(token.raw)?.[0] ?? '') : '';
      for (let [i, itemLine] = [0, line]; i < token.items.length; i += 1) {
        const item = token.items[i];
        if (!item) continue;
        if (lead !== '' || !isSimpleItem(item, simple)) {
          checkListItem(item, itemLine, lead, found);
          blocks(toMarkedTokens(item.tokens), itemLine, { isWithin: true, simple }, found);
        }
        itemLine += countNewlines(item.raw);
      }
      break;
    }
    case 'table':
      if (!isApart) below('a table right below other text');
      checkTable(token, line, isWithin, found);
      break;
    case 'code':
      checkCodeBlock(token, line, isApart && !isWithin && isAlone(token, all, index), found);
      break;
    case 'def':
      checkLinkDefinition(token, line, found);
      if (isWithin || !(isApart || before?.type === 'def') || !isFollowed(token, all[index + 1]))
        below(
          'a definition of a link among other text',
          'Leave a blank line above and below it, and write it outside of lists and quotations.',
        );
      break;
    case 'heading':
      checkHeading(token, line, isApart && !isWithin, found);
      // Underlined ones lose that line.
      checkParagraph(token.raw.trimEnd().replace(/\n[ \t]*[-=]+$/, ''), line, isWithin, found);
      checkInlines(toMarkedTokens(token.tokens), line, found);
      break;
    case 'paragraph':
    case 'text':
      if (!isApart && (before?.type === 'list' || before?.type === 'blockquote' || before?.type === 'space'))
        below('text right below a list or a quotation');
      checkParagraph(token.raw, line, isWithin, found);
      checkInlines(token.type === 'text' && !token.tokens ? [token] : toMarkedTokens(token.tokens), line, found);
      break;
    default:
  }
}

/** Whether a block is a simple text, or a heading with one behind its hashes. */
function isSimple(token: MarkedToken, simple: ReadonlySet<MarkedToken>): boolean {
  return simple.has(token) && (token.type !== 'heading' || /^#{1,6} \S/.test(token.raw));
}

/** Whether an item is one line: its mark, a space and a simple text. */
function isSimpleItem({ raw, tokens }: Tokens.ListItem, simple: ReadonlySet<MarkedToken>): boolean {
  const [text, more] = toMarkedTokens(tokens);
  return (
    text?.type === 'text' && more === undefined && simple.has(text) && /^(?:[-*+]|\d{1,9}[.)]) [^\s\d].*\n*$/.test(raw)
  );
}

/** A blank line stands at the end of what is before, or is a token of its own; so do spaces at the end of a line. */
function isApart(tokens: readonly MarkedToken[], index: number): boolean {
  const before = tokens[index - 1];
  if (before === undefined || (before.type === 'space' && index === 1) || before.raw.endsWith('\n\n')) return true;
  const raw = before.type === 'space' ? (tokens[index - 2]?.raw.slice(-1) ?? '') + before.raw : before.raw;
  return /\n[ \t]*\n[ \t]*$/.test(raw.slice(-200));
}

/** Spaces that are none to every reader, where it matters: at the start of a line, or alone on it. */
function oddSpaces(raw: string, start: number, found: ReportAmbiguity): void {
  const odd = /^[ \t>]*[^\S \t\n]/m.exec(raw)?.index;
  if (odd !== undefined)
    found(start + countNewlines(raw.slice(0, odd)), '(spaces)', 'an odd space where a line begins', 'Take it away.');
}

/** Whether a block of code that is moved in stands between other blocks than lists, with no spaces behind it. */
function isAlone({ codeBlockStyle }: Tokens.Code, all: readonly MarkedToken[], index: number): boolean {
  if (codeBlockStyle !== 'indented') return false;
  const next = all[index + 1];
  if (next?.type === 'space' && /[^\n]/.test(next.raw)) return false;
  const before = beside(all, index, -1);
  const after = beside(all, index, 1);
  // micromark sees no list in a quotation that begins with a number.
  if (after?.type === 'blockquote' && /^[ >]*\d/.test(after.raw)) return false;
  return before?.type !== 'list' && after?.type !== 'list';
}

/** Next block in that direction, blank lines left out. */
function beside(all: readonly MarkedToken[], index: number, step: 1 | -1): MarkedToken | undefined {
  let at = index + step;
  while (all[at]?.type === 'space') at += step;
  return all[at];
}

/** Whether a blank line without spaces, or nothing but definitions, follows. */
function isFollowed(token: MarkedToken, next: MarkedToken | undefined): boolean {
  if (next === undefined || next.type === 'def' || token.raw.endsWith('\n\n')) return true;
  return next.type === 'space' && /^\n*$/.test(next.raw);
}

const bar = /(?<!\\)\|/;
/** Starts of another block for some readers, though a bar follows. */
const otherBlock = /^ {0,3}(?:>|(?:#{1,6}|[-*+]|\d+[.)])[ \t]|`{3}|~{3})/;

/** The end of a table is disputed: each row must have a bar, and no sign of another block in front. */
function checkTable(token: Tokens.Table, start: number, isWithin: boolean, found: ReportAmbiguity): void {
  for (const [i, row] of trimTrailing('\n', token.raw).split('\n').entries()) {
    // An odd space behind the last bar is one more cell to some.
    const isBar = /^[ \t]*\|[ \t]*$|\|[ \t]*[^\S \t]\s*$/.test(row);
    // Some take a mark on the line for a part of the first cell.
    const isLate = isWithin && i === 0 && !/^[ \t]*\|/.test(row);
    if (bar.test(row) && !isBar && !isLate && (i === 1 || !otherBlock.test(row))) continue;
    const hint = 'Begin each row with |, and leave a blank line between a table and what is none.';
    found(
      start + i,
      row,
      'a row of a table without a bar, of a bar alone, with an odd space at its end, or with another sign in front',
      hint,
    );
  }
  for (const [i, row] of [token.header, ...token.rows].entries())
    for (const { tokens, text } of row) {
      const line = start + (i === 0 ? 0 : i + 1);
      if (isSimpleText(text)) continue;
      checkInlines(toMarkedTokens(tokens), line, found);
      // To readers without tables, it may begin code that ends in another cell.
      if (text.includes('`') && hasTick(toMarkedTokens(tokens)))
        found(
          line,
          text,
          'a backtick in a cell that is none of code',
          'Write \\` for a backtick that is meant as text.',
        );
    }
}

const hasTick = (tokens: readonly MarkedToken[]): boolean =>
  tokens.some((token) => {
    if ('tokens' in token && token.tokens) return hasTick(toMarkedTokens(token.tokens));
    return token.type === 'text' && token.raw.includes('`');
  });

/** Starts of anything but ASCII words: a mark, a reference, an address, an odd space, the end of a line. */
const special = /[*_`~\\&<[\]|@:\t-\r\x80-\uffff]/g;

/** A first character that begins no block, and a number that is no mark of a list. */
const start = /^(?:[\p{L}*`["'(“”„‘’«»¿¡]|\d+(?![\d.)]))/u;

const word = String.raw`[\p{L}\p{N}]`;
const words = String.raw`${word}(?:[\p{L}\p{N} ,.;'’-]*${word})?`;
const emphasis = (mark: string) => String.raw`(?<![^ \n(])${mark}${words}${mark}(?=$|[ \n.,;:!?)])`;

/** The plainest forms of what is special. No two begin alike and go on alike, so that each is read once. */
const plainForm = new RegExp(
  [
    String.raw`(?<=\S)\n(?=\p{L}|\n*$)`,
    String.raw`(?<=\n)\n+$`,
    emphasis(String.raw`\*\*`),
    emphasis(String.raw`\*`),
    '`[^`\\n]+`(?!`)',
    String.raw`(?<!!)\[${words}\]\([\w./#?=%+,:-]+(?: "${words}")?\)`,
    String.raw`(?<=[A-Za-z\d])_(?=[A-Za-z\d])`,
    String.raw`&(?![#\w])|:(?!\/\/)`,
    String.raw`[^\0-\x7f\s]+`,
    String.raw`(?<=\S)[\u00a0\u202f](?=\S)`,
  ].join('|'),
  'uy',
);

/**
 * Whether a paragraph, as it is written, holds nothing but words and the plainest forms of emphasis, code and links. Readers
 * agree on such a text, so a mistake is looked for in the others alone: 9 % of a cold build of 1,000 pages.
 */
export function isSimpleText(raw: string): boolean {
  if (!start.test(raw) || /www\./i.test(raw)) return false;
  special.lastIndex = 0;
  for (let found = special.exec(raw); found; found = special.exec(raw)) {
    plainForm.lastIndex = found.index;
    if (!plainForm.test(raw)) return false;
    special.lastIndex = plainForm.lastIndex;
  }
  return true;
}
