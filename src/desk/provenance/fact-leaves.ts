import type { FactValue, FieldDefinition, FieldDefinitions } from '../../content/fact-types.ts';
import type { Sources } from '../../content/read/load.ts';
import type { LocatedData, ValuePath } from '../../content/read/source.ts';
import type { Site, SiteFactModule } from '../../content/site.ts';
import type { Position } from '../../core/problem.ts';
import { listLanguagePaths } from './language-paths.ts';

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
export function listFactLeaves(site: Site, { facts }: Pick<Sources, 'facts'>): FactLeaf[] {
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
