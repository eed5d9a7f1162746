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
import { newsSchema, pageSchema, questionSchema, skillSchema } from '../schemas/front-matter.ts';
import { lazySchemas } from '../schemas/lazy-schemas.ts';
import { findSchemas } from '../schemas/walk-schema.ts';
import {
  below,
  drop,
  dropIncomplete,
  fillPlaceholders,
  type Holder,
  isHolder,
  type Mark,
  type StandIns,
} from './stand-ins.ts';

/** Shown placeholders: `⟦legal name⟧`, which no reader takes for a fact, nor a later step for a field to fill in. */
const shown = (text: string): string => text.replaceAll('⟪', '⟦').replaceAll('⟫', '⟧');

/**
 * The sources of a site that is looked at before it is filled in: placeholders can be read, and where a field must be of a
 * form, something stands in for it or it is left out. Tells of each (`placeholder-shown`). The same object where there is none.
 */
export function showPlaceholders(sources: Sources, report: Report, standIns: StandIns = 0): Sources {
  let count = 0;
  findPlaceholders(sources, (text, at) => {
    count++;
    report({ code: 'placeholder-shown', at, message: `expected the true value, got the placeholder ${text}` });
  });
  if (count === 0) return sources;
  const modules = new Map(
    [...sources.modules].map(([name, each]) => [name, filled(each, () => lazySchemas[name](), true, standIns)]),
  );
  const facts = new Map(
    [...sources.facts].map(([name, each]) => [name, filled(each, factModuleSchema, false, standIns)]),
  );
  const shownIn = (schema: z.ZodType) => (source: MarkdownSource) => showInMarkdown(source, schema, standIns);
  return {
    ...sources,
    modules,
    facts,
    pages: sources.pages.map(shownIn(pageSchema)),
    faq: sources.faq.map(shownIn(questionSchema)),
    ...(sources.news && { news: sources.news.map(shownIn(newsSchema)) }),
    skills: sources.skills.map((skill) => ({
      ...skill,
      source: showInMarkdown(skill.source, skillSchema, standIns),
      bytes: Buffer.from(shown(Buffer.from(skill.bytes).toString('utf8'))),
    })),
  };
}

/**
 * The sources of a site without its drafts: values that nobody has confirmed or filled in, and what cannot be without
 * them. A choice that a module cannot be without becomes a question mark, which its schema refuses.
 */
export function leaveOutDrafts(sources: Sources): Sources {
  const isSettled = ({ unconfirmed, frontMatter, body }: MarkdownSource) =>
    unconfirmed === undefined && !/⟪/.test(JSON.stringify(frontMatter.value) + body);
  return {
    ...sources,
    modules: new Map(
      [...sources.modules].map(([name, each]) => [name, withoutDrafts(each, () => lazySchemas[name]())]),
    ),
    facts: new Map([...sources.facts].map(([name, each]) => [name, withoutDrafts(each, factModuleSchema)])),
    pages: sources.pages.filter(isSettled),
    faq: sources.faq.filter(isSettled),
    ...(sources.news && { news: sources.news.filter(isSettled) }),
    skills: sources.skills.filter(({ source }) => isSettled(source)),
  };
}

/** A module without its drafts. */
function withoutDrafts(located: LocatedData, schemaOf: (value: unknown) => z.ZodType): LocatedData {
  const paths = new Map<object, ValuePath>();
  const value = copied(located.value, [], paths);
  for (const { path } of located.unconfirmed ?? []) {
    const holder = findAtPath(value, path.slice(0, -1));
    const key = path.at(-1);
    if (isHolder(holder) && key !== undefined) holder[key] = '⟦⟧';
  }
  const schema = schemaOf(value);
  const touched = new Set<Holder>();
  for (let mark = below(value, []); mark; mark = below(value, [])) dropMark(value, mark, schema, touched);
  while (flattenIssues(schema.safeParse(value).error).some(({ path }) => dropIncomplete(value, path, touched)));
  return withMembers(located, {
    value,
    unconfirmed: [],
    locate: (path, part) => located.locate(writtenPath(value, path, paths), part),
  });
}

/** Leaves out a mark; with its holder where absence has a meaning: a kind that nobody names is that of a company. */
function dropMark(value: unknown, { holder, key, path }: Mark, schema: z.ZodType, touched: Set<Holder>): void {
  const isChoice = findSchemas(schema, path).some(({ _zod }) => /^(?:enum|boolean)$/.test(_zod.def.type));
  const above = isChoice ? findAtPath(value, path.slice(0, -2)) : holder;
  const name = isChoice ? path.at(-2) : key;
  if (!isHolder(above) || name === undefined) holder[key] = '?';
  else {
    drop(above, name);
    touched.add(above);
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

/** A module in which its schema finds nothing wrong that a placeholder is to blame for; `mayLack`: not even what it now lacks. */
function filled(
  located: LocatedData,
  schemaOf: (value: unknown) => z.ZodType,
  mayLack: boolean,
  standIns: StandIns,
): LocatedData {
  const paths = new Map<object, ValuePath>();
  const value = copied(located.value, [], paths);
  const schema = schemaOf(value);
  fillPlaceholders(value, schema, standIns);
  return withMembers(located, {
    value,
    checked: mayLack ? parseIgnoringMissing(value, schema) : undefined,
    locate: (path, part) => located.locate(writtenPath(value, path, paths), part),
  });
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

function showInMarkdown(source: MarkdownSource, schema: z.ZodType, standIns: StandIns): MarkdownSource {
  const { value } = filled(source.frontMatter, () => schema, false, standIns);
  return withSourceMembers(source, {
    frontMatter: withMembers(source.frontMatter, { value }),
    body: shown(source.body),
  });
}
