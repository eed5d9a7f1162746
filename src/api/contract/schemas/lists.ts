import { isEqualJson } from '../compare-json.ts';
import type { PlainSchema } from '../plain-schema.ts';
import type { SchemaComparison } from './schema-comparison.ts';

/** Compares lists. */
export const compareListSchemas: SchemaComparison = (was, now, at, tell, compare) => {
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
