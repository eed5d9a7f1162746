import { z } from 'zod';
import type { Fix } from '../../core/problem.ts';
import type { ValuePath } from '../read/source.ts';
import { metaOf } from '../schemas/walk.ts';

/** The fix of a value that `field` refuses, where the field knows the one value that was meant, and takes that. */
export function fixFor(
  field: z.core.$ZodType,
  value: unknown,
  file: unknown,
): Extract<Fix, { readonly kind: 'value' }> | undefined {
  const to = meantBy(field, value, file);
  if (to === undefined || to === value || !z.safeParse(field, to).success) return undefined;
  return { kind: 'value', from: value as string | number, to };
}

function meantBy(field: z.core.$ZodType, value: unknown, file: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? metaOf(field)?.meant?.(value, file) : undefined;
}

/** Whether another item of the same list has the id, or means it: an id must stay one of its own. */
export function isTaken(id: string, field: z.core.$ZodType, path: ValuePath, items: unknown): boolean {
  const [index, key] = path.slice(-2);
  if (key !== 'id' || !Array.isArray(items)) return false;
  return items.some((item: unknown, i) => {
    const other = typeof item === 'object' && item !== null && 'id' in item ? item.id : undefined;
    return i !== index && (other === id || meantBy(field, other, undefined) === id);
  });
}
