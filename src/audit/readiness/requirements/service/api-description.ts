import { listMembers, listNamesAt } from '../../../../checks/published/members.ts';
import { isObject } from '../../../../core/type-guards.ts';
import type { ReleaseOrigin } from '../../origin.ts';

/** Documents of the API in the first language. */
export function listApiPaths({ paths }: ReleaseOrigin): string[] {
  return paths.filter((path) => path.startsWith('/api/v1/'));
}

/** Paths in the API description. */
export const listDescribedPaths = ({ json }: ReleaseOrigin): string[] =>
  listNamesAt(json('/api/v1/openapi.json'), 'paths');

/** All member names of a JSON value, at any depth. */
export const listMemberNames = (value: unknown): string[] => listMembers(value).map(([name]) => name);

/** A document with at most one item in each list. */
export function shortenLists(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(shortenLists);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, shortenLists(member)]));
}
