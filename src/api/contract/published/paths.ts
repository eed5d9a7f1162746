import type { Contract } from '../contract.ts';
import type { ReportChange } from '../rules.ts';

/** Addresses of pages, mirrors, files and discovery documents: links lead to them. */
export function comparePaths(
  { paths: was }: Contract,
  { paths: now, redirects = [] }: Contract,
  tell: ReportChange,
): void {
  if (!was || !now) return;
  const [before, after] = [typesOf(was), typesOf(now)];
  const moved = new Set(redirects);
  for (const [path, mediaType] of before) {
    const other = after.get(path);
    if (other === undefined) tell(moved.has(path) ? 'path-redirected' : 'path-gone', path);
    else if (other !== mediaType) tell('path-retyped', path, mediaType, other);
  }
  for (const path of after.keys()) if (!before.has(path)) tell('path-added', path);
}

const typesOf = (paths: NonNullable<Contract['paths']>): ReadonlyMap<string, string> =>
  new Map(Object.entries(paths).flatMap(([mediaType, each]) => each.map((path) => [path, mediaType] as const)));
