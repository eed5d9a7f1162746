import type { z } from 'zod';
import type { ValuePath } from '../read/source.ts';
import { schemasAt } from '../schemas/walk.ts';

/** The names of the fields that `schema` knows for the object at `path`, in the schema's order; every branch of a union. */
export function keysAt(schema: z.core.$ZodType, path: ValuePath): string[] {
  const keys = schemasAt(schema, path).flatMap(({ _zod: { def } }) =>
    def.type === 'object' ? Object.keys(def.shape) : [],
  );
  return [...new Set(keys)];
}
