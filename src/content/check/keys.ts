import type { z } from 'zod';
import type { ValuePath } from '../read/source.ts';
import { findSchemas } from '../schemas/walk-schema.ts';

/** The names of the fields that `schema` knows for the object at `path`, in the schema's order; every branch of a union. */
export function listKnownFields(schema: z.core.$ZodType, path: ValuePath): string[] {
  const keys = findSchemas(schema, path).flatMap(({ _zod: { def } }) =>
    def.type === 'object' ? Object.keys(def.shape) : [],
  );
  return [...new Set(keys)];
}
