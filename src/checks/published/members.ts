import { toPointer, unescapePointerPart } from '../../core/json.ts';
import { isObject } from '../../core/type-guards.ts';

/** A member of a JSON value that may be anything. */
export function findMember(value: unknown, ...names: readonly string[]): unknown {
  let at = value;
  for (const name of names) {
    if (!isObject(at) || !Object.hasOwn(at, name)) return undefined;
    at = at[name];
  }
  return at;
}

/** Text of a member. */
export function findTextMember(value: unknown, ...names: readonly string[]): string | undefined {
  // Bounded: names of members, written in the code.
  const member = findMember(value, ...names);
  return typeof member === 'string' ? member : undefined;
}

/** Items of a list member; empty if it is not a list. */
export function findListMember(value: unknown, ...names: readonly string[]): readonly unknown[] {
  // Bounded: names of members, written in the code.
  const member = findMember(value, ...names);
  return Array.isArray(member) ? member : [];
}

/** Names of the members of a member; none if it is no object. */
export function listNamesAt(value: unknown, ...names: readonly string[]): string[] {
  // Bounded: names of members, written in the code.
  const member = findMember(value, ...names);
  return isObject(member) ? Object.keys(member) : [];
}

/** All members of a JSON value, at any depth. */
export function listMembers(value: unknown): (readonly [name: string, value: unknown])[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => [
    ...(Array.isArray(value) ? [] : [[name, member] as const]),
    ...listMembers(member),
  ]);
}

/** Value at a JSON Pointer (RFC 6901); undefined if absent. */
export function resolvePointer(value: unknown, pointer: string): unknown {
  const names = pointer.split('/').slice(1);
  return names.reduce<unknown>((at, name) => {
    const key = unescapePointerPart(name);
    return typeof at === 'object' && at !== null && Object.hasOwn(at, key) ? Reflect.get(at, key) : undefined;
  }, value);
}

/** Visits every text below a JSON value with its pointer. */
export function visitTexts(value: unknown, visit: (text: string, pointer: string) => void, pointer = '#'): void {
  if (typeof value === 'string') visit(value, pointer);
  else if (typeof value === 'object' && value !== null)
    for (const [name, member] of Object.entries(value)) visitTexts(member, visit, pointer + toPointer([name]));
}
