import type { SchemaComparison } from './schema-comparison.ts';

const all = ['array', 'boolean', 'integer', 'null', 'number', 'object', 'string'];

/** Compares types. `integer` is a part of `number` (JSON Schema 2020-12 §6.1.1). */
export const compareTypes: SchemaComparison = (was, now, at, tell) => {
  const [before, after] = [typesOf(was), typesOf(now)];
  const has = (types: ReadonlySet<string>, type: string) =>
    types.has(type) || (type === 'integer' && types.has('number'));
  const added = [...after].filter((type) => !has(before, type));
  const gone = [...before].filter((type) => !has(after, type));
  if (added.length === 0 && gone.length === 0) return;
  const rule = added.length === 0 ? 'type-narrowed' : added.join() === 'null' ? 'became-nullable' : 'type-changed';
  tell(rule, at, was.type ?? 'any type', now.type ?? 'any type');
};

function typesOf({ type, nullable }: { readonly type?: unknown; readonly nullable?: unknown }): ReadonlySet<string> {
  const types = type === undefined ? all : [type].flat().map(String);
  return new Set(nullable === true ? [...types, 'null'] : types);
}
