import { type Cause, causes } from '../../audit/diagnose/causes.ts';
import type { AuditException } from '../../audit/exceptions/exceptions.ts';
import { decodeText } from '../../content/read/decode.ts';
import { parseYaml } from '../../content/read/front-matter/yaml.ts';
import type { PositionedValue } from '../../content/read/located.ts';
import { createPositionLookup, type PositionAt } from '../../content/read/position.ts';
import { findNearestName } from '../../core/did-you-mean.ts';
import type { Report } from '../../core/problem.ts';

const fields = ['code', 'paths', 'reason', 'expires', 'file', 'says', 'until'] as const;
type Field = (typeof fields)[number];

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
  const invalid: Invalid = (mark, message, hint, field) =>
    report({ code: 'exception-invalid', at: positionAt(mark), field, message, hint });
  // A list alone is read as the member that it would be.
  const before = /^\s*\[/.test(text) ? '{"exceptions": ' : '';
  const whole = before === '' ? text : `${before}${text}}`;
  const root = parseYaml(whole, -before.length, (offset, message, hint) =>
    invalid(Math.max(0, offset - before.length), message, hint),
  );
  if (root === undefined) return [];
  for (const [name, mark] of root.members ?? [])
    if (name !== 'exceptions')
      invalid(mark.keyAt ?? mark.at, `expected "exceptions", got ${JSON.stringify(name)}`, shape);
  const list = root.members?.get('exceptions');
  if (list === undefined || !Array.isArray(list.value)) {
    invalid(list?.at ?? 0, 'expected a list of exceptions', shape, 'exceptions');
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
        hint: 'Mend what it excuses and remove the row, or decide anew and give it another day.',
      });
    return !isOver;
  });
}

type Invalid = (offset: number, message: string, hint?: string, field?: string) => void;

function rowOf(
  mark: PositionedValue,
  index: number,
  positionAt: PositionAt,
  invalid: Invalid,
): AuditException | undefined {
  const name = `exceptions[${index}]`;
  if (!(mark.members && !Array.isArray(mark.value))) {
    invalid(mark.at, `expected a row with ${fields.join(', ')}`, shape, name);
    return undefined;
  }
  let sound = true;
  const refuse: Invalid = (offset, message, hint, field) => {
    sound = false;
    invalid(offset, message, hint, `${name}${field === undefined ? '' : `.${field}`}`);
  };
  for (const [key, member] of mark.members)
    if (!fields.some((field) => field === key)) {
      const meant = findNearestName(key, fields);
      refuse(
        member.keyAt ?? member.at,
        `unknown field ${JSON.stringify(key)}`,
        meant ? `Did you mean ${meant}?` : `Known are ${fields.join(', ')}.`,
      );
    }
  const { members } = mark;
  const isWaiver = !members.has('paths') && !members.has('expires') && (members.has('file') || members.has('until'));
  const [pathField, dayField] = isWaiver ? (['file', 'until'] as const) : (['paths', 'expires'] as const);
  const text = (field: Field): string => {
    const member = members.get(field);
    if (typeof member?.value === 'string' && member.value !== '') return member.value;
    refuse(
      member?.at ?? mark.at,
      `expected a text, got ${member === undefined ? 'no such field' : 'something else'}`,
      hints[field],
      field,
    );
    return '';
  };
  const at = (field: Field) => members.get(field)?.at ?? mark.at;
  const [code, reason, expires] = [text('code'), text('reason'), text(dayField)];
  if (code !== '' && !isCause(code)) {
    const meant = findNearestName(code, Object.keys(causes));
    refuse(
      at('code'),
      `expected the code of a finding, got ${JSON.stringify(code)}`,
      meant ? `Did you mean ${meant}?` : hints.code,
      'code',
    );
  }
  if (expires !== '' && expires !== 'never' && !isDay(expires))
    refuse(at(dayField), `expected a day or never, got ${JSON.stringify(expires)}`, hints.expires, dayField);
  const paths = [members.get(pathField)?.value ?? []].flat();
  if (paths.length === 0 || !paths.every((path) => typeof path === 'string' && /^[/*]/.test(path)))
    refuse(at(pathField), 'expected paths that begin with / or *', hints.paths, pathField);
  if (!sound || !isCause(code)) return undefined;
  return { code, paths: paths as string[], reason, expires, at: positionAt(mark.at) };
}

const hints: Readonly<Record<Field, string>> = {
  code: 'Each finding of an audit names its code in brackets.',
  paths: "Such as ['/about/', '/api/v1/*', '**'].",
  reason: 'Say why this is known and accepted; it is printed with every audit.',
  file: 'A path, such as /about/ or /api/v1/*.',
  says: 'What the audit says of it.',
  until: 'The last day on which it holds, such as 2027-06-30.',
  expires: 'The last day on which it holds, such as 2027-06-30; never is for what a host can never do.',
};

function isCause(code: string): code is Cause {
  return Object.hasOwn(causes, code);
}

function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
