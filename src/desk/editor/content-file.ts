import { lstatSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { factModuleSchema, listValidFields } from '../../content/fact-modules/schema.ts';
import { type ContentRole, contentRole } from '../../content/read/content-files.ts';
import { parseFrontMatter } from '../../content/read/front-matter/front-matter.ts';
import { parseLiteralModule } from '../../content/read/literal/module.ts';
import type { LocatedData } from '../../content/read/source.ts';
import { isScheduledValue } from '../../content/scheduled/scheduled-value.ts';
import { anyDate } from '../../content/schemas/dates.ts';
import { newsSchema, pageSchema, questionSchema, skillSchema } from '../../content/schemas/front-matter.ts';
import { schemas } from '../../content/schemas/index.ts';
import { getFieldMeta, unwrapSchema } from '../../content/schemas/walk-schema.ts';
import { sha256 } from '../../core/digest.ts';
import { ignoreSystemErrors } from '../../core/system-error.ts';
import { findAtPath, memberOf } from '../../core/type-guards.ts';
import type { LiveEdition } from '../live/live-state.ts';

type Role = Extract<ContentRole, { readonly kind: 'module' | 'facts' | 'question' | 'page' | 'news' | 'skill' }>;

/** A file of the content whose values can be edited, as it is on disk now. */
export interface ContentFile {
  /** Displayed path: `content/company.ts`. */
  readonly file: string;
  /** Absolute. */
  readonly path: string;
  readonly role: Role;
  readonly raw: string;
  /** SHA-256 of its bytes. */
  readonly digest: string;
  /** Values; absent if the file cannot be read. */
  readonly values: LocatedData | undefined;
  /** Markdown only. */
  readonly body: { readonly text: string; readonly line: number } | undefined;
}

/**
 * Opens a file of the content by the name that people have for it. Undefined for what is no typed module and no Markdown of
 * the content, is not there, or is reached through a link: nothing outside the folder is read or written.
 */
export function openContentFile(file: string, contentDir: string): ContentFile | undefined {
  const [, below = ''] = /^content\/(.+)$/s.exec(file) ?? [];
  const segments = below.split('/');
  if (segments.some((segment) => /^\.{0,2}$|[\\:\0]/.test(segment))) return undefined;
  const role = contentRole(below);
  if (!isEditable(role)) return undefined;
  const path = join(contentDir, below);
  const bytes = bytesOf(path, contentDir, below);
  if (!bytes) return undefined;
  const raw = decoded(bytes);
  if (raw === undefined) return undefined;
  const text = raw.replace(/^\ufeff/, '').replaceAll('\r\n', '\n');
  const about = { file, path, role, raw, digest: sha256(bytes) };
  if (file.endsWith('.ts')) return { ...about, values: parseLiteralModule(file, text, () => {}), body: undefined };
  const source = parseFrontMatter(file, text, () => {});
  return { ...about, values: source?.frontMatter, body: source && { text: source.body, line: source.bodyLine } };
}

function isEditable(role: ContentRole): role is Role {
  return ['module', 'facts', 'question', 'page', 'news', 'skill'].includes(role.kind);
}

function bytesOf(path: string, contentDir: string, below: string): Uint8Array | undefined {
  return ignoreSystemErrors(() => {
    if (!lstatSync(path).isFile() || realpathSync(path) !== join(realpathSync(contentDir), below)) return undefined;
    return readFileSync(path);
  });
}

function decoded(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** The day on which a file says that it last changed. */
interface FileDate {
  readonly pointer: string;
  readonly value: string;
}

/**
 * The day of a file that an edit of `pointer` makes untrue; undefined where it has none, is of today or is what is edited,
 * and where a ledger knows the days.
 */
export function findStaleDate(
  file: ContentFile,
  pointer: string,
  edition: LiveEdition | undefined,
  today: string,
): FileDate | undefined {
  if (edition?.sources.ledger) return undefined;
  const path = file.role.kind === 'skill' ? ['metadata', 'updated'] : ['updated'];
  const value = findAtPath(file.values?.value, path);
  const own = `/${path.join('/')}`;
  if (typeof value !== 'string' || value >= today || own.startsWith(pointer)) return undefined;
  return { pointer: own, value };
}

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
