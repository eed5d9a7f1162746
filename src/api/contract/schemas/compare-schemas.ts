import { isEqualJson } from '../compare-json.ts';
import { isRecord, type PlainSchema } from '../plain-schema.ts';
import type { ReportChange } from '../rules.ts';
import { compareAlternatives } from './alternatives.ts';
import { compareBounds } from './bounds.ts';
import { compareListSchemas } from './lists.ts';
import { compareMemberSchemas } from './members.ts';
import type { SchemaComparison, SchemaObject } from './schema-comparison.ts';
import { compareTextSchemas } from './texts.ts';
import { compareTypes } from './types.ts';
import { compareValues } from './values.ts';

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
