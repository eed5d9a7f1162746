import type { z } from 'zod';
import type { FieldMeta } from '../../content/schemas/meta.ts';
import { metaOf } from '../../content/schemas/walk.ts';

/** A field of front matter, as forms and snippets need to know it. */
export interface FrontMatterField {
  readonly name: string;
  readonly isRequired: boolean;
  readonly description: string;
  readonly meta: FieldMeta;
}

/** The fields of a kind of front matter, in the order of its schema. */
export function frontMatterFields({ shape }: z.ZodObject): FrontMatterField[] {
  return Object.entries(shape).map(([name, schema]) => ({
    name,
    isRequired: schema._zod.optin !== 'optional',
    description: (schema as z.ZodType).description ?? '',
    meta: metaOf(schema) ?? { kind: 'text' },
  }));
}
