import type { FactValue, FieldDefinition, FieldDefinitions } from '../content/fact-types.ts';
import type { Sources } from '../content/read/load.ts';
import type { LocatedData, ValuePath } from '../content/read/source.ts';
import type { ModuleName, Site, SiteFactModule } from '../content/site.ts';
import type { Position } from '../core/problem.ts';
import { findAtPath } from '../core/type-guards.ts';
import { isChoice } from '../edit/schema/editor-files.ts';

/** Value that an editor wrote, its place, and its paths in the Site. */
export interface ContentLeaf {
  /** Index in the list of leaves. */
  readonly id: number;
  readonly value: string | number | boolean;
  readonly at: Position;
  /** Display name: `companyNumber`, `products[0].name`, `answer`. */
  readonly name: string;
  /** Members of the Site that hold it. */
  readonly paths: readonly ValuePath[];
  /** Whether others refer to it, or it refers to others, by being equal. */
  readonly isId: boolean;
  /** One of a few fixed words, such as a day or a status. */
  readonly isChoice: boolean;
}

type Value = ContentLeaf['value'];

/** Every text, number and switch of the content that has reached the Site. */
export function listContentLeaves(site: Site, sources: Sources): ContentLeaf[] {
  const leaves: ContentLeaf[] = [];
  const add = (value: Value, at: Position, name: string, paths: readonly ValuePath[], isId = false, isChoice = false) =>
    void leaves.push({ id: leaves.length, value, at, name, paths, isId, isChoice });
  const addValues = (
    located: LocatedData,
    from: ValuePath,
    value: unknown,
    paths: (path: ValuePath, value: Value) => readonly ValuePath[],
    choice: (path: ValuePath) => boolean = () => false,
  ) => {
    if (isValue(value))
      add(value, located.locate(from), nameOf(from), paths(from, value), isReference(from), choice(from));
    else if (typeof value === 'object' && value !== null)
      for (const [key, member] of Object.entries(value))
        addValues(located, [...from, Array.isArray(value) ? Number(key) : key], member, paths, choice);
  };

  for (const [name, located] of sources.modules)
    addValues(
      located,
      [],
      located.value,
      (path, value) => listLanguagePaths(site, value, () => sitePaths(name, path)),
      isChoice(name),
    );
  for (const leaf of listFactLeaves(site, sources))
    add(leaf.value, leaf.at, nameOf(leaf.path), leaf.to, leaf.isId, leaf.isChoice);
  const markdown = [
    { list: sources.pages, of: inAll(site, pagesBySource), text: 'text' },
    { list: sources.faq, of: inAll(site, (each) => bySource(each.questions, 'questions')), text: 'answer' },
    { list: sources.news ?? [], of: inAll(site, (each) => bySource(each.news ?? [], 'news')), text: 'text' },
    { list: sources.skills.map((skill) => skill.source), of: bySource(site.skills, 'skills'), text: undefined },
  ];
  for (const { list, of, text } of markdown)
    for (const source of list) {
      const base = of.get(source.file);
      if (!base) continue;
      addValues(source.frontMatter, [], source.frontMatter.value, (path) => [
        [...base, ...(path.join('.') === 'metadata.updated' ? ['updated'] : path)],
      ]);
      const at = { file: source.file, line: source.bodyLine + /^\n*/.exec(source.body)![0].length, col: 1 };
      if (text)
        add(source.body, at, text, [
          [...base, 'markdown'],
          [...base, 'html'],
        ]);
    }
  return leaves;
}

/** Paths in the Site of a typed module's value: validate() spreads some of them. */
function sitePaths(module: ModuleName, path: ValuePath): ValuePath[] {
  const date: ValuePath[] = path.join('.') === 'updated' ? [['updated', module]] : [];
  // Days counted either way are published as an amount.
  if (path.join('.') === 'responseTime.workingDays')
    return [
      [module, ...path],
      [module, 'responseTime', 'amount'],
    ];
  // Labels in colours, files and addresses would change the look.
  if (module === 'brand')
    return ['label', 'title', 'text', 'name'].includes(String(path.at(-1))) ? [[module, ...path]] : [];
  if (module === 'company' || module === 'access') return [[module, ...path], ...date];
  return date.length > 0 ? date : [path];
}

/** Paths by source, in every language. */
function inAll(site: Site, listed: (site: Site) => Map<string, ValuePath>): Map<string, ValuePath> {
  const all = listSites(site).flatMap(([from, each]) =>
    [...listed(each)].map(([source, path]) => [source, [...from, ...path]] as const),
  );
  return new Map(all);
}

function pagesBySource(site: Site): Map<string, ValuePath> {
  return new Map<string, ValuePath>([[site.home.source, ['home']], ...bySource(site.pages, 'pages')]);
}

function bySource(list: readonly { source: string }[], name: string): Map<string, ValuePath> {
  return new Map(list.map(({ source }, i) => [source, [name, i]]));
}

