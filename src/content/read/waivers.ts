import { isCalendarDate } from '../../core/dates.ts';
import { findNearestName } from '../../core/did-you-mean.ts';
import type { Report } from '../../core/problem.ts';
import { findWaivingCommand, type ProblemCode, problemCodes } from '../../core/problem-codes.ts';
import type { Waiver } from '../../core/waivers.ts';
import type { PositionedValue } from './located.ts';
import { createPositionLookup, type PositionAt } from './position.ts';
import { openTextRow, parseAsMember, type ReportMistake, suggest } from './text-rows.ts';

const hints = {
  code: 'Each message names its code in brackets.',
  file: 'As the message names it, such as content/pages/about.md.',
  says: 'The words that the message quotes, such as "ab…yz (20 characters)".',
  reason: 'Say why this is known and accepted.',
  until: 'The last day on which it holds, such as 2027-06-30: at most a year from now.',
};

/**
 * Reads content/waivers.json, or a file like it: a list of rows `{ code, file, says, reason, until }`. Rows that are wrong
 * are reported, each field at its place, and left out: `waiver-invalid`. Whether a day has passed is asked later.
 */
export function parseWaivers(file: string, text: string, report: Report): Waiver[] {
  const positionAt = createPositionLookup(file, text);
  const invalid: ReportMistake = (offset, message, hint, field) =>
    report({ code: 'waiver-invalid', at: positionAt(offset), field, message, hint });
  const mistake = jsonMistake(text);
  if (mistake) {
    invalid(
      mistake.offset,
      `expected JSON, got ${mistake.got}`,
      'Texts and names stand in double quotes; no comma after the last row.',
    );
    return [];
  }
  const list = parseAsMember('rows', text, invalid);
  if (list === undefined) return [];
  if (!Array.isArray(list.value)) {
    invalid(list.at, 'expected a list of waivers', `Write [ … ] and in it rows with ${Object.keys(hints).join(', ')}.`);
    return [];
  }
  return [...(list.members?.values() ?? [])].flatMap((mark, i) => rowOf(mark, `[${i}]`, positionAt, invalid) ?? []);
}

/** One row, or undefined where anything is wrong with it. */
function rowOf(
  mark: PositionedValue,
  name: string,
  positionAt: PositionAt,
  invalid: ReportMistake,
): Waiver | undefined {
  const row = openTextRow(mark, name, hints, invalid);
  if (!row) return undefined;
  const code = row.text('code');
  const others = { file: row.text('file'), says: row.text('says'), reason: row.text('reason') };
  const until = row.text('until');
  const codes = Object.keys(problemCodes).filter((each) => findWaivingCommand(each as ProblemCode) !== undefined);
  if (code !== '' && !codes.includes(code)) {
    const near = Object.hasOwn(problemCodes, code) ? undefined : findNearestName(code, codes);
    const hint = suggest(near, `These may be waived: ${codes.join(', ')}.`);
    row.refuse('code', `expected a code that may be waived, got ${JSON.stringify(code)}`, hint);
  }
  if (until !== '' && !isCalendarDate(until)) row.refuse('until', `expected a day, got ${JSON.stringify(until)}`);
  return row.isSound ? { code: code as ProblemCode, ...others, until, at: positionAt(mark.at) } : undefined;
}

/** The first token that JSON has not (RFC 8259); YAML, which reads the file for its places, takes more. */
function jsonMistake(text: string): { readonly offset: number; readonly got: string } | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch {
    const token = /\s+|"(?:[^"\\\n]|\\.)*"|[[\]{},:]|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
    let end = 0;
    for (token.lastIndex = 0; token.test(text); end = token.lastIndex);
    // All tokens are valid, but their order is not: mostly a comma before a bracket.
    const comma = end >= text.length ? text.search(/,\s*[\]}]/) : -1;
    const offset = comma >= 0 ? comma : Math.min(end, Math.max(0, text.length - 1));
    return { offset, got: JSON.stringify(text.slice(offset, offset + 12)) };
  }
}
