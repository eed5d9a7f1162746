import { z } from 'zod';
import { findAtPath } from '../../core/type-guards.ts';
import { flattenIssues } from '../check/issues.ts';
import type { ValuePath } from '../read/source.ts';
import { type AnySchema, findSchemas } from '../schemas/walk-schema.ts';

/** An object or a list of a module, as it is changed here. */
export type Holder = Record<PropertyKey, unknown>;

export const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null;

export const isShown = (text: string): boolean => text.includes('⟦');

/** Two sites that differ in nothing but what stands in for placeholders can be made of the same sources. */
export type StandIns = 0 | 1;

/** Words of ids and addresses, and values for fields that take no text: none could be taken for a fact. */
export const standInWords = ['placeholder', 'stand-in'] as const;
const standInValues = [
  [false, '00:00', '23:59', 'Monday', 'UTC', '1970-01-01', '1970-01-01T00:00:00Z', 0, '+442079460000', 'en'],
  [true, '01:00', '22:59', 'Friday', 'Europe/Paris', '1971-02-02', '1971-02-02T00:00:00Z', 1, '+442079460001', 'de'],
] as const;

/**
 * Changes a value of its own until its schema takes it although placeholders are left in it: where one cannot be shown,
 * something stands in for it, and where nothing can, what needs it is left out. Other mistakes stay, for who reports them.
 */
export function fillPlaceholders(value: unknown, schema: z.ZodType, standIns: StandIns): void {
  /** Holders with a changed or omitted member: they may be incomplete. */
  const touched = new Set<Holder>();
  /** Values that could stand in changed members instead. */
  const rests = new Map<Holder, Map<PropertyKey, readonly unknown[]>>();
  const completed = new Set<string>();
  let count = 0;
  // Each step removes a placeholder, something that stands in for one, or a holder left incomplete.
  while (isHolder(value)) {
    const issues = flattenIssues(schema.safeParse(value).error);
    if (!issues.some(step)) return;
  }

  function step({ path, code }: z.core.$ZodIssue): boolean {
    const place = markAt(value, path) ?? changedAt(path) ?? (code === 'custom' ? undefined : missingAt(path));
    if (!place) return dropIncomplete(value, path, touched);
    put(place.holder, place.key, place.others ?? standInsFor(schema, place.path, standIns, ++count));
    return true;
  }

  /** Finds what stands in for a placeholder, and does not fit. */
  function changedAt(path: ValuePath): Mark | undefined {
    const last = holdersOf(value, path).at(-1);
    const others = last && rests.get(last.holder)?.get(last.key);
    return others && last.holder[last.key] !== undefined ? { ...last, path, others } : undefined;
  }

  /** Finds what an object lacks that was changed, the first time. */
  function missingAt(path: ValuePath): Mark | undefined {
    const last = holdersOf(value, path).at(-1);
    const name = JSON.stringify(path);
    if (!last || last.key !== path.at(-1) || !touched.has(last.holder) || completed.has(name)) return undefined;
    completed.add(name);
    return last.holder[last.key] === undefined ? { ...last, path } : undefined;
  }

  /** Puts the first of these in place, and keeps the others for a rule over more than the field. */
  function put(holder: Holder, key: PropertyKey, [first, ...others]: readonly unknown[]): void {
    touched.add(holder);
    rests.set(holder, (rests.get(holder) ?? new Map<PropertyKey, readonly unknown[]>()).set(key, others));
    if (first === undefined) drop(holder, key);
    else holder[key] = first;
  }
}

/** Leaves out the innermost holder on a path that something was taken out of; false where there is none to leave out. */
export function dropIncomplete(value: unknown, path: ValuePath, touched: Set<Holder>): boolean {
  const holders = holdersOf(value, path);
  for (const [depth, { holder }] of [...holders.entries()].reverse()) {
    const above = holders[depth - 1];
    if (!touched.has(holder) || !above) continue;
    drop(above.holder, above.key);
    touched.add(above.holder);
    return true;
  }
  return false;
}

/** Lists the holders on a path, each with the key of what is next; the last may be what the path leads to, without one. */
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

export interface Mark {
  readonly holder: Holder;
  readonly key: PropertyKey;
  readonly path: ValuePath;
  /** Values that could stand there instead of what does. */
  readonly others?: readonly unknown[];
}

/** Finds the first placeholder at a path, or below it. */
function markAt(value: unknown, path: ValuePath): Mark | undefined {
  const parent = findAtPath(value, path.slice(0, -1));
  const key = path.at(-1);
  if (key === undefined) return below(value, []);
  if (!isHolder(parent)) return undefined;
  const own = parent[key];
  if (typeof own === 'string') return isShown(own) ? { holder: parent, key, path } : undefined;
  return below(own, path);
}

export function below(value: unknown, path: ValuePath): Mark | undefined {
  if (!isHolder(value)) return undefined;
  for (const [name, member] of Object.entries(value)) {
    const key = Array.isArray(value) ? Number(name) : name;
    if (typeof member === 'string' && isShown(member)) return { holder: value, key, path: [...path, key] };
    const found = below(member, [...path, key]);
    if (found) return found;
  }
  return undefined;
}

export function drop(holder: Holder, key: PropertyKey): void {
  if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else delete holder[key];
}

/** Lists values that the field takes; what must differ from others of its kind gets a number, and objects get placeholders. */
function standInsFor(schema: z.ZodType, path: ValuePath, standIns: StandIns, count: number): unknown[] {
  const fields = findSchemas(schema, path);
  const word = standInWords[standIns];
  const options: unknown[] = fields.flatMap((each) =>
    'options' in each && Array.isArray(each.options) ? each.options : [],
  );
  const choices = standIns === 0 ? options : options.reverse();
  const texts = [`${word}-${count}`, `${word}@example.invalid`, `https://${word}.invalid`, `/${word}/`];
  const all = [...choices, ...standInValues[standIns], ...texts, []];
  const found = all.filter((each) => fields.some((field) => z.safeParse(field, each).success));
  return [...found, ...fields.map((each) => blankOf(each, `⟦${word}⟧`)).filter((each) => each !== undefined)];
}

/** An object with a placeholder for each member that it cannot do without; a list with one item. */
export function blankOf({ _zod: { def } }: AnySchema, mark: string): unknown {
  if (def.type === 'array') return [mark];
  if (def.type !== 'object') return undefined;
  const needed = Object.entries(def.shape).filter(([, member]) => member._zod.optin !== 'optional');
  return Object.fromEntries(needed.map(([name]) => [name, mark]));
}
