// Without zod: fact modules come with their JSON Schema.

/** Used members of a JSON Schema. */
export interface FieldSchema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, FieldSchema>>;
  readonly type?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, FieldSchema>>;
  readonly required?: readonly string[];
  readonly items?: FieldSchema;
  readonly 'x-extensible-enum'?: readonly string[];
  readonly const?: unknown;
  readonly format?: string;
}

/** Type of a field; typeText() puts it in words. */
export interface FieldType {
  /** Markdown: types, formats and literal values are code. */
  readonly name: string;
  /** Currently known values. */
  readonly known?: readonly string[];
  readonly isList?: true;
}

/** A field of a document; nested ones by path: `products[].id`. */
export interface SchemaField {
  readonly path: string;
  readonly type: FieldType;
  readonly required: boolean;
  /** One line of Markdown. */
  readonly meaning: string;
}

/** All fields of a document in order, each followed by nested ones. */
export function listSchemaFields(root: FieldSchema): readonly SchemaField[] {
  const definitions = root.$defs ?? {};
  // Inlined, so that a document has all its fields in one place.
  const resolve = (s: FieldSchema): FieldSchema =>
    s.$ref === undefined ? s : { ...definitions[s.$ref.slice(s.$ref.lastIndexOf('/') + 1)], ...withoutRef(s) };

  const fields = (given: FieldSchema, prefix: string): SchemaField[] => {
    const { properties, required } = resolve(given);
    return Object.entries(properties ?? {}).flatMap(([name, member]) => {
      const field = resolve(member);
      const items = field.items && resolve(field.items);
      const path = `${prefix}${name}`;
      return [
        {
          path,
          type: typeOf(field, items),
          required: required?.includes(name) === true,
          meaning: field.description ?? items?.description ?? '',
        },
        ...fields(field, `${path}.`),
        ...(items ? fields(items, `${path}[].`) : []),
      ];
    });
  };
  return fields(root, '');
}

function withoutRef({ $ref: _, ...rest }: FieldSchema): FieldSchema {
  return rest;
}

function typeOf(schema: FieldSchema, items?: FieldSchema): FieldType {
  if (schema.const !== undefined) return { name: `\`${JSON.stringify(schema.const)}\`` };
  if (schema.type === 'array') return { ...typeOf(items ?? {}), isList: true };
  const known = schema['x-extensible-enum'];
  const name = `\`${schema.type ?? 'any'}\`${schema.format ? ` (\`${schema.format}\`)` : ''}`;
  return known ? { name, known } : { name };
}
