import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Cause, causes } from '../../audit/diagnose/causes.ts';
import type { AuditException } from '../../audit/exceptions/exceptions.ts';
import { decodeText } from '../../content/read/decode.ts';
import { parseYaml } from '../../content/read/front-matter/yaml.ts';
import type { PositionedValue } from '../../content/read/located.ts';
import { createPositionLookup, type PositionAt } from '../../content/read/position.ts';
import { openTextRow, parseAsMember, type ReportMistake, suggest } from '../../content/read/text-rows.ts';
import { isCalendarDate, toDay } from '../../core/dates.ts';
import { findNearestName } from '../../core/did-you-mean.ts';
import type { Problem, Report } from '../../core/problem.ts';
import type { Invocation } from './invocation.ts';

/** Exceptions of a file, and what is wrong with it. */
interface KnownExceptions {
  readonly exceptions: readonly AuditException[];
  readonly problems: readonly Problem[];
  /** It cannot be understood: nothing is asked before it is mended. A row that has expired stops nothing. */
  readonly isBroken: boolean;
}

/** Reads the file of --exceptions; absent: there are none. */
export function readKnownExceptions(
  name: string | undefined,
  { cwd, now }: Pick<Invocation, 'cwd' | 'now'>,
): KnownExceptions {
  if (name === undefined) return { exceptions: [], problems: [], isBroken: false };
  const problems: Problem[] = [];
  const today = toDay(now());
  const report = (problem: Problem) => void problems.push(problem);
  const exceptions = readExceptions(name, readFileSync(resolve(cwd, name)), today, report);
  return { exceptions, problems, isBroken: problems.some(({ code }) => code !== 'exception-expired') };
}

const shape =
  'Write `exceptions:` and below it rows with code, paths, reason and expires, or a JSON list as in content/waivers.json.';

/**
 * Reads the exceptions of an audit from YAML, of which JSON is a part; a list alone has the rows of content/waivers.json,
 * where `file` is a path and `until` the last day. Rows that are wrong are reported, each at its place, and left out: `exception-invalid`, and `exception-expired` for those whose last day is before `today`.
 */
export function readExceptions(file: string, bytes: Uint8Array, today: string, report: Report): AuditException[] {
  const text = decodeText(file, bytes, report);
  if (text === undefined) return [];
  const positionAt = createPositionLookup(file, text);
  const invalid: ReportMistake = (mark, message, hint, field) =>
    report({ code: 'exception-invalid', at: positionAt(mark), field, message, hint });
  const list = /^\s*\[/.test(text) ? parseAsMember('exceptions', text, invalid) : namedList(text, invalid);
  if (list === undefined) return [];
  if (!Array.isArray(list.value)) {
    invalid(list.at, 'expected a list of exceptions', shape, 'exceptions');
    return [];
  }
  const rows = [...(list.members?.values() ?? [])].flatMap((mark, i) => rowOf(mark, i, positionAt, invalid) ?? []);
  return rows.filter((row) => {
    const isOver = row.expires !== 'never' && row.expires < today;
    if (isOver)
      report({
        code: 'exception-expired',
        at: row.at,
        field: row.code,
        message: `the exception held until ${row.expires}, and today is ${today}: ${row.reason}`,
        hint: 'Correct what it excuses and remove the row, or give it another day.',
      });
    return !isOver;
  });
}

/** The list of a map that holds nothing else; undefined if that is reported. */
function namedList(text: string, invalid: ReportMistake): PositionedValue | undefined {
  const root = parseYaml(text, 0, invalid);
  for (const [name, mark] of root?.members ?? [])
    if (name !== 'exceptions')
      invalid(mark.keyAt ?? mark.at, `expected "exceptions", got ${JSON.stringify(name)}`, shape);
  const list = root?.members?.get('exceptions');
  if (root && !list) invalid(0, 'expected a list of exceptions', shape, 'exceptions');
  return list;
}

function rowOf(
  mark: PositionedValue,
  index: number,
  positionAt: PositionAt,
  invalid: ReportMistake,
): AuditException | undefined {
  const row = openTextRow(mark, `exceptions[${index}]`, hints, invalid, shape);
  if (!row) return undefined;
  const { members } = row;
  const isWaiver = !members.has('paths') && !members.has('expires') && (members.has('file') || members.has('until'));
  const [pathField, dayField] = isWaiver ? (['file', 'until'] as const) : (['paths', 'expires'] as const);
  const [code, reason, expires] = [row.text('code'), row.text('reason'), row.text(dayField)];
  if (code !== '' && !isCause(code)) {
    const hint = suggest(findNearestName(code, Object.keys(causes)), hints.code);
    row.refuse('code', `expected the code of a finding, got ${JSON.stringify(code)}`, hint);
  }
  if (expires !== '' && expires !== 'never' && !isCalendarDate(expires))
    row.refuse(dayField, `expected a day or never, got ${JSON.stringify(expires)}`, hints.expires);
  const paths = [members.get(pathField)?.value ?? []].flat();
  if (paths.length === 0 || !paths.every((path) => typeof path === 'string' && /^[/*]/.test(path)))
    row.refuse(pathField, 'expected paths that begin with / or *', hints.paths);
  if (!row.isSound || !isCause(code)) return undefined;
  return { code, paths: paths as string[], reason, expires, at: positionAt(mark.at) };
}

const hints = {
  code: 'Each finding of an audit names its code in brackets.',
  paths: "Such as ['/about/', '/api/v1/*', '**'].",
  reason: 'Say why this is known and accepted; it is printed with every audit.',
  expires: 'The last day on which it holds, such as 2027-06-30; never is for what a host can never do.',
  file: 'A path, such as /about/ or /api/v1/*.',
  says: 'What the audit says of it.',
  until: 'The last day on which it holds, such as 2027-06-30.',
};

function isCause(code: string): code is Cause {
  return Object.hasOwn(causes, code);
}
