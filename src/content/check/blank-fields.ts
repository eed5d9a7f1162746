import type { z } from 'zod';
import { selectKind, unwrapSchema } from '../schemas/walk-schema.ts';

/**
 * Front matter without the optional fields that were left blank (`slug:`): a form that writes every field, as a CMS
 * does, says by a blank one that there is none. A required field stays, so that it is reported.
 */
export function removeBlankFields(schema: z.core.$ZodType, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const known = selectKind(unwrapSchema(schema), value);
  if (Array.isArray(value)) {
    const list = known.find(({ _zod: { def } }) => def.type === 'array')?._zod.def;
    return list?.type === 'array' ? value.map((item) => removeBlankFields(list.element, item)) : value;
  }
  const object = known.find(({ _zod: { def } }) => def.type === 'object')?._zod.def;
  if (object?.type !== 'object') return value;
  const { shape } = object;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, member]) => {
      const field = Object.hasOwn(shape, name) ? shape[name] : undefined;
      const cleaned = field ? removeBlankFields(field, member) : member;
      return isBlank(cleaned) && field?._zod.optin === 'optional' ? [] : [[name, cleaned]];
    }),
  );
}

/** Whether a value is blank: an empty text or list, or a map of those. */
export function isBlank(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return value === '' || (typeof value === 'object' && value !== null && Object.values(value).every(isBlank));
}
