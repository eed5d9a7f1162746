import type { Tokens } from 'marked';
import { known } from '../lexer.ts';
import type { Found } from './found.ts';
import { inlineReadings } from './inlines.ts';
import { withoutLast } from './without-last.ts';

const bar = /(?<!\\)\|/;
/** What begins another block for some readers, though a bar follows. */
const otherBlock = /^ {0,3}(?:>|(?:#{1,6}|[-*+]|\d+[.)])[ \t]|`{3}|~{3})/;

/** Where a table ends is disputed: each row must have a bar, and no sign of another block in front. */
export function tableReadings(token: Tokens.Table, start: number, found: Found): void {
  for (const [i, row] of withoutLast('\n', token.raw).split('\n').entries()) {
    if (bar.test(row) && (i === 1 || !otherBlock.test(row))) continue;
    const hint = 'Begin each row with |, and leave a blank line between a table and what is none.';
    found(start + i, row, 'a row of a table without a bar, or with another sign in front', hint);
  }
  for (const [i, row] of [token.header, ...token.rows].entries())
    for (const cell of row) inlineReadings(known(cell.tokens), start + (i === 0 ? 0 : i + 1), found);
}
