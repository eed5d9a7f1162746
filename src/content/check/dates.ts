import type { ValuePath } from '../read/source.ts';
import { fieldMeta } from '../schemas/meta.ts';
import { plainSchemas } from '../schemas/walk.ts';

/** A path to dates below a schema; `null` stands for every item of a list. */
export type DatePath = readonly (string | null)[];

/** Where values of `schema` are dates of something that happened. */
export function datePaths(schema: Parameters<typeof plainSchemas>[0], path: DatePath = []): DatePath[] {
  return plainSchemas(schema).flatMap((each): DatePath[] => {
    if (fieldMeta.get(each)?.kind === 'past-date') return [path];
    const { def } = each._zod;
    if (def.type === 'array') return datePaths(def.element, [...path, null]);
    if (def.type !== 'object') return [];
    return Object.entries(def.shape).flatMap(([key, member]) => datePaths(member, [...path, key]));
  });
}

/** The text values that stand at one of `paths` in plain data, each with its own path. */
export function textsAt(
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
