import type { z } from 'zod';
import type { Report } from '../../core/problem.ts';
import { findAtPath } from '../../core/type-guards.ts';
import { flattenIssues } from '../check/issues.ts';
import { findPlaceholders } from '../check/placeholders.ts';
import { factModuleSchema } from '../fact-modules/schema.ts';
import type { Sources } from '../read/load.ts';
import {
  type LocatedData,
  type MarkdownSource,
  type ValuePath,
  withMembers,
  withSourceMembers,
} from '../read/source.ts';
import { lazySchemas } from '../schemas/lazy-schemas.ts';
import { findSchemas } from '../schemas/walk-schema.ts';

/** Shown placeholders: `⟦legal name⟧`, which no reader takes for a fact, nor a later step for a field to fill in. */
const shown = (text: string): string => text.replaceAll('⟪', '⟦').replaceAll('⟫', '⟧');
const isShown = (text: string): boolean => text.includes('⟦');

/**
 * The sources of a site that is looked at before it is filled in: placeholders can be read, and where a field must be of a
 * form, something stands in for it or it is left out. Tells of each (`placeholder-shown`). The same object where there is none.
 */
export function showPlaceholders(sources: Sources, report: Report): Sources {
  let count = 0;
  findPlaceholders(sources, (text, at) => {
    count++;
    report({ code: 'placeholder-shown', at, message: `expected the true value, got the placeholder ${text}` });
  });
  if (count === 0) return sources;
  const modules = new Map(
    [...sources.modules].map(([name, each]) => [name, filled(each, () => lazySchemas[name](), true)]),
  );
  const facts = new Map([...sources.facts].map(([name, each]) => [name, filled(each, factModuleSchema, false)]));
  return {
    ...sources,
    modules,
    facts,
    pages: sources.pages.map(shownIn),
    faq: sources.faq.map(shownIn),
    ...(sources.news && { news: sources.news.map(shownIn) }),
    skills: sources.skills.map((skill) => ({
      ...skill,
      source: shownIn(skill.source),
      bytes: Buffer.from(shown(Buffer.from(skill.bytes).toString('utf8'))),
    })),
  };
}

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
function fillPlaceholders(value: unknown, schema: z.ZodType, isMark: (text: string) => boolean): void {
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
function parseIgnoringMissing(value: unknown, schema: z.ZodType): unknown {
  const isOfAbsence = ({ code, path }: z.core.$ZodIssue) => code === 'custom' && findAtPath(value, path) === undefined;
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
  const parent = findAtPath(value, path.slice(0, -1));
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

/** A module in which its schema finds nothing wrong that a placeholder is to blame for; `mayLack`: not even what it now lacks. */
function filled(located: LocatedData, schemaOf: (value: unknown) => z.ZodType, mayLack: boolean): LocatedData {
  const paths = new Map<object, ValuePath>();
  const value = copied(located.value, [], paths);
  const schema = schemaOf(value);
  fillPlaceholders(value, schema, isShown);
  return {
    file: located.file,
    value,
    ...(mayLack && { checked: parseIgnoringMissing(value, schema) }),
    locate: (path, part) => located.locate(writtenPath(value, path, paths), part),
  };
}

/** A copy that may be changed, with placeholders as they are shown; `paths` gets where each object and list of it stands. */
function copied(value: unknown, path: ValuePath, paths: Map<object, ValuePath>): unknown {
  if (typeof value === 'string') return shown(value);
  if (typeof value !== 'object' || value === null) return value;
  const own = Array.isArray(value)
    ? value.map((each, index) => copied(each, [...path, index], paths))
    : Object.fromEntries(Object.entries(value).map(([key, each]) => [key, copied(each, [...path, key], paths)]));
  paths.set(own, path);
  return own;
}

/** Path in the file of a value's current path, from which earlier items may have been left out. */
function writtenPath(value: unknown, path: ValuePath, paths: ReadonlyMap<object, ValuePath>): ValuePath {
  let at = value;
  let written: ValuePath = [];
  for (const [depth, key] of path.entries()) {
    if (typeof at !== 'object' || at === null) return [...written, ...path.slice(depth)];
    written = [...(paths.get(at) ?? written), key];
    at = (at as Record<PropertyKey, unknown>)[key];
  }
  return (typeof at === 'object' && at !== null && paths.get(at)) || written;
}

function shownIn(source: MarkdownSource): MarkdownSource {
  const value = copied(source.frontMatter.value, [], new Map());
  return withSourceMembers(source, {
    frontMatter: withMembers(source.frontMatter, { value }),
    body: shown(source.body),
  });
}
