import type { ValuePath } from '../../content/read/source.ts';
import { isRecord } from './plain-schema.ts';

/** Reports a fault at a path of the value. */
type ReportFault = (path: ValuePath, message: string) => void;

/** Checks a JSON value; reports faults, throws nothing. */
export type JsonValidator = (value: unknown, path: ValuePath, refuse: ReportFault) => void;

export const nonEmptyString: JsonValidator = (value, path, refuse) => {
  if (typeof value !== 'string' || value === '') refuse(path, `expected a text, got ${shown(value)}`);
};

/** A text, which may be empty. */
export const anyString: JsonValidator = (value, path, refuse) => {
  if (typeof value !== 'string') refuse(path, `expected a text, got ${shown(value)}`);
};

export const literalTrue: JsonValidator = (value, path, refuse) => {
  if (value !== true) refuse(path, `expected true, got ${shown(value)}`);
};

export const arrayOf =
  (form: JsonValidator): JsonValidator =>
  (value, path, refuse) => {
    if (!Array.isArray(value)) refuse(path, `expected a list, got ${shown(value)}`);
    else for (const [i, item] of value.entries()) form(item, [...path, i], refuse);
  };

/** A tuple with a form for each item. */
export const tupleOf =
  (...forms: readonly JsonValidator[]): JsonValidator =>
  (value, path, refuse) => {
    if (!Array.isArray(value) || value.length !== forms.length)
      refuse(path, `expected a list of ${forms.length}, got ${shown(value)}`);
    else for (const [i, form] of forms.entries()) form(value[i], [...path, i], refuse);
  };

/** An object whose names are data. */
export const recordOf =
  (form: JsonValidator): JsonValidator =>
  (value, path, refuse) => {
    if (!isRecord(value)) refuse(path, `expected an object, got ${shown(value)}`);
    else for (const [name, member] of Object.entries(value)) form(member, [...path, name], refuse);
  };

/** An object with these members and no other; `required` must be there. */
export const objectOf =
  (members: Readonly<Record<string, JsonValidator>>, required: readonly string[] = []): JsonValidator =>
  (value, path, refuse) => {
    if (!isRecord(value)) {
      refuse(path, `expected an object, got ${shown(value)}`);
      return;
    }
    for (const [name, member] of Object.entries(value)) {
      const form = Object.hasOwn(members, name) ? members[name] : undefined;
      if (form) form(member, [...path, name], refuse);
      else refuse([...path, name], `expected only ${Object.keys(members).join(', ')}, got ${JSON.stringify(name)}`);
    }
    for (const name of required)
      if (!Object.hasOwn(value, name)) refuse(path, `expected a member ${JSON.stringify(name)}, found none`);
  };

function shown(value: unknown): string {
  if (Array.isArray(value)) return `a list of ${value.length}`;
  return typeof value === 'object' && value !== null ? 'an object' : (JSON.stringify(value)?.slice(0, 60) ?? 'nothing');
}
