import type { z } from 'zod';
import { plainSchemas } from '../../content/schemas/walk.ts';
import type { ItemValue } from '../edit/insert-item.ts';
import { fieldForm } from './field-form.ts';

/** Initial value of an absent field in its form: required members only, all empty. */
export function templateOf(schema: z.ZodType): ItemValue {
  for (const { _zod } of plainSchemas(schema)) {
    const { def } = _zod;
    if (def.type === 'array') return [];
    if (def.type !== 'object') continue;
    const needed = Object.entries(def.shape).filter(([, member]) => member._zod.optin !== 'optional');
    return Object.fromEntries(needed.map(([name, member]) => [name, templateOf(member as z.ZodType)]));
  }
  const { kind, choices } = fieldForm(schema, undefined);
  if (kind === 'number') return 0;
  if (kind === 'boolean') return false;
  return kind === 'choice' ? (choices[0] ?? '') : '';
}
