import type { z } from 'zod';
import type { Report } from '../../core/problem.ts';
import { findPlaceholders } from '../check/placeholders.ts';
import { factModuleSchema } from '../fact-modules/schema.ts';
import type { Sources } from '../read/load.ts';
import type { LocatedData, MarkdownSource, ValuePath } from '../read/source.ts';
import { withMembers, withSourceMembers } from '../read/with-members.ts';
import { lazySchemas } from '../schemas/lazy-schemas.ts';
import { fillPlaceholders, parseIgnoringMissing } from './fill-placeholders.ts';

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
