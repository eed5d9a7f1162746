import { findNearestName } from '../../core/did-you-mean.ts';
import type { Report } from '../../core/problem.ts';
import { findWaivingCommand, type ProblemCode, problemCodes } from '../../core/problem-codes.ts';
import type { Waiver } from '../../core/waivers.ts';
import { parseYaml } from './front-matter/yaml.ts';
import type { PositionedValue } from './located.ts';
import { createPositionLookup, type PositionAt } from './position.ts';

const fields = ['code', 'file', 'says', 'reason', 'until'] as const;
type Field = (typeof fields)[number];

const hints: Readonly<Record<Field, string>> = {
  code: 'Each message names its code in brackets.',
  file: 'As the message names it, such as content/pages/about.md.',
  says: 'The words that the message quotes, such as "ab…yz (20 characters)".',
  reason: 'Say why this is known and accepted.',
  until: 'The last day on which it holds, such as 2027-06-30: at most a year from now.',
};

const before = '{"rows": ';

type Invalid = (offset: number, message: string, hint?: string, field?: string) => void;

/**
 * Reads content/waivers.json, or a file like it: a list of rows `{ code, file, says, reason, until }`. Rows that are wrong
 * are reported, each field at its place, and left out: `waiver-invalid`. Whether a day has passed is asked later.
 */
export function parseWaivers(file: string, text: string, report: Report): Waiver[] {
  const positionAt = createPositionLookup(file, text);
  const invalid: Invalid = (offset, message, hint, field) =>
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
  // The reader of front matter takes the members of a map only.
  const root = parseYaml(`${before}${text}}`, -before.length, (offset, message, hint) =>
    invalid(Math.max(0, offset - before.length), message, hint),
  );
  const list = root?.members?.get('rows');
  if (list === undefined) return [];
  if (!Array.isArray(list.value)) {
    invalid(list.at, 'expected a list of waivers', `Write [ … ] and in it rows with ${fields.join(', ')}.`);
    return [];
  }
  return [...(list.members?.values() ?? [])].flatMap((mark, i) => rowOf(mark, `[${i}]`, positionAt, invalid) ?? []);
}

/** One row, or undefined where anything is wrong with it. */
function rowOf(mark: PositionedValue, name: string, positionAt: PositionAt, invalid: Invalid): Waiver | undefined {
  if (!mark.members || Array.isArray(mark.value)) {
    invalid(mark.at, `expected a row with ${fields.join(', ')}`, undefined, name);
    return undefined;
  }
  let sound = true;
  const refuse = (offset: number, message: string, hint: string, field: string) => {
    sound = false;
    invalid(offset, message, hint, `${name}.${field}`);
  };
  for (const [key, member] of mark.members)
    if (!fields.some((field) => field === key)) {
      const meant = findNearestName(key, fields);
      refuse(
        member.keyAt ?? member.at,
        `unknown field ${JSON.stringify(key)}`,
        meant ? `Did you mean ${meant}?` : `Known are ${fields.join(', ')}.`,
        key,
      );
    }
  const text = (field: Field): string => {
    const member = mark.members?.get(field);
    if (typeof member?.value === 'string' && member.value.trim() !== '') return member.value;
    refuse(
      member?.at ?? mark.at,
      `expected a text, got ${member === undefined ? 'no such field' : 'something else'}`,
      hints[field],
      field,
    );
    return '';
  };
  const [code, file, says, reason, until] = [text('code'), text('file'), text('says'), text('reason'), text('until')];
  const at = (field: Field) => mark.members?.get(field)?.at ?? mark.at;
  const codes = Object.keys(problemCodes).filter((each) => findWaivingCommand(each as ProblemCode) !== undefined);
  if (code !== '' && !codes.includes(code)) {
    const isKnown = Object.hasOwn(problemCodes, code);
    const meant = isKnown ? undefined : findNearestName(code, codes);
    const hint = meant ? `Did you mean ${meant}?` : `These may be waived: ${codes.join(', ')}.`;
    refuse(at('code'), `expected a code that may be waived, got ${JSON.stringify(code)}`, hint, 'code');
  }
  if (until !== '' && !isDay(until))
    refuse(at('until'), `expected a day, got ${JSON.stringify(until)}`, hints.until, 'until');
  return sound ? { code: code as ProblemCode, file, says, reason, until, at: positionAt(mark.at) } : undefined;
}

function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
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
