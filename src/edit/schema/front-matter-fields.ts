import type { z } from 'zod';
import type { FieldMeta } from '../../content/schemas/field-meta.ts';
import { getFieldMeta, kindsOf, unwrapSchema } from '../../content/schemas/walk-schema.ts';

/** A field of front matter, as forms and snippets need to know it. */
export interface FrontMatterField {
  readonly name: string;
  readonly isRequired: boolean;
  readonly description: string;
  readonly meta: FieldMeta;
  /** Members of an object, or of each object in a list. */
  readonly parts?: Parts;
  readonly isTextList?: true;
}

interface Parts {
  readonly isList: boolean;
  readonly fields: readonly FrontMatterField[];
  /** Fields of each kind, where the objects of a list are of several. */
  readonly kinds?: readonly { readonly name: string; readonly fields: readonly FrontMatterField[] }[];
}

/** The fields of a kind of front matter, in the order of its schema. */
export function listFrontMatterFields({ shape }: Pick<z.ZodObject, 'shape'>): FrontMatterField[] {
  return Object.entries(shape).map(([name, schema]) => {
    const parts = partsOf(schema);
    return {
      name,
      isRequired: schema._zod.optin !== 'optional',
      description: (schema as z.ZodType).description ?? '',
      meta: getFieldMeta(schema) ?? { kind: 'text' },
      ...(parts && { parts }),
      ...(!parts &&
        unwrapSchema(schema).some(({ _zod }) => _zod.def.type === 'array') && { isTextList: true as const }),
    };
  });
}

function partsOf(schema: z.core.$ZodType): Parts | undefined {
  const schemas = unwrapSchema(schema);
  const kinds = schemas.flatMap((each) =>
    kindsOf(each).flatMap((name) => {
      const { kind: _, ...shape } = each._zod.def.type === 'object' ? each._zod.def.shape : {};
      return [{ name: String(name), fields: listFrontMatterFields({ shape }) }];
    }),
  );
  if (schemas.length > 1 && kinds.length > 0) return { isList: false, fields: [], kinds };
  for (const { _zod } of schemas) {
    if (_zod.def.type === 'object') return { isList: false, fields: listFrontMatterFields(_zod.def) };
    const item = _zod.def.type === 'array' ? partsOf(_zod.def.element) : undefined;
    if (item) return { ...item, isList: true };
  }
  return undefined;
}
