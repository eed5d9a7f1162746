import { findNearestName, formatDidYouMean } from '../../core/did-you-mean.ts';
import type { Report } from '../../core/problem.ts';
import { formatFieldPath } from '../check/format-field-path.ts';
import type { FactModule, FieldDefinition } from '../fact-types.ts';
import type { LocatedData, ValuePath } from '../read/source.ts';

/** Lists that a reference may name, each with the ids of its items. */
export type ReferenceTargets = ReadonlyMap<string, ReadonlySet<string>>;

/** Checks that references name an existing list and item: reports `reference-unknown` at their place. */
export function checkFactReferences(
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
      if (!ids) refuse([...path, 'to'], 'the name of a list', definition.to, [...targets.keys()]);
      else
        for (const [at, id] of values)
          if (!ids.has(id as string)) refuse(at, `the id of one of the ${definition.to}`, String(id), [...ids]);
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
