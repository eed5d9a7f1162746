import { memberIn } from '../../../../checks/answers/members.ts';
import { isObject } from '../../../../core/forms.ts';
import type { Origin } from '../../origin.ts';

/** Documents of the API in the first language. */
export function apiPaths({ paths }: Origin): string[] {
  return paths.filter((path) => path.startsWith('/api/v1/'));
}

/** Paths in the API description. */
export function describedPaths({ json }: Origin): string[] {
  const named = memberIn(json('/api/v1/openapi.json'), 'paths');
  return isObject(named) ? Object.keys(named) : [];
}

/** All members of a JSON value, at any depth. */
export function membersOf(value: unknown): (readonly [name: string, value: unknown])[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => [
    ...(Array.isArray(value) ? [] : [[name, member] as const]),
    ...membersOf(member),
  ]);
}

export const memberNames = (value: unknown): string[] => membersOf(value).map(([name]) => name);

/** A document with at most one item in each list. */
export function firstItems(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(firstItems);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, firstItems(member)]));
}
