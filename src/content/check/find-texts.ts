import type { ValuePath } from '../read/source.ts';

/** A path to dates below a schema; `null` stands for every item of a list. */
export type DatePath = readonly (string | null)[];

/** The text values that stand at one of `paths` in plain data, each with its own path. */
export function findTextsAt(
  value: unknown,
  paths: readonly DatePath[],
): { readonly path: ValuePath; readonly text: string }[] {
  return paths.flatMap((path) => collect(value, path, []));
}

function collect(value: unknown, [key, ...rest]: DatePath, path: ValuePath): { path: ValuePath; text: string }[] {
  if (key === undefined) return typeof value === 'string' ? [{ path, text: value }] : [];
  if (key === null) return Array.isArray(value) ? value.flatMap((item, i) => collect(item, rest, [...path, i])) : [];
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return [];
  return collect((value as Record<string, unknown>)[key], rest, [...path, key]);
}
