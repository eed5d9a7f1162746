import { isObject } from '../../core/type-guards.ts';

/** A JSON Schema without prose and references, or true and false, which are schemas too. */
export type PlainSchema = boolean | { readonly [keyword: string]: unknown };

/** Keywords whose value maps names to schemas: a member may be called "description". */
const named = new Set(['properties', 'patternProperties', 'dependentSchemas']);
const prose = new Set(['description', 'title', 'summary', 'example', 'examples', 'externalDocs', 'xml', '$comment']);
/** Extensions that say something to clients. */
const extensions = new Set(['x-extensible-enum']);

/**
 * Inlines the references of a schema and drops its prose, so that two can be compared. `resolve` gives the target of a
 * reference; recursive ones stay.
 */
export function plainSchema(
  schema: unknown,
  resolve: (ref: string) => unknown,
  within: readonly string[] = [],
): PlainSchema {
  if (typeof schema === 'boolean') return schema;
  if (!isObject(schema)) return {};
  const { $ref, ...beside } = schema;
  if (typeof $ref === 'string' && !within.includes($ref)) {
    const target = resolve($ref);
    // Keywords beside a reference hold too (JSON Schema 2020-12 §8.2.3.1); here they only describe.
    return plainSchema(isObject(target) ? { ...target, ...beside } : target, resolve, [...within, $ref]);
  }
  const plain = (value: unknown): unknown => plainSchema(value, resolve, within);
  return Object.fromEntries(
    Object.entries(schema).flatMap(([keyword, value]): [string, unknown][] => {
      if (prose.has(keyword) || (keyword.startsWith('x-') && !extensions.has(keyword))) return [];
      if (named.has(keyword) && isObject(value))
        return [[keyword, Object.fromEntries(Object.entries(value).map(([name, each]) => [name, plain(each)]))]];
      if (schemaLists.has(keyword) && Array.isArray(value)) return [[keyword, value.map(plain)]];
      return [[keyword, schemas.has(keyword) ? plain(value) : value]];
    }),
  );
}

const schemaLists = new Set(['oneOf', 'anyOf', 'allOf', 'prefixItems']);
const schemas = new Set([
  ...['items', 'additionalProperties', 'not', 'contains', 'propertyNames', 'if', 'then', 'else'],
  ...['unevaluatedProperties', 'unevaluatedItems'],
]);
