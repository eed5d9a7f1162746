import type { z } from 'zod';
import { findAtPath, isObject } from '../../core/type-guards.ts';
import { type FieldMeta, fieldMeta } from './field-meta.ts';

export type AnySchema = z.core.$ZodTypes;

/** Unwraps optionals, unions and the like to the schemas that an input may meet. */
export function unwrapSchema(schema: z.core.$ZodType): AnySchema[] {
  const known = schema as AnySchema;
  const { def } = known._zod;
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'readonly':
    case 'catch':
      return unwrapSchema(def.innerType);
    case 'lazy':
      return unwrapSchema(def.getter());
    case 'pipe': {
      // Values meet the input side; for z.preprocess that is a mere function.
      const input = unwrapSchema(def.in);
      return input[0]?._zod.def.type === 'transform' ? unwrapSchema(def.out) : input;
    }
    case 'union':
      return def.options.flatMap(unwrapSchema);
    case 'intersection':
      return [...unwrapSchema(def.left), ...unwrapSchema(def.right)];
    default:
      return [known];
  }
}

/** The schemas that the value at `path` below `schema` meets; every branch of a union that `root` does not rule out. */
export function findSchemas(schema: z.core.$ZodType, path: readonly PropertyKey[], root?: unknown): AnySchema[] {
  let schemas: readonly AnySchema[] = selectKind(unwrapSchema(schema), root);
  for (const [i, segment] of path.entries())
    schemas = selectKind(findMemberSchemas(schemas, segment), findAtPath(root, path.slice(0, i + 1)));
  return [...schemas];
}

/** Narrows several kinds of objects to the one that a value names; all where it names none. */
export function selectKind(schemas: readonly AnySchema[], value: unknown): readonly AnySchema[] {
  const kind = isObject(value) ? value.kind : undefined;
  const named = schemas.filter((schema) => kindsOf(schema).includes(kind));
  return named.length > 0 ? named : schemas;
}

/** Kinds that an object of a discriminated union may name; empty for other schemas. */
export function kindsOf({ _zod: { def } }: AnySchema): readonly unknown[] {
  const kind = def.type === 'object' ? (def.shape.kind as AnySchema | undefined)?._zod.def : undefined;
  if (kind?.type === 'literal') return kind.values;
  return kind?.type === 'enum' ? Object.values(kind.entries) : [];
}

/** The schemas that a member meets whose holder meets these. */
export function findMemberSchemas(schemas: readonly AnySchema[], segment: PropertyKey): readonly AnySchema[] {
  return schemas.flatMap(({ _zod: { def } }) => {
    const member = memberSchema(def, segment);
    return member ? unwrapSchema(member) : [];
  });
}

/** Metadata of a field, whatever wraps it. */
export function getFieldMeta(schema: z.core.$ZodType): FieldMeta | undefined {
  for (const each of unwrapSchema(schema)) {
    const meta = fieldMeta.get(each);
    if (meta) return meta;
  }
  return undefined;
}

function memberSchema(def: AnySchema['_zod']['def'], segment: PropertyKey): z.core.$ZodType | null | undefined {
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
