import { canonicalJson } from '../../../core/json.ts';
import { isObject } from '../../../core/type-guards.ts';
import { diffLists, isEqualJson, type PlainSchema } from '../contract.ts';
import type { ReportChange, RuleId } from '../rules.ts';

const all = ['array', 'boolean', 'integer', 'null', 'number', 'object', 'string'];

/**
 * Keywords that one of the comparisons reads: those of Gazette's own schemas. A change of any other is breaking, because
 * nobody has said what it means.
 */
const known = new Set([
  ...['type', 'format', 'pattern', 'enum', 'x-extensible-enum', 'deprecated'],
  ...['minimum', 'maximum', 'minLength', 'maxLength', 'minItems', 'maxItems'],
  ...['properties', 'required', 'additionalProperties', 'items'],
]);

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

function typesOf({ type = all }: { readonly type?: unknown }): ReadonlySet<string> {
  return new Set([type].flat().map(String));
}

/** The form of texts: what is set anew was possible before, what is another or gone may be read wrongly. */
const compareTextSchemas: SchemaComparison = (was, now, at, tell) => {
  if (was.format !== now.format)
    tell(was.format === undefined ? 'format-set' : 'format-changed', at, was.format, now.format ?? 'no format');
  if (was.pattern !== now.pattern)
    tell(was.pattern === undefined ? 'pattern-set' : 'pattern-changed', at, was.pattern, now.pattern ?? 'no pattern');
};

const membersOf = ({ properties }: SchemaObject) =>
  (isObject(properties) ? properties : {}) as Readonly<Record<string, PlainSchema>>;
const requiredOf = ({ required }: SchemaObject): string[] => (Array.isArray(required) ? required.map(String) : []);
const isClosed = ({ additionalProperties }: SchemaObject): boolean => additionalProperties === false;

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

  compareRequired(was, now, at, tell, compare);

  if (!isClosed(was) && isClosed(now)) tell('object-closed', at, 'open', 'closed');
  else if (isClosed(was) && !isClosed(now)) tell('object-opened', at, 'closed', 'open');
  else compareItems(was.additionalProperties, now.additionalProperties, memberPath(at, '*'), tell, compare);
};

const compareRequired: SchemaComparison = (was, now, at, tell) => {
  const { gone, added } = diffLists(requiredOf(was), requiredOf(now));
  const [before, after] = [membersOf(was), membersOf(now)];
  for (const name of gone)
    if (name in after || !(name in before)) tell('required-dropped', memberPath(at, name), 'required', 'optional');
  for (const name of added) if (name in before) tell('required-set', memberPath(at, name));
};

const compareListSchemas: SchemaComparison = (was, now, at, tell, compare) =>
  compareItems(was.items, now.items, `${at}[]`, tell, compare);

/** Compares the schemas of all members of a kind; without one they may be anything. */
function compareItems(was: unknown, now: unknown, at: string, tell: ReportChange, compare: SchemaRecursion): void {
  const [before, after] = [was ?? true, now ?? true];
  if (isEqualJson(before, after)) return;
  if (before === true) tell('items-set', at);
  else if (after === true) tell('items-dropped', at, before, 'any value');
  else compare(before as PlainSchema, after as PlainSchema, at);
}

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

/** Rules for a list of values: without it, with it, with one value more, with one less. */
interface ListRules {
  readonly dropped: RuleId;
  readonly set: RuleId;
  readonly added: RuleId;
  readonly removed: RuleId;
}

const closedList: ListRules = {
  ...{ dropped: 'enum-dropped', set: 'enum-set', added: 'enum-value-added', removed: 'enum-value-removed' },
};
const openList: ListRules = {
  ...{ dropped: 'known-values-dropped', set: 'known-values-set' },
  ...{ added: 'known-value-added', removed: 'known-value-removed' },
};

/** Compares closed and extensible lists of values, and deprecation. */
const compareValues: SchemaComparison = (was, now, at, tell) => {
  compareLists(was.enum, now.enum, closedList, at, tell);
  const isClosedNow = now.enum !== undefined && now['x-extensible-enum'] === undefined;
  // An open list that closed has been reported above.
  if (!isClosedNow) compareLists(was['x-extensible-enum'], now['x-extensible-enum'], openList, at, tell);
  if (Boolean(was.deprecated) !== Boolean(now.deprecated))
    tell(now.deprecated ? 'member-deprecated' : 'deprecation-withdrawn', at);
};

function compareLists(was: unknown, now: unknown, rules: ListRules, at: string, tell: ReportChange): void {
  const [before, after] = [was, now].map((list) => (Array.isArray(list) ? list.map(canonicalJson) : undefined));
  if (before && !after) tell(rules.dropped, at, before.join(), 'any value');
  else if (!before && after) tell(rules.set, at, undefined, after.join());
  else {
    const { gone, added } = diffLists(before, after);
    for (const value of added) tell(rules.added, at, undefined, value);
    for (const value of gone) tell(rules.removed, at, value);
  }
}

const lower = ['minimum', 'minLength', 'minItems'];
const upper = ['maximum', 'maxLength', 'maxItems'];

/** Compares bounds, for which clients have made room. */
const compareBounds: SchemaComparison = (was, now, at, tell) => {
  for (const keyword of lower) boundChange(keyword, 1, was, now, at, tell);
  for (const keyword of upper) boundChange(keyword, -1, was, now, at, tell);
};

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
  if (/^min[LI]/.test(keyword) && !was && !now) return;
  if (was === undefined) tell('bound-set', at, words(was), words(now));
  else if (now === undefined) tell('bound-dropped', at, words(was), words(now));
  else
    tell((Number(now) - Number(was)) * direction > 0 ? 'bound-narrowed' : 'bound-widened', at, words(was), words(now));
}

/** A schema as an object: `true` allows everything, `false` nothing. */
type SchemaObject = Readonly<Record<string, unknown>>;

/** Compares two schemas at one place; `compare` recurses. */
type SchemaComparison = (
  was: SchemaObject,
  now: SchemaObject,
  at: string,
  tell: ReportChange,
  compare: SchemaRecursion,
) => void;

type SchemaRecursion = (was: PlainSchema, now: PlainSchema, at: string) => void;

/** A member within an object: `#products[]` and `price` are `#products[].price`. */
const memberPath = (at: string, name: string): string => (at.endsWith('#') ? at + name : `${at}.${name}`);

const comparisons: readonly SchemaComparison[] = [
  compareTypes,
  compareTextSchemas,
  compareBounds,
  compareValues,
  compareMemberSchemas,
  compareListSchemas,
];
