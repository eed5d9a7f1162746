import type { z } from 'zod';
import { factModuleSchema, listValidFields } from '../../content/fact-modules/schema.ts';
import { isScheduledValue } from '../../content/scheduled/scheduled-value.ts';
import { anyDate } from '../../content/schemas/dates.ts';
import { newsSchema, pageSchema, questionSchema, skillSchema } from '../../content/schemas/front-matter.ts';
import { schemas } from '../../content/schemas/index.ts';
import { getFieldMeta, unwrapSchema } from '../../content/schemas/walk-schema.ts';
import { memberOf } from '../../core/type-guards.ts';
import type { ContentFile } from './content-file.ts';

/** Schema of a content file at a path. */
interface SchemaMatch {
  /** Schema of the value; undefined where there is none. */
  readonly schema: z.ZodType | undefined;
  readonly isRequired: boolean;
  /** Description for the author: the value's own, or that of the list that holds it. */
  readonly description: string;
  /** The language in which a text is given, where it is given in several. */
  readonly language: string | undefined;
}

/** The schema of what a file holds: its module, its front matter, or what a fact module says of itself. */
function findFileSchema({ role, values }: Pick<ContentFile, 'role' | 'values'>): z.ZodType {
  if (role.kind === 'module') return schemas[role.name];
  // Words of a fact module may be per language; its fields are the same in each.
  if (role.kind === 'facts') return factModuleSchema({ fields: listValidFields(values?.value) });
  return { page: pageSchema, question: questionSchema, news: newsSchema, skill: skillSchema }[role.kind];
}

/** The members that an object at a path may have, by name, in the order of the schema. */
export function listSchemaMembers(
  file: Pick<ContentFile, 'role' | 'values'>,
  path: readonly string[],
): Map<string, z.ZodType> {
  const { schema } = findFieldSchema(file, path);
  const shapes = schema
    ? unwrapSchema(schema).map(({ _zod }) => (_zod.def.type === 'object' ? _zod.def.shape : {}))
    : [];
  return new Map(shapes.flatMap((shape) => Object.entries(shape) as [string, z.ZodType][]));
}

/** Schema of a file at a path as written, also inside values that are given ahead or per language. */
export function findFieldSchema(file: Pick<ContentFile, 'role' | 'values'>, path: readonly string[]): SchemaMatch {
  let at: SchemaMatch = { schema: findFileSchema(file), isRequired: true, description: '', language: undefined };
  let value: unknown = file.values?.value;
  for (const name of path) {
    at = below(at, value, name, file);
    value = memberOf(value, name);
  }
  return at;
}

function below(
  at: SchemaMatch,
  holder: unknown,
  name: string,
  file: Pick<ContentFile, 'role' | 'values'>,
): SchemaMatch {
  const none = { ...at, schema: undefined, isRequired: false };
  if (isScheduledValue(holder)) {
    if (name !== 'from') return { ...at, isRequired: true };
    return { ...none, schema: anyDate(), isRequired: true, description: 'The day from which on it is said.' };
  }
  if (!at.schema) return none;
  for (const { _zod } of unwrapSchema(at.schema)) {
    const { def } = _zod;
    if (def.type === 'object' && Object.hasOwn(def.shape, name)) {
      const schema = def.shape[name] as z.ZodType;
      const description = schema.description ?? describedIn(file, name) ?? '';
      return { schema, isRequired: schema._zod.optin !== 'optional', description, language: undefined };
    }
    if (def.type === 'array') {
      const schema = def.element as z.ZodType;
      return { schema, isRequired: true, description: schema.description ?? at.description, language: undefined };
    }
    if (def.type === 'record')
      return { ...at, schema: def.valueType as z.ZodType, isRequired: false, language: undefined };
  }
  return getFieldMeta(at.schema)?.inLanguages ? { ...at, isRequired: true, language: name } : none;
}

/** The description that a fact module gives to its fields. */
function describedIn({ role, values }: Pick<ContentFile, 'role' | 'values'>, name: string): string | undefined {
  if (role.kind !== 'facts') return undefined;
  const { fields } = (values?.value ?? {}) as { readonly fields?: Readonly<Record<string, { description?: unknown }>> };
  const description = fields?.[name]?.description;
  const [text] = typeof description === 'object' && description !== null ? Object.values(description) : [description];
  return typeof text === 'string' ? text : undefined;
}
