import { isRecord, type PlainSchema } from '../plain-schema.ts';
import type { Tell } from '../rules.ts';
import { same } from '../same.ts';
import { alternativeChanges } from './alternatives.ts';
import { boundChanges } from './bounds.ts';
import type { Comparison, SchemaObject } from './comparison.ts';
import { listChanges } from './lists.ts';
import { memberChanges } from './members.ts';
import { textChanges } from './texts.ts';
import { typeChanges } from './types.ts';
import { valueChanges } from './values.ts';

const comparisons: readonly Comparison[] = [
  typeChanges,
  textChanges,
  boundChanges,
  valueChanges,
  memberChanges,
  listChanges,
  alternativeChanges,
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
export function schemaChanges(was: PlainSchema, now: PlainSchema, path: string, tell: Tell): void {
  const compare = (before: PlainSchema, after: PlainSchema, at: string): void => {
    if (same(before, after)) return;
    const [a, b] = [objectOf(before), objectOf(after)];
    for (const comparison of comparisons) comparison(a, b, at, tell, compare);
    for (const keyword of new Set([...Object.keys(a), ...Object.keys(b)]))
      if (!known.has(keyword) && !same(a[keyword], b[keyword]))
        tell('keyword-changed', at, `${keyword}: ${JSON.stringify(a[keyword])}`, JSON.stringify(b[keyword]));
  };
  compare(was, now, `${path}#`);
}

function objectOf(schema: PlainSchema): SchemaObject {
  if (isRecord(schema)) return schema;
  return schema === false ? { not: {} } : {};
}
