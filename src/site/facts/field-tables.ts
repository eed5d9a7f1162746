// Evaluated at bundling (`?value`): depends only on the code.

import { z } from 'zod';
import { resources } from '../../api/v1/index.ts';
import { type FieldSchema, listSchemaFields, type SchemaField } from './field-list.ts';

/** Cached: schemas are constants, and their fields are the same for every site. */
const known = new WeakMap<z.ZodType, readonly SchemaField[]>();

/** All fields of a wire schema in order, each followed by nested ones. */
function listWireFields(schema: z.ZodType): readonly SchemaField[] {
  const fields = known.get(schema) ?? readFields(schema);
  known.set(schema, fields);
  return fields;
}

const readFields = (schema: z.ZodType): readonly SchemaField[] =>
  listSchemaFields(z.toJSONSchema(schema, { target: 'draft-2020-12' }) as FieldSchema);

/** Fields of API documents, by document name. */
export type FieldTables = Readonly<Record<string, readonly SchemaField[]>>;

const tables: FieldTables = Object.fromEntries(resources.map(({ name, schema }) => [name, listWireFields(schema)]));

export default tables;