function isValue(value: unknown): value is Value {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

/** `solutions[0].id`, `solutions[0].workflows[1]`, `industries[2].solutions[0]`, `category` of a question. */
function isReference(path: ValuePath): boolean {
  if (path.length === 1) return path[0] === 'category';
  return path.at(-1) === 'id' || (path.length === 4 && ['workflows', 'solutions'].includes(String(path[2])));
}

function nameOf(path: ValuePath): string {
  return path
    .map((part, i) => (typeof part === 'number' ? `[${part}]` : i === 0 ? String(part) : `.${String(part)}`))
    .join('');
}

/** A value of a fact module: where it stands in the file, and where the Site keeps it. */
interface FactLeaf {
  readonly value: string | number | boolean;
  readonly at: Position;
  readonly path: ValuePath;
  readonly to: readonly ValuePath[];
  readonly isId: boolean;
  readonly isChoice: boolean;
}

/** Published leaves of content/facts: words about the items, and the items, which have an order. */
function listFactLeaves(site: Site, { facts }: Pick<Sources, 'facts'>): FactLeaf[] {
  return site.facts.flatMap((module, index) => {
    const located = facts.get(module.name);
    return located ? leavesOf(site, index, module, located) : [];
  });
}

/** Path in a site of a value in the file: items have an order of their own there. */
type PathIn = (facts: SiteFactModule) => ValuePath;

function leavesOf(site: Site, index: number, module: SiteFactModule, located: LocatedData): FactLeaf[] {
  const leaves: FactLeaf[] = [];
  const add = (value: unknown, path: ValuePath, atIn: PathIn, isId = false, isChoice = false): void => {
    if (value === undefined || value === null) return;
    // A text that is given per language, or a value of several parts: an amount, an address, hours.
    if (typeof value === 'object')
      for (const [name, part] of Object.entries(value)) {
        const key = Array.isArray(value) ? Number(name) : name;
        add(part, [...path, key], (facts) => [...atIn(facts), key]);
      }
    else {
      const to = listLanguagePaths(site, value, ({ facts }) => {
        const own = facts[index];
        return own ? [['facts', index, ...atIn(own)]] : [];
      });
      leaves.push({ value: value as FactLeaf['value'], path, at: located.locate(path), to, isId, isChoice });
    }
  };
  const addValue = (definition: FieldDefinition, value: FactValue | undefined, path: ValuePath, at: PathIn): void => {
    if (value === undefined) return;
    if (definition.kind === 'list')
      (value as readonly FactValue[]).forEach((one, i) => {
        addValue(definition.of, one, [...path, i], (facts) => [...at(facts), i]);
      });
    else if (definition.kind === 'object') addFields(definition.fields, value, path, at);
    else add(value, path, at, definition.kind === 'reference', definition.kind === 'choice');
  };
  const addFields = (fields: FieldDefinitions, holder: FactValue, path: ValuePath, at: PathIn): void => {
    for (const [name, definition] of Object.entries(fields))
      addValue(definition, (holder as Readonly<Record<string, FactValue>>)[name], [...path, name], (facts) => [
        ...at(facts),
        name,
      ]);
  };
  const words = (value: unknown, path: ValuePath) => add(value, path, () => path);
  const written = located.value as SiteFactModule;
  for (const name of ['updated', 'title', 'item', 'description'] as const) words(written[name], [name]);
  addWords(written.fields, ['fields'], words);
  const places = new WeakMap<SiteFactModule, ReadonlyMap<string, number>>();
  const placesIn = (facts: SiteFactModule) => {
    const known = places.get(facts) ?? new Map(facts.items.map(({ id }, i) => [id, i]));
    places.set(facts, known);
    return known;
  };
  written.items.forEach((item, i) => {
    const at: PathIn = (facts) => ['items', placesIn(facts).get(item.id) ?? i];
    add(item.id, ['items', i, 'id'], (facts) => [...at(facts), 'id'], true);
    addFields(module.fields, item, ['items', i], at);
  });
  return leaves;
}

/** Adds words of a definition: descriptions, labels, units and names of choices. */
function addWords(fields: FieldDefinitions, path: ValuePath, add: (value: unknown, path: ValuePath) => void): void {
  const addAll = (definition: FieldDefinition, at: ValuePath): void => {
    add(definition.description, [...at, 'description']);
    if (definition.label !== undefined) add(definition.label, [...at, 'label']);
    if (definition.kind === 'number' && definition.unit !== undefined) add(definition.unit, [...at, 'unit']);
    if (definition.kind === 'choice')
      for (const [key, name] of Object.entries(definition.values)) add(name, [...at, 'values', key]);
    if (definition.kind === 'list') addAll(definition.of, [...at, 'of']);
    if (definition.kind === 'object') addWords(definition.fields, [...at, 'fields'], add);
  };
  for (const [name, definition] of Object.entries(fields)) addAll(definition, [...path, name]);
}

/** A site and those of its other languages, each with the path at which the first has it. */
export function listSites(site: Site): (readonly [from: ValuePath, site: Site])[] {
  const others = (site.translations ?? []).map((each, i) => [['translations', i], each] as const);
  return [[[], site] as const, ...others];
}

/**
 * Paths of a typed module's value in the languages of a site: a fact is in all of them, a text in those that say it.
 * `pathsIn` gives the paths in one site; a text that is given per language has its key at the end.
 */
function listLanguagePaths(
  site: Site,
  value: unknown,
  pathsIn: (site: Site) => readonly ValuePath[],
): readonly ValuePath[] {
  if (!site.languages) return pathsIn(site);
  const keys = site.languages.map(({ key }) => key);
  return listSites(site).flatMap(([from, each]) =>
    pathsIn(each)
      .flatMap((path) => (keys.includes(String(path.at(-1))) ? [path, path.slice(0, -1)] : [path]))
      .filter((path) => findAtPath(each, path) === value)
      .map((path) => [...from, ...path]),
  );
}
