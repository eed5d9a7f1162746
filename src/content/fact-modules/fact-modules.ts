import { findNearestName, formatDidYouMean } from '../../core/did-you-mean.ts';
import type { Report } from '../../core/problem.ts';
import type { DeferredChecks } from '../check/deferred-checks.ts';
import { formatFieldPath } from '../check/path-sources.ts';
import type { FactItem, FactModule, FieldDefinition } from '../fact-types.ts';
import type { Sources } from '../read/load.ts';
import type { LocatedData, ValuePath } from '../read/source.ts';
import type { SiteFactModule } from '../site.ts';
import checks from './check.ts?lazy';
import { factLimits, isReservedModuleName, moduleNamePattern } from './names.ts';
import { hasStates } from './states.ts';

/** Record of a judged module: its result, and the country of its telephone numbers. */
interface Judged {
  readonly module: FactModule;
  readonly country?: string;
}

/**
 * The fact modules of content/facts/, checked; undefined when one of them is broken, which has been reported. `builtIn`
 * are the lists of the other modules that a reference may name; `country` is where telephone numbers without a country
 * code are dialled, null while content/company.ts is broken.
 */
export function validateFacts(
  { facts, unread, days }: Pick<Sources, 'facts' | 'unread' | 'days'>,
  builtIn: ReferenceTargets,
  country: string | undefined | null,
  report: Report,
  rest?: DeferredChecks,
): readonly SiteFactModule[] | undefined {
  let isWhole = !unread.some((file) => file.startsWith('content/facts/'));
  const problem: Report = (told) => {
    isWhole = false;
    report(told);
  };
  const modules = [...facts].flatMap(([name, located]) => {
    refuseName(name, located.file, problem);
    const known = located.checked as Judged | undefined;
    // Under another country, numbers differ.
    const module =
      known && (known.country ?? null) === (country ?? null) && country !== null
        ? known.module
        : checks<typeof import('./check.ts')>().checkFactModule(located, country, problem);
    if (module && country !== null) rest?.checked.set(located.file, judged(module, country));
    return module ? [{ name, located, module }] : [];
  });
  if (facts.size > factLimits.modules)
    problem({
      code: 'file-unknown',
      at: { file: 'content/facts' },
      message: `expected at most ${factLimits.modules} fact modules, got ${facts.size}`,
    });
  const own = modules.map(({ name, module }) => [name, new Set(module.items.map(({ id }) => id))] as const);
  const targets: ReferenceTargets = new Map([...builtIn, ...own]);
  // A broken module may hold the target of a reference.
  if (isWhole) for (const { located, module } of modules) checkFactReferences(module, located, targets, problem);
  if (!isWhole) return undefined;
  // Empty lists are not published.
  return modules
    .filter(({ module }) => module.items.length > 0)
    .map(({ name, located, module }) => ({
      ...module,
      name,
      updated: module.updated ?? '',
      ...(hasStates(module) && { asOf: days?.dayOf(located) ?? module.updated ?? '' }),
      source: located.file,
      items: ordered(module),
    }));
}

const judged = (module: FactModule, country: string | undefined): Judged =>
  country === undefined ? { module } : { module, country };

function refuseName(name: string, file: string, report: Report): void {
  const meant = name
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '');
  if (!moduleNamePattern.test(name))
    report({
      code: 'file-unknown',
      at: { file },
      message: `expected small letters and hyphens, such as content/facts/releases.ts, got "${name}"`,
      ...(moduleNamePattern.test(meant) && { hint: `Rename it to "${meant}.ts".` }),
    });
  else if (isReservedModuleName(name))
    report({
      code: 'name-taken',
      at: { file },
      message: `expected a name that nothing else has, got "${name}"`,
      hint: 'Give the file another name.',
    });
}

/** The field whose values order the items; undefined: they stand as they are written. */
export function findOrderField({ order, fields, heading }: Pick<FactModule, 'order' | 'fields' | 'heading'>) {
  if (order === 'by-name') return heading ?? 'id';
  if (order !== 'newest-first') return undefined;
  return Object.keys(fields).find((name) => fields[name]?.kind === 'date' && !fields[name].optional);
}

/** Items in the order that the module asks for; equal ones as they are written. */
function ordered(module: FactModule): readonly FactItem[] {
  const { order, items } = module;
  const key = findOrderField(module);
  if (key === undefined) return items;
  const sign = order === 'newest-first' ? -1 : 1;
  const compare = (a: string, b: string) => (a === b ? 0 : a < b ? -sign : sign);
  return [...items].sort((a, b) => compare(String(a[key]), String(b[key])));
}

/** Lists that a reference may name, each with the ids of its items; undefined: its file is broken. */
type ReferenceTargets = ReadonlyMap<string, ReadonlySet<string> | undefined>;

/** Checks that references name an existing list and item: reports `reference-unknown` at their place. */
function checkFactReferences(
  module: FactModule,
  located: LocatedData,
  targets: ReferenceTargets,
  report: Report,
): void {
  const refuse = (path: ValuePath, expected: string, found: string, known: readonly string[]) => {
    const near = findNearestName(found, known);
    const some = known.length > 0 && known.length <= 20 ? `Known: ${known.join(', ')}.` : undefined;
    report({
      code: 'reference-unknown',
      at: located.locate(path),
      field: formatFieldPath(path),
      message: `expected ${expected}, got "${found}"`,
      hint: near === undefined ? some : formatDidYouMean(near),
    });
  };
  const look = (definition: FieldDefinition, path: ValuePath, values: readonly (readonly [ValuePath, unknown])[]) => {
    if (definition.kind === 'list')
      look(
        definition.of,
        [...path, 'of'],
        values.flatMap(([at, list]) => (list as readonly unknown[]).map((value, i) => [[...at, i], value] as const)),
      );
    else if (definition.kind === 'object')
      for (const [name, inner] of Object.entries(definition.fields))
        look(inner, [...path, 'fields', name], membersOf(values, name));
    else if (definition.kind === 'reference') {
      const ids = targets.get(definition.to);
      if (!targets.has(definition.to))
        refuse([...path, 'to'], 'the name of a list', definition.to, [...targets.keys()]);
      for (const [at, id] of values)
        if (ids?.has(id as string) === false)
          refuse(at, `the id of one of the ${definition.to}`, String(id), [...(ids ?? [])]);
    }
  };
  const items = module.items.map((item, i) => [['items', i], item] as const);
  for (const [name, definition] of Object.entries(module.fields))
    look(definition, ['fields', name], membersOf(items, name));
}

/** The values of one member, where they are. */
function membersOf(
  values: readonly (readonly [ValuePath, unknown])[],
  name: string,
): (readonly [ValuePath, unknown])[] {
  return values.flatMap(([at, holder]) => {
    const value = (holder as Readonly<Record<string, unknown>>)[name];
    return value === undefined ? [] : [[[...at, name], value] as const];
  });
}
