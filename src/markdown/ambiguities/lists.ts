import type { MarkedToken, Tokens } from 'marked';
import { toMarkedTokens } from '../lexer.ts';
import { countIndentColumns, type ReportAmbiguity } from './ambiguity.ts';

/** Only a list that begins with 1, or has no numbers, may interrupt a paragraph (CommonMark §5.2). */
export function checkList({ raw }: Tokens.List, line: number, found: ReportAmbiguity): void {
  if (!/^[ \t]*(?:[-*+]|1[.)])[ \t]/.test(raw))
    found(line, raw, 'a list right below other text', 'Leave a blank line above it.');
}

const mark = String.raw`[ \t]*(?:[-*+]|\d+[.)])`;
const markAlone = new RegExp(`^${mark}[ \\t]*$`);
const farText = new RegExp(`^${mark}(?: *\\t| {5})`);
const numberWithin = new RegExp(`^(?:${mark} +)+(?!1[.)])\\d+[.)]`);

/** Starts of another block for some readers. */
const otherBlock = /^[ \t]*(?:[-*+>#|`~=]|\d+[.)])/;

/**
 * Finds disputed lines of an item: its mark, and how far they are moved in. `lead`: the spaces that its whole list is
 * moved in by, beyond the text of the item that it stands in.
 */
export function checkListItem(item: Tokens.ListItem, start: number, lead: string, found: ReportAmbiguity): void {
  const lines = item.raw.split('\n');
  const [first = ''] = lines;
  if (markAlone.test(first))
    found(
      start,
      first,
      'an item of a list without text on its line',
      'Write the text behind the mark, or delete the mark.',
    );
  if (farText.test(first)) found(start, first, 'a tab or many spaces behind the mark of an item', 'Write one space.');
  if (numberWithin.test(first))
    found(start, first, 'a list of numbers on the line of another mark', 'Begin it with 1, or on a line of its own.');
  if (lead.length > 3 || !first.startsWith(lead) || /^[ \t]/.test(first.slice(lead.length)))
    found(start, first, 'a list that is moved in', 'Begin it where the text around it begins.');
  const width = /^ *(?:[-*+]|\d+[.)]) +/.exec(first)?.[0].length ?? 0;
  const isPlain = isText(toMarkedTokens(item.tokens));
  for (const [i, text] of lines.entries()) {
    if (i === 0 || !/\S/.test(text)) continue;
    if (/^ *\t/.test(text)) found(start + i, text, 'a tab that moves in a line of a list', 'Write spaces.');
    const indent = countIndentColumns(text);
    if (indent < width && (indent >= 4 || !isPlain || otherBlock.test(text)))
      found(
        start + i,
        text,
        'a line of an item that is moved in otherwise',
        'Begin it where the text of its item begins.',
      );
  }
}

const isProse = ({ type }: MarkedToken): boolean => /^(?:text|paragraph|space|checkbox)$/.test(type);

/** Whether there are only paragraphs, and lists of such. */
function isText(tokens: readonly MarkedToken[]): boolean {
  return tokens.every((token) =>
    token.type === 'list' ? token.items.every((item) => isText(toMarkedTokens(item.tokens))) : isProse(token),
  );
}
