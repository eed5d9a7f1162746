import { z } from 'zod';
import type { WireSchema } from './wire-schema.ts';

/** Strict validator of emitted documents: finds members that the wire schema does not describe. */
export const createStrictValidator = (schema: WireSchema): z.ZodType => z.fromJSONSchema(strict(schema) as never);

function strict({ properties, items, ...schema }: WireSchema): object {
  return {
    ...schema,
    ...(items && { items: strict(items) }),
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, member]) => [name, strict(member)])),
      additionalProperties: false,
    }),
  };
}
