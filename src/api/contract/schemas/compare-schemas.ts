import { canonicalJson } from '../../../core/canonical-json.ts';
import { isObject } from '../../../core/type-guards.ts';
import { diffLists, isEqualJson, type PlainSchema } from '../contract.ts';
import type { ReportChange } from '../rules.ts';

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
  (isObject(properties) ? properties : {}) as Readonly<Record<string, PlainSchema>>;
const requiredOf = ({ required }: SchemaObject): string[] => (Array.isArray(required) ? required.map(String) : []);
const isClosed = (schema: SchemaObject): boolean =>
  schema.additionalProperties === false || schema.unevaluatedProperties === false;

const typeOf = (schema: PlainSchema | undefined): unknown => (isObject(schema) && schema.type) || 'any type';

/** Members of objects. That a member was optional is no licence to remove it: whoever shows it shows nothing then. */
const compareMemberSchemas: SchemaComparison = (was, now, at, tell, compare) => {
  const [before, after] = [membersOf(was), membersOf(now)];
  const { gone, added } = diffLists(Object.keys(before), Object.keys(after));
  for (const name of gone) tell('member-removed', memberPath(at, name), typeOf(before[name]));
  const grew = isClosed(was) ? 'closed-object-grew' : 'member-added';
  for (const name of added) tell(grew, memberPath(at, name), undefined, typeOf(after[name]));
  for (const [name, schema] of Object.entries(before)) {
    const other = after[name];
    if (other !== undefined) compare(schema, other, memberPath(at, name));
  }

  const required = diffLists(requiredOf(was), requiredOf(now));
  for (const name of required.gone)
    if (name in after || !(name in before)) tell('required-dropped', memberPath(at, name), 'required', 'optional');
  for (const name of required.added) if (name in before) tell('required-set', memberPath(at, name));

  if (!isClosed(was) && isClosed(now)) tell('object-closed', at, 'open', 'closed');
  else if (isClosed(was) && !isClosed(now)) tell('object-opened', at, 'closed', 'open');
  else restChanges(was.additionalProperties, now.additionalProperties);

  function restChanges(a: unknown, b: unknown): void {
    const [one, other] = [a ?? true, b ?? true];
    if (isEqualJson(one, other)) return;
    if (one === true) tell('items-set', memberPath(at, '*'));
    else if (other === true) tell('items-dropped', memberPath(at, '*'), one, 'any value');
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
  else if (others === true) tell('items-dropped', `${at}[]`, items, 'any value');
  else compare(items as PlainSchema, others as PlainSchema, `${at}[]`);
};

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
  if (isObject(schema)) return schema;
  return schema === false ? { not: {} } : {};
}

const listOf = (schema: SchemaObject, keyword: string): string[] | undefined => {
  const list = schema[keyword];
  return Array.isArray(list) ? list.map(canonicalJson) : undefined;
};

/** Compares constants, closed and extensible lists of values, defaults and deprecation. */
const compareValues: SchemaComparison = (was, now, at, tell) => {
  // One value alone is a list of one (JSON Schema 2020-12 §6.1.3), so that the one may become the other.
  const [before, after] = [closedList(was), closedList(now)];
  const isOne = 'const' in was;
  if (before && !after) tell(isOne ? 'constant-changed' : 'enum-dropped', at, before.join(), 'any value');
  else if (!before && after) tell('const' in now ? 'constant-set' : 'enum-set', at, undefined, after.join());
  else {
    const { gone, added } = diffLists(before, after);
    if (isOne && added.length > 0) tell('constant-changed', at, before?.join(), after?.join());
    else {
      for (const value of added) tell('enum-value-added', at, undefined, value);
      for (const value of gone) tell('enum-value-removed', at, value);
    }
  }

  const [known, today] = [listOf(was, 'x-extensible-enum'), listOf(now, 'x-extensible-enum')];
  // An open list that closed has been reported above.
  if (known && !today && !after) tell('known-values-dropped', at, known.join());
  else if (!known && today) tell('known-values-set', at, undefined, today.join());
  else if (known && today) {
    const { gone, added } = diffLists(known, today);
    for (const value of added) tell('known-value-added', at, undefined, value);
    for (const value of gone) tell('known-value-removed', at, value);
  }

  if (!isEqualJson(was.default, now.default) || 'default' in was !== 'default' in now)
    tell('default' in was ? 'default-changed' : 'default-set', at, was.default, now.default);
  if (Boolean(was.deprecated) !== Boolean(now.deprecated))
    tell(now.deprecated ? 'member-deprecated' : 'deprecation-withdrawn', at);
};

function closedList(schema: SchemaObject): string[] | undefined {
  return 'const' in schema ? [canonicalJson(schema.const)] : listOf(schema, 'enum');
}

const lower = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'];
const upper = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'];

/** Compares bounds, for which clients have made room. */
const compareBounds: SchemaComparison = (was, now, at, tell) => {
  for (const keyword of lower) boundChange(keyword, 1, was, now, at, tell);
  for (const keyword of upper) boundChange(keyword, -1, was, now, at, tell);
  if (isUnique(was) && !isUnique(now)) tell('uniqueness-dropped', at, 'unique items', 'any items');
  if (!isUnique(was) && isUnique(now)) tell('uniqueness-set', at);
  multipleChange(was, now, at, tell);
};

