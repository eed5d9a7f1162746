import type { z } from 'zod';
import { type FieldMeta, fieldMeta } from './meta.ts';

export type Known = z.core.$ZodTypes;

/** Unwraps optionals, unions and the like to the schemas that an input may meet. */
export function plainSchemas(schema: z.core.$ZodType): Known[] {
  const known = schema as Known;
  const { def } = known._zod;
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'readonly':
    case 'catch':
      return plainSchemas(def.innerType);
    case 'lazy':
      return plainSchemas(def.getter());
    case 'pipe': {
      // Values meet the input side; for z.preprocess that is a mere function.
      const input = plainSchemas(def.in);
      return input[0]?._zod.def.type === 'transform' ? plainSchemas(def.out) : input;
    }
    case 'union':
      return def.options.flatMap(plainSchemas);
    case 'intersection':
      return [...plainSchemas(def.left), ...plainSchemas(def.right)];
    default:
      return [known];
  }
}

/** The schemas that the value at `path` below `schema` meets; every branch of a union. */
export function schemasAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): Known[] {
  return path.reduce<readonly Known[]>(schemasBelow, plainSchemas(schema)) as Known[];
}

/** The schemas that a member meets whose holder meets these. */
export function schemasBelow(schemas: readonly Known[], segment: PropertyKey): readonly Known[] {
  return schemas.flatMap(({ _zod: { def } }) => {
    const member = memberSchema(def, segment);
    return member ? plainSchemas(member) : [];
  });
}

/** Metadata of a field, whatever wraps it. */
export function metaOf(schema: z.core.$ZodType): FieldMeta | undefined {
  for (const each of plainSchemas(schema)) {
    const meta = fieldMeta.get(each);
    if (meta) return meta;
  }
  return undefined;
}

function memberSchema(def: Known['_zod']['def'], segment: PropertyKey): z.core.$ZodType | null | undefined {
  switch (def.type) {
    case 'object':
      return Object.hasOwn(def.shape, segment) ? def.shape[String(segment)] : def.catchall;
    case 'array':
      return def.element;
    case 'tuple':
      return def.items[Number(segment)] ?? def.rest;
    case 'record':
      return def.valueType;
    default:
      return undefined;
  }
}
