import { findNearestName } from '../../core/did-you-mean.ts';
import { parseYaml } from './front-matter/yaml.ts';
import type { PositionedValue } from './located.ts';

/** Reports a mistake at an offset of the file. */
export type ReportMistake = (offset: number, message: string, hint?: string, field?: string) => void;

/** Fields of rows, each with a hint for whoever writes it. */
type FieldHints<Field extends string> = Readonly<Record<Field, string>>;

/** A row while it is read: whatever is wrong with it is reported, and makes it unsound. */
interface TextRow<Field extends string> {
  readonly members: ReadonlyMap<string, PositionedValue>;
  readonly isSound: boolean;
  /** Offset of a field, or of the row without it. */
  at(field: Field): number;
  /** Text of a field; empty if there is none, which is reported. */
  text(field: Field): string;
  /** Refuses the value of a field. */
  refuse(field: Field, message: string, hint?: string): void;
}

/** Reads JSON or YAML as the member `name`: the reader of front matter takes the members of a map only. */
export function parseAsMember(name: string, text: string, report: ReportMistake): PositionedValue | undefined {
  const before = `{"${name}": `;
  const root = parseYaml(`${before}${text}}`, -before.length, (offset, message, hint) =>
    report(Math.max(0, offset - before.length), message, hint),
  );
  return root?.members?.get(name);
}

/** Opens a row, and reports fields that it should not have; undefined if it is none. */
export function openTextRow<Field extends string>(
  mark: PositionedValue,
  name: string,
  hints: FieldHints<Field>,
  report: ReportMistake,
  shape?: string,
): TextRow<Field> | undefined {
  const fields = Object.keys(hints);
  const { members } = mark;
  if (!members || Array.isArray(mark.value)) {
    report(mark.at, `expected a row with ${fields.join(', ')}`, shape, name);
    return undefined;
  }
  let isSound = true;
  const refuse = (offset: number, message: string, hint: string, field: string) => {
    isSound = false;
    report(offset, message, hint, `${name}.${field}`);
  };
  for (const [key, { keyAt, at }] of members)
    if (!fields.includes(key)) {
      const hint = suggest(findNearestName(key, fields), `Known are ${fields.join(', ')}.`);
      refuse(keyAt ?? at, `unknown field ${JSON.stringify(key)}`, hint, key);
    }
  const at = (field: Field) => members.get(field)?.at ?? mark.at;
  return {
    members,
    at,
    get isSound() {
      return isSound;
    },
    text(field) {
      const value = members.get(field)?.value;
      if (typeof value === 'string' && value.trim() !== '') return value;
      const got = members.has(field) ? 'something else' : 'no such field';
      refuse(at(field), `expected a text, got ${got}`, hints[field], field);
      return '';
    },
    refuse: (field, message, hint = hints[field]) => refuse(at(field), message, hint, field),
  };
}

/** `Did you mean x?`, or other words where nothing is near. */
export const suggest = (near: string | undefined, others: string): string => (near ? `Did you mean ${near}?` : others);
