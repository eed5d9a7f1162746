import type { MarkedToken, Tokens } from 'marked';
import { toMarkedTokens } from '../lexer.ts';
import type { ReportAmbiguity } from './ambiguity.ts';
import { checkInlines } from './inlines.ts';
import { isSimpleText } from './simple-text.ts';
import { trimTrailing } from './trim-trailing.ts';

const bar = /(?<!\\)\|/;
/** Starts of another block for some readers, though a bar follows. */
const otherBlock = /^ {0,3}(?:>|(?:#{1,6}|[-*+]|\d+[.)])[ \t]|`{3}|~{3})/;

/** The end of a table is disputed: each row must have a bar, and no sign of another block in front. */
export function checkTable(token: Tokens.Table, start: number, isWithin: boolean, found: ReportAmbiguity): void {
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
