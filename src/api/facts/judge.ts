import { z } from 'zod';
import type { WireSchema } from './wire-schema.ts';

/** A wire schema as a judge of what is emitted: strict, so that a member that it does not describe is found. */
export const judgeOf = (schema: WireSchema): z.ZodType => z.fromJSONSchema(strict(schema) as never);

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
