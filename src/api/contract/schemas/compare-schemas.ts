import { diffLists, isEqualJson } from '../compare-json.ts';
import { isRecord, type PlainSchema } from '../plain-schema.ts';
import type { ReportChange } from '../rules.ts';
import { compareAlternatives } from './alternatives.ts';
import { compareBounds } from './bounds.ts';
import type { SchemaComparison, SchemaObject } from './schema-comparison.ts';
import { memberPath } from './schema-comparison.ts';
import { compareValues } from './values.ts';

const all = ['array', 'boolean', 'integer', 'null', 'number', 'object', 'string'];

/** Compares types. `integer` is a part of `number` (JSON Schema 2020-12 §6.1.1). */
const compareTypes: SchemaComparison = (was, now, at, tell) => {
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

/** The form of texts: what is set anew was possible before, what is another or gone may be read wrongly. */
const compareTextSchemas: SchemaComparison = (was, now, at, tell) => {
  for (const keyword of ['format', 'contentEncoding', 'contentMediaType'])
    if (!isEqualJson(was[keyword], now[keyword]))
      tell(was[keyword] === undefined ? 'format-set' : 'format-changed', at, was[keyword], now[keyword] ?? 'no format');
  if (!isEqualJson(was.pattern, now.pattern))
    tell(was.pattern === undefined ? 'pattern-set' : 'pattern-changed', at, was.pattern, now.pattern ?? 'no pattern');
};

const membersOf = ({ properties }: SchemaObject) =>
  (isRecord(properties) ? properties : {}) as Readonly<Record<string, PlainSchema>>;
const requiredOf = ({ required }: SchemaObject): string[] => (Array.isArray(required) ? required.map(String) : []);
const isClosed = (schema: SchemaObject): boolean =>
  schema.additionalProperties === false || schema.unevaluatedProperties === false;

/** Members of objects. That a member was optional is no licence to remove it: whoever shows it shows nothing then. */
const compareMemberSchemas: SchemaComparison = (was, now, at, tell, compare) => {
  const [before, after] = [membersOf(was), membersOf(now)];
  const { gone, added } = diffLists(Object.keys(before), Object.keys(after));
  for (const name of gone) tell('member-removed', memberPath(at, name));
  const grew = isClosed(was) ? 'closed-object-grew' : 'member-added';
  for (const name of added) tell(grew, memberPath(at, name));
  for (const [name, schema] of Object.entries(before)) {
    const other = after[name];
    if (other !== undefined) compare(schema, other, memberPath(at, name));
  }

  const required = diffLists(requiredOf(was), requiredOf(now));
  for (const name of required.gone)
    if (name in after || !(name in before)) tell('required-dropped', memberPath(at, name));
  for (const name of required.added) if (name in before) tell('required-set', memberPath(at, name));

  if (!isClosed(was) && isClosed(now)) tell('object-closed', at);
  else if (isClosed(was) && !isClosed(now)) tell('object-opened', at);
  else restChanges(was.additionalProperties, now.additionalProperties);

  function restChanges(a: unknown, b: unknown): void {
    const [one, other] = [a ?? true, b ?? true];
    if (isEqualJson(one, other)) return;
    if (one === true) tell('items-set', memberPath(at, '*'));
    else if (other === true) tell('items-dropped', memberPath(at, '*'));
    else compare(one as PlainSchema, other as PlainSchema, memberPath(at, '*'));
  }
};

/** Compares lists. */
const compareListSchemas: SchemaComparison = (was, now, at, tell, compare) => {
  const [a, b] = [was.prefixItems, now.prefixItems];
  const [before, after] = [Array.isArray(a) ? a : [], Array.isArray(b) ? b : []];
  if (before.length === after.length)
    for (const [i, schema] of before.entries()) compare(schema as PlainSchema, after[i] as PlainSchema, `${at}[${i}]`);
  else tell('positions-changed', at, `${before.length} by position`, `${after.length} by position`);

  const [items, others] = [was.items ?? true, now.items ?? true];
  if (isEqualJson(items, others)) return;
  if (items === true) tell('items-set', `${at}[]`);
  else if (others === true) tell('items-dropped', `${at}[]`);
  else compare(items as PlainSchema, others as PlainSchema, `${at}[]`);
};

const comparisons: readonly SchemaComparison[] = [
  compareTypes,
  compareTextSchemas,
  compareBounds,
  compareValues,
  compareMemberSchemas,
  compareListSchemas,
  compareAlternatives,
];

/** Keywords that one of the comparisons reads. A change of any other is breaking, because nobody knows what it means. */
const known = new Set([
  ...['type', 'nullable', 'format', 'pattern', 'contentEncoding', 'contentMediaType'],
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'minLength', 'maxLength', 'minItems', 'maxItems'],
  ...['minProperties', 'maxProperties', 'uniqueItems', 'multipleOf'],
  ...['const', 'enum', 'x-extensible-enum', 'default', 'deprecated'],
  ...['properties', 'required', 'additionalProperties', 'unevaluatedProperties', 'items', 'prefixItems'],
  ...['oneOf', 'anyOf', 'allOf', 'not'],
]);

/** Tells every change between two schemas without prose and references, at `path#` and the member within. */
export function compareSchemas(was: PlainSchema, now: PlainSchema, path: string, tell: ReportChange): void {
  const compare = (before: PlainSchema, after: PlainSchema, at: string): void => {
    if (isEqualJson(before, after)) return;
    const [a, b] = [objectOf(before), objectOf(after)];
    for (const comparison of comparisons) comparison(a, b, at, tell, compare);
    for (const keyword of new Set([...Object.keys(a), ...Object.keys(b)]))
      if (!known.has(keyword) && !isEqualJson(a[keyword], b[keyword]))
        tell('keyword-changed', at, `${keyword}: ${JSON.stringify(a[keyword])}`, JSON.stringify(b[keyword]));
  };
  compare(was, now, `${path}#`);
}

function objectOf(schema: PlainSchema): SchemaObject {
  if (isRecord(schema)) return schema;
  return schema === false ? { not: {} } : {};
}
