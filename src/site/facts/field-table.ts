import { z } from 'zod';

import { type Field, fieldsIn, type JsonSchema } from './field-list.ts';

/** Cached: schemas are constants, and their fields are the same for every site. */
const known = new WeakMap<z.ZodType, readonly Field[]>();

/** All fields of a wire schema in order, each followed by nested ones. */
export function fieldsOf(schema: z.ZodType): readonly Field[] {
  const fields = known.get(schema) ?? readFields(schema);
  known.set(schema, fields);
  return fields;
}

const readFields = (schema: z.ZodType): readonly Field[] =>
  fieldsIn(z.toJSONSchema(schema, { target: 'draft-2020-12' }) as JsonSchema);
