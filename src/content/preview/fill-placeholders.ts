import type { z } from 'zod';
import { flattenIssues } from '../check/issues.ts';
import type { ValuePath } from '../read/source.ts';
import { findSchemas } from '../schemas/walk-schema.ts';

/** An object or a list of a module, as it is changed here. */
type Holder = Record<PropertyKey, unknown>;

const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null;

/** Values for placeholders in fields that take no such text: none could be taken for a fact. */
const candidates: readonly unknown[] = [
  false,
  'placeholder',
  'placeholder@example.invalid',
  'https://placeholder.invalid/',
  '00:00',
  '23:59',
  'Monday',
  'UTC',
  '1970-01-01',
  0,
];

/**
 * Changes a value of its own until its schema takes it although placeholders are left in it, of which `isMark` knows the
 * texts: where one cannot be shown, something stands in for it, and where nothing can, what needs it is left out. What else
 * the schema refuses stays as it is, for whoever reports it.
 */
export function fillPlaceholders(value: unknown, schema: z.ZodType, isMark: (text: string) => boolean): void {
  /** Holders with a changed or omitted member: they may be incomplete. */
  const touched = new Set<Holder>();
  let count = 0;
  // Each step removes a placeholder, or a holder left incomplete.
  while (isHolder(value)) {
    const issues = flattenIssues(schema.safeParse(value).error);
    if (!issues.some(({ path }) => step(path))) return;
  }

  function step(path: ValuePath): boolean {
    const holders = holdersOf(value, path);
    const mark = markAt(value, path, isMark);
    if (mark) {
      const { holder, key } = mark;
      count++;
      const stand = standInFor(schema, mark.path, count);
      if (stand === undefined) drop(holder, key);
      else holder[key] = stand;
      touched.add(holder);
      return true;
    }
    for (const [depth, { holder }] of [...holders.entries()].reverse()) {
      const above = holders[depth - 1];
      if (!touched.has(holder) || !above) continue;
      drop(above.holder, above.key);
      touched.add(above.holder);
      return true;
    }
    return false;
  }
}

/**
 * Parses a value without rules over the whole, if all its problems are members left out; else undefined. The result may
 * lack what other members call for.
 */
export function parseIgnoringMissing(value: unknown, schema: z.ZodType): unknown {
  const isOfAbsence = ({ code, path }: z.core.$ZodIssue) =>
    code === 'custom' && path.reduce<unknown>((at, key) => (isHolder(at) ? at[key] : undefined), value) === undefined;
  if (!flattenIssues(schema.safeParse(value).error).every(isOfAbsence)) return undefined;
  const { def } = (schema as unknown as z.core.$ZodType)._zod;
  const checks = def.checks?.filter((check) => check._zod.def.check !== 'custom') ?? [];
  const withoutRules = schema.clone({ ...def, checks } as typeof schema._zod.def);
  return withoutRules.safeParse(value).data;
}

/** The holders on a path, each with the key of what is next; the last may be what the path leads to, without one. */
function holdersOf(value: unknown, path: ValuePath): { readonly holder: Holder; readonly key: PropertyKey }[] {
  const found: { holder: Holder; key: PropertyKey }[] = [];
  let at = value;
  for (const key of [...path, '']) {
    if (!isHolder(at)) break;
    found.push({ holder: at, key });
    at = at[key];
  }
  return found;
}

interface Mark {
  readonly holder: Holder;
  readonly key: PropertyKey;
  readonly path: ValuePath;
}

/** The first placeholder at a path, or below it. */
function markAt(value: unknown, path: ValuePath, isMark: (text: string) => boolean): Mark | undefined {
  const parent = path.slice(0, -1).reduce<unknown>((at, key) => (isHolder(at) ? at[key] : undefined), value);
  const key = path.at(-1);
  if (key === undefined) return below(value, [], isMark);
  if (!isHolder(parent)) return undefined;
  const own = parent[key];
  if (typeof own === 'string') return isMark(own) ? { holder: parent, key, path } : undefined;
  return below(own, path, isMark);
}

function below(value: unknown, path: ValuePath, isMark: (text: string) => boolean): Mark | undefined {
  if (!isHolder(value)) return undefined;
  for (const [name, member] of Object.entries(value)) {
    const key = Array.isArray(value) ? Number(name) : name;
    if (typeof member === 'string' && isMark(member)) return { holder: value, key, path: [...path, key] };
    const found = below(member, [...path, key], isMark);
    if (found) return found;
  }
  return undefined;
}

function drop(holder: Holder, key: PropertyKey): void {
  if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else delete holder[key];
}

/** The first that the field takes; what must differ from others of its kind gets a number. */
function standInFor(schema: z.ZodType, path: ValuePath, count: number): unknown {
  const fields = findSchemas(schema, path) as unknown as z.ZodType[];
  const choices = fields.flatMap((field) => ('options' in field && Array.isArray(field.options) ? field.options : []));
  const named = path.at(-1) === 'id' ? [`placeholder-${count}`] : [];
  return [...choices, ...named, ...candidates].find((each) => fields.some((field) => field.safeParse(each).success));
}
