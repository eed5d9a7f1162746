import type { z } from 'zod';
import { unwrapSchema } from '../../content/schemas/walk-schema.ts';
import type { ItemValue } from '../source-edit/insert-item.ts';
import { createFieldForm } from './field-form.ts';

/** Initial value of an absent field in its form: required members only, all empty. */
export function createFieldTemplate(schema: z.ZodType): ItemValue {
  for (const { _zod } of unwrapSchema(schema)) {
    const { def } = _zod;
    if (def.type === 'array') return [];
    if (def.type !== 'object') continue;
    const needed = Object.entries(def.shape).filter(([, member]) => member._zod.optin !== 'optional');
    return Object.fromEntries(needed.map(([name, member]) => [name, createFieldTemplate(member as z.ZodType)]));
  }
  const { kind, choices } = createFieldForm(schema, undefined);
  if (kind === 'number') return 0;
  if (kind === 'boolean') return false;
  return kind === 'choice' ? (choices[0] ?? '') : '';
}
