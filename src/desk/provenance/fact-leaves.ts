import type { FactValue, FieldDefinition, FieldDefinitions } from '../../content/fact-types.ts';
import type { Sources } from '../../content/read/load.ts';
import type { Located, ValuePath } from '../../content/read/source.ts';
import type { Site, SiteFacts } from '../../content/site.ts';
import type { Position } from '../../core/problem.ts';

/** A value of a fact module: where it stands in the file, and where the Site keeps it. */
interface FactLeaf {
  readonly value: string | number | boolean;
  readonly at: Position;
  readonly path: ValuePath;
  readonly to: ValuePath;
  readonly isId: boolean;
  readonly isChoice: boolean;
}

/** What editors wrote in content/facts that is published: words about the items, and the items, which have an order. */
export function factLeaves(site: Site, { facts }: Pick<Sources, 'facts'>): FactLeaf[] {
  return site.facts.flatMap((module, index) => {
    const located = facts.get(module.name);
    return located ? leavesOf(module, ['facts', index], located) : [];
  });
}

function leavesOf(module: SiteFacts, to: ValuePath, located: Located): FactLeaf[] {
  const leaves: FactLeaf[] = [];
  const add = (value: FactLeaf['value'], path: ValuePath, at: ValuePath, isId = false, isChoice = false) =>
    void leaves.push({ value, path, at: located.locate(path), to: [...to, ...at], isId, isChoice });
  const addValue = (
    definition: FieldDefinition,
    value: FactValue | undefined,
    path: ValuePath,
    at: ValuePath,
  ): void => {
    if (value === undefined) return;
    if (definition.kind === 'list')
      (value as readonly FactValue[]).forEach((one, i) => {
        addValue(definition.of, one, [...path, i], [...at, i]);
      });
    else if (definition.kind === 'object') addFields(definition.fields, value, path, at);
    else if (typeof value === 'object')
      for (const [name, part] of Object.entries(value)) add(part as string, [...path, name], [...at, name]);
    else add(value, path, at, definition.kind === 'reference', definition.kind === 'choice');
  };
  const addFields = (fields: FieldDefinitions, holder: FactValue, path: ValuePath, at: ValuePath): void => {
    for (const [name, definition] of Object.entries(fields))
      addValue(definition, (holder as Readonly<Record<string, FactValue>>)[name], [...path, name], [...at, name]);
  };
  for (const name of ['updated', 'title', 'item', 'description'] as const) add(module[name], [name], [name]);
  addWords(module.fields, ['fields'], add);
  const written = (located.value as SiteFacts).items;
  const places = new Map(module.items.map(({ id }, i) => [id, i]));
  written.forEach((item, i) => {
    const at = ['items', places.get(item.id) ?? i];
    add(item.id, ['items', i, 'id'], [...at, 'id'], true);
    addFields(module.fields, item, ['items', i], at);
  });
  return leaves;
}

/** What the definition says in words: descriptions, units and the names of choices. */
function addWords(
  fields: FieldDefinitions,
  path: ValuePath,
  add: (value: string, path: ValuePath, at: ValuePath) => void,
): void {
  const addAll = (definition: FieldDefinition, at: ValuePath): void => {
    add(definition.description, [...at, 'description'], [...at, 'description']);
    if (definition.kind === 'number' && definition.unit !== undefined)
      add(definition.unit, [...at, 'unit'], [...at, 'unit']);
    if (definition.kind === 'choice')
      for (const [key, name] of Object.entries(definition.values))
        add(name, [...at, 'values', key], [...at, 'values', key]);
    if (definition.kind === 'list') addAll(definition.of, [...at, 'of']);
    if (definition.kind === 'object') addWords(definition.fields, [...at, 'fields'], add);
  };
  for (const [name, definition] of Object.entries(fields)) addAll(definition, [...path, name]);
}
