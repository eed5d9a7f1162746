import { z } from 'zod';

interface JsonSchema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
  readonly type?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly pattern?: string;
}

/** One row of a Markdown table per field of a wire schema, nested fields by their path (`products[].id`). */
export function fieldRows(schema: z.ZodType): string[] {
  const root = z.toJSONSchema(schema, { target: 'draft-2020-12' }) as JsonSchema;
  const definitions = root.$defs ?? {};
  // Inlined, so that a reader finds every field of a document in one place.
  const resolve = (s: JsonSchema): JsonSchema =>
    s.$ref === undefined ? s : { ...definitions[s.$ref.slice(s.$ref.lastIndexOf('/') + 1)], ...withoutRef(s) };

  const rows = (given: JsonSchema, prefix: string): string[] => {
    const { properties, required } = resolve(given);
    return Object.entries(properties ?? {}).flatMap(([name, member]) => {
      const field = resolve(member);
      const items = field.items && resolve(field.items);
      const path = `${prefix}${name}`;
      const meaning = field.description ?? items?.description ?? '';
      const row = `| \`${path}\` | ${typeName(field, items)} | ${required?.includes(name) ? 'yes' : 'no'} | ${meaning} |`;
      return [row, ...rows(field, `${path}.`), ...(items ? rows(items, `${path}[].`) : [])];
    });
  };
  return rows(root, '');
}

function withoutRef({ $ref: _, ...rest }: JsonSchema): JsonSchema {
  return rest;
}

function typeName(schema: JsonSchema, items?: JsonSchema): string {
  if (schema.const !== undefined) return `\`${JSON.stringify(schema.const)}\``;
  if (schema.enum) return schema.enum.map((value) => `\`${JSON.stringify(value)}\``).join(' or ');
  if (schema.type === 'array') return `array of ${typeName(items ?? {})}`;
  return `${schema.type ?? 'any'}${schema.format ? ` (${schema.format})` : ''}`;
}