const isUnique = ({ uniqueItems }: SchemaObject): boolean => uniqueItems === true;

/** `direction` is 1 where a greater number allows less. */
function boundChange(
  keyword: string,
  direction: 1 | -1,
  a: SchemaObject,
  b: SchemaObject,
  at: string,
  tell: ReportChange,
): void {
  const [was, now] = [a[keyword], b[keyword]];
  if (was === now) return;
  const words = (value: unknown) => (value === undefined ? `no ${keyword}` : `${keyword} ${String(value)}`);
  // A minimum length of 0 equals none.
  if (/^min[LIP]/.test(keyword) && !was && !now) return;
  if (was === undefined) tell('bound-set', at, words(was), words(now));
  else if (now === undefined) tell('bound-dropped', at, words(was), words(now));
  else
    tell((Number(now) - Number(was)) * direction > 0 ? 'bound-narrowed' : 'bound-widened', at, words(was), words(now));
}

function multipleChange(
  { multipleOf: was }: SchemaObject,
  { multipleOf: now }: SchemaObject,
  at: string,
  tell: ReportChange,
): void {
  if (was === now) return;
  if (was === undefined) tell('multiple-set', at, was, now);
  else {
    const ratio = Number(now) / Number(was);
    tell(Number.isInteger(ratio) ? 'multiple-set' : 'multiple-changed', at, was, now ?? 'any number');
  }
}

/** Compares `oneOf`, `anyOf`, `allOf` and `not`. */
const compareAlternatives: SchemaComparison = (was, now, at, tell, compare) => {
  for (const keyword of ['oneOf', 'anyOf']) {
    const [before, after] = [branchesOf(was, keyword), branchesOf(now, keyword)];
    if (isEqualJson(before, after)) continue;
    if (before && !after) tell('alternatives-dropped', at, keyword);
    else if (!before && after) setOrNullable(after, at, tell);
    else
      paired(before ?? [], after ?? [], {
        both: (a, b) => compare(a, b, at),
        added: (branch) => tell(isNull(branch) ? 'became-nullable' : 'alternative-added', at, undefined, branch),
        gone: (branch) => tell('alternative-removed', at, branch),
      });
  }
  paired(branchesOf(was, 'allOf') ?? [], branchesOf(now, 'allOf') ?? [], {
    both: (a, b) => compare(a, b, at),
    added: (branch) => tell('condition-set', at, undefined, branch),
    gone: (branch) => tell('condition-dropped', at, branch),
  });
  // Any change of `not` may admit a value that it excluded.
  if (!isEqualJson(was.not, now.not))
    tell(was.not === undefined ? 'condition-set' : 'condition-dropped', at, was.not, now.not);
};

const isNull = (schema: PlainSchema): boolean => typeof schema === 'object' && schema.type === 'null';

function branchesOf(schema: SchemaObject, keyword: string): readonly PlainSchema[] | undefined {
  const branches = schema[keyword];
  return Array.isArray(branches) ? branches : undefined;
}

/** Alternatives in place of none; where the old schema became one of two, the other is null. */
function setOrNullable(after: readonly PlainSchema[], at: string, tell: ReportChange): void {
  tell(after.some(isNull) ? 'became-nullable' : 'alternatives-set', at, undefined, after);
}

interface Pairing {
  both(a: PlainSchema, b: PlainSchema): void;
  added(branch: PlainSchema): void;
  gone(branch: PlainSchema): void;
}

/** Branches that are equal are the same; of the others, the first of each side are, as far as they go. */
function paired(before: readonly PlainSchema[], after: readonly PlainSchema[], { both, added, gone }: Pairing): void {
  const left = before.filter((branch) => !after.some((other) => isEqualJson(branch, other)));
  const right = after.filter((branch) => !before.some((other) => isEqualJson(branch, other)));
  const isEdited = left.length === right.length;
  if (isEdited) for (const [i, branch] of left.entries()) both(branch, right[i] ?? true);
  else {
    for (const branch of left) gone(branch);
    for (const branch of right) added(branch);
  }
}

/** A schema as an object: `true` allows everything, `false` nothing. */
type SchemaObject = Readonly<Record<string, unknown>>;

/** Compares two schemas at one place; `compare` recurses. */
type SchemaComparison = (
  was: SchemaObject,
  now: SchemaObject,
  at: string,
  tell: ReportChange,
  compare: (was: PlainSchema, now: PlainSchema, at: string) => void,
) => void;

/** A member within an object: `#products[]` and `price` are `#products[].price`. */
const memberPath = (at: string, name: string): string => (at.endsWith('#') ? at + name : `${at}.${name}`);

const comparisons: readonly SchemaComparison[] = [
  compareTypes,
  compareTextSchemas,
  compareBounds,
  compareValues,
  compareMemberSchemas,
  compareListSchemas,
  compareAlternatives,
];
