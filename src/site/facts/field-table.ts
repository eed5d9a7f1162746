import { z } from 'zod';

import { type Field, fieldsIn, type JsonSchema } from './field-list.ts';

/** Schemas are constants of the program, and their fields the same for HTML, Markdown and every site of a process. */
const known = new WeakMap<z.ZodType, readonly Field[]>();

/** Every field of a wire schema in its order, each followed by those nested in it. */
export function fieldsOf(schema: z.ZodType): readonly Field[] {
  const fields = known.get(schema) ?? readFields(schema);
  known.set(schema, fields);
  return fields;
}

const readFields = (schema: z.ZodType): readonly Field[] =>
  fieldsIn(z.toJSONSchema(schema, { target: 'draft-2020-12' }) as JsonSchema);
