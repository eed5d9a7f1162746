import { membersOf, namesIn } from '../../../../checks/published/members.ts';
import { isObject } from '../../../../core/forms.ts';
import type { Origin } from '../../origin.ts';

/** Documents of the API in the first language. */
export function apiPaths({ paths }: Origin): string[] {
  return paths.filter((path) => path.startsWith('/api/v1/'));
}

/** Paths in the API description. */
export const describedPaths = ({ json }: Origin): string[] => namesIn(json('/api/v1/openapi.json'), 'paths');

/** All member names of a JSON value, at any depth. */
export const memberNames = (value: unknown): string[] => membersOf(value).map(([name]) => name);

/** A document with at most one item in each list. */
export function firstItems(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(firstItems);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, firstItems(member)]));
}
