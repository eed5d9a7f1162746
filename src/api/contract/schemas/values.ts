import { canonicalJson } from '../../../core/canonical-json.ts';
import { diffLists, isEqualJson } from '../compare-json.ts';
import type { SchemaComparison, SchemaObject } from './schema-comparison.ts';

const listOf = (schema: SchemaObject, keyword: string): string[] | undefined => {
  const list = schema[keyword];
  return Array.isArray(list) ? list.map(canonicalJson) : undefined;
};

/** Compares constants, closed and extensible lists of values, defaults and deprecation. */
export const compareValues: SchemaComparison = (was, now, at, tell) => {
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
