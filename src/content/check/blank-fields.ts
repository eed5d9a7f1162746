import type { z } from 'zod';

/**
 * Front matter without the optional fields that were left blank (`slug:`): a form that writes every field, as a CMS
 * does, says by a blank one that there is none. A required field stays, so that it is reported.
 */
export function withoutBlanks(schema: z.ZodObject, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).filter(([name, member]) => member !== '' || !isOptional(schema, name)),
  );
}

function isOptional({ shape }: z.ZodObject, name: string): boolean {
  return Object.hasOwn(shape, name) && shape[name]?._zod.optin === 'optional';
}
