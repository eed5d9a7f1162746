import { z } from 'zod';
import { fieldMeta } from '../../content/schemas/field-meta.ts';

/** The part of JSON Schema (2020-12) that the content schemas come out as. */
export interface JsonSchema {
  readonly type?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly const?: string;
  readonly enum?: readonly (string | number | boolean)[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  /** Texts may be given per language. */
  readonly 'x-in-languages'?: true;
}

type Override = NonNullable<z.core.ToJSONSchemaParams['override']>;

/** JSON Schema of what an editor writes: the input side of a content schema. */
export function toJsonSchema(schema: z.ZodType, override: Override = () => {}): JsonSchema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io: 'input', override });
  return rest as JsonSchema;
}

/** JSON Schema of a typed module; texts may be given per language. */
export function toModuleJsonSchema(schema: z.ZodType): JsonSchema {
  return toJsonSchema(schema, ({ zodSchema, jsonSchema }) => {
    if (fieldMeta.get(zodSchema)?.inLanguages) Object.assign(jsonSchema, { 'x-in-languages': true });
  });
}

/**
 * JSON Schema of front matter for tools that read typed YAML: our reader takes every scalar as text, but to them `110`
 * is a number and `true` a boolean.
 */
export function toFrontMatterJsonSchema(schema: z.ZodType): JsonSchema {
  return toJsonSchema(schema, ({ zodSchema, jsonSchema }) => {
    const meta = fieldMeta.get(zodSchema);
    if (meta?.kind === 'integer') {
      delete jsonSchema.pattern;
      Object.assign(jsonSchema, { type: 'integer', minimum: 0, maximum: meta.maximum });
    } else if (meta?.kind === 'boolean') {
      delete jsonSchema.enum;
      jsonSchema.type = 'boolean';
    }
  });
}
