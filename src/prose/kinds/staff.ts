import type { ProseFinding, UnitContext } from '../unit-context.ts';
import { compilePattern, compileWordPattern } from '../words/pattern.ts';
import { findHedge, isNumberTrue, parseNumber } from './number-claims.ts';

/** Claims on our staff count. */
export function checkStaff(look: UnitContext): ProseFinding[] {
  const { text, table, facts } = look;
  const { staff: fact } = facts;
  if (!fact || !look.ours || look.isSoft) return [];
  const found = compilePattern(
    `(?<![\\p{L}\\p{N}])(?<n>\\d{1,5}|${table.numberWord})(?:[ -](?:\\p{Ll}+ )?)(?:${table.staff})(?![\\p{L}])`,
    'iu',
  ).exec(text);
  const said = found?.groups?.n;
  const value = said === undefined ? undefined : parseNumber(said, table);
  if (!found || said === undefined || value === undefined || value < 3 || look.isOther(found.index)) return [];
  if (
    table.partitive.test(text.slice(found.index + said.length)) ||
    table.partBefore.test(text.slice(0, found.index).trimEnd())
  )
    return [];
  const hedge = findHedge(text, found.index, table);
  const isWork = compileWordPattern(
    'employ|employs|work for us|team|staff|beschäftigen|beschäftigt|arbeiten bei uns|team|mitarbeiter\\p{L}*',
  ).test(text);
  const isRight =
    [fact.from, fact.to].some((each) => isNumberTrue(hedge, value, each)) ||
    (!hedge && value >= fact.from && value <= fact.to);
  return isRight || !isWork ? [] : [{ start: found.index, end: found.index + found[0].length, has: fact }];
}
