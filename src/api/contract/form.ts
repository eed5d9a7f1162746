import type { ValuePath } from '../../content/read/source.ts';
import { isRecord } from './plain-schema.ts';

/** Reports a fault at a path of the value. */
export type Refuse = (path: ValuePath, message: string) => void;

/** Checks a JSON value; reports faults, throws nothing. */
export type Form = (value: unknown, path: ValuePath, refuse: Refuse) => void;

export const text: Form = (value, path, refuse) => {
  if (typeof value !== 'string' || value === '') refuse(path, `expected a text, got ${shown(value)}`);
};

/** A text, which may be empty. */
export const anyText: Form = (value, path, refuse) => {
  if (typeof value !== 'string') refuse(path, `expected a text, got ${shown(value)}`);
};

export const yes: Form = (value, path, refuse) => {
  if (value !== true) refuse(path, `expected true, got ${shown(value)}`);
};

export const listOf =
  (form: Form): Form =>
  (value, path, refuse) => {
    if (!Array.isArray(value)) refuse(path, `expected a list, got ${shown(value)}`);
    else for (const [i, item] of value.entries()) form(item, [...path, i], refuse);
  };

/** A tuple with a form for each item. */
export const tuple =
  (...forms: readonly Form[]): Form =>
  (value, path, refuse) => {
    if (!Array.isArray(value) || value.length !== forms.length)
      refuse(path, `expected a list of ${forms.length}, got ${shown(value)}`);
    else for (const [i, form] of forms.entries()) form(value[i], [...path, i], refuse);
  };

/** An object whose names are data. */
export const mapOf =
  (form: Form): Form =>
  (value, path, refuse) => {
    if (!isRecord(value)) refuse(path, `expected an object, got ${shown(value)}`);
    else for (const [name, member] of Object.entries(value)) form(member, [...path, name], refuse);
  };

/** An object with these members and no other; `required` must be there. */
export const object =
  (members: Readonly<Record<string, Form>>, required: readonly string[] = []): Form =>
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
