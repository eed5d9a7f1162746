import { z } from 'zod';

/** The part of JSON Schema (2020-12) that the content schemas come out as. */
export interface JsonSchema {
  readonly type?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly items?: JsonSchema;
  readonly enum?: readonly (string | number | boolean)[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
}

/** What an editor writes, as JSON Schema: the input side of a content schema. */
export function contentSchema(schema: z.ZodType): JsonSchema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io: 'input' });
  return rest as JsonSchema;
}

/**
 * The same for front matter, as tools see it that read YAML with types: our reader takes every scalar as text, so
 * that what is written as `110` or `true` is a number or a truth value to them.
 */
export function frontMatterSchema(schema: z.ZodType): JsonSchema {
  return withTypes(contentSchema(schema));
}

function withTypes(schema: JsonSchema): JsonSchema {
  const { description } = schema;
  const same = description === undefined ? {} : { description };
  if (schema.pattern === '^\\d{1,6}$') return { ...same, type: 'integer', minimum: 0, maximum: 999_999 };
  if (schema.enum?.join() === 'true,false') return { ...same, type: 'boolean' };
  if (!schema.properties) return schema;
  const properties = Object.entries(schema.properties).map(([name, member]) => [name, withTypes(member)]);
  return { ...schema, properties: Object.fromEntries(properties) };
}
