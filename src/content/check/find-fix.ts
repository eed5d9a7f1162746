import { z } from 'zod';
import type { Fix } from '../../core/problem.ts';
import type { ValuePath } from '../read/source.ts';
import { getFieldMeta } from '../schemas/walk-schema.ts';

/** The fix of a value that `field` refuses, where the field knows the one value that was meant, and takes that. */
export function findFix(
  field: z.core.$ZodType,
  value: unknown,
  file: unknown,
): Extract<Fix, { readonly kind: 'value' }> | undefined {
  const isFitting = (each: unknown) => z.safeParse(field, each).success;
  const stripped = isFitting(value) ? undefined : bare(value);
  const to = [meantBy(field, value, file), stripped].find(
    (each) => each !== undefined && each !== value && isFitting(each),
  );
  return to === undefined ? undefined : { kind: 'value', from: value as string | number, to };
}

/** A text without spaces of any kind and curly quotes around it, which a program of texts has put there. */
const bare = (value: unknown): string | undefined =>
  typeof value === 'string' ? value.replace(/^[\s\u00ad“”„‘’«»]+|[\s\u00ad“”„‘’«»]+$/g, '') : undefined;

function meantBy(field: z.core.$ZodType, value: unknown, file: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? getFieldMeta(field)?.meant?.(value, file) : undefined;
}

/** Whether another item of the same list has the id, or means it: an id must stay one of its own. */
export function isIdTaken(id: string, field: z.core.$ZodType, path: ValuePath, items: unknown): boolean {
  const [index, key] = path.slice(-2);
  if (key !== 'id' || !Array.isArray(items)) return false;
  return items.some((item: unknown, i) => {
    const other = typeof item === 'object' && item !== null && 'id' in item ? item.id : undefined;
    return i !== index && (other === id || meantBy(field, other, undefined) === id);
  });
}
