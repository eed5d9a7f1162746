import { z } from 'zod';

import { type FieldSchema, listSchemaFields, type SchemaField } from './field-list.ts';

/** Cached: schemas are constants, and their fields are the same for every site. */
const known = new WeakMap<z.ZodType, readonly SchemaField[]>();

/** All fields of a wire schema in order, each followed by nested ones. */
export function listWireFields(schema: z.ZodType): readonly SchemaField[] {
  const fields = known.get(schema) ?? readFields(schema);
  known.set(schema, fields);
  return fields;
}

const readFields = (schema: z.ZodType): readonly SchemaField[] =>
  listSchemaFields(z.toJSONSchema(schema, { target: 'draft-2020-12' }) as FieldSchema);
