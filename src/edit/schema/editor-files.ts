import { z } from 'zod';
import { getImportTarget, importTargetNames, mappingSchema } from '../../content/imports/targets.ts';
import type { ValuePath } from '../../content/read/source.ts';
import { canBeScheduled } from '../../content/scheduled/scheduled-value.ts';
import { fieldMeta } from '../../content/schemas/field-meta.ts';
import { newsSchema, pageSchema, questionSchema, skillSchema } from '../../content/schemas/front-matter.ts';
import { schemas } from '../../content/schemas/index.ts';
import type { ModuleName } from '../../content/site.ts';
import { type FrontMatterField, listFrontMatterFields } from './front-matter-fields.ts';
import settings from './vscode/settings.json?text';
import tasks from './vscode/tasks.json?text';

/** A snippet of Visual Studio Code. */
interface Snippet {
  readonly scope: 'markdown';
  readonly prefix: string;
  readonly description: string;
  readonly body: readonly string[];
}

const today = `$CURRENT_YEAR-$CURRENT_MONTH-$CURRENT_DATE`;

/**
 * Completion for Markdown files without an extension: a whole new file for each collection, and every field of its
 * front matter with what it means.
 */
function renderSnippets(): Readonly<Record<string, Snippet>> {
  const page = listFrontMatterFields(pageSchema);
  const news = listFrontMatterFields(newsSchema);
  const question = listFrontMatterFields(questionSchema);
  const skill = listFrontMatterFields(skillSchema);
  return {
    'New page': file('page', 'A page of content/pages', page, ['', '$0']),
    'New news': file('news', 'A piece of news of content/news', news, ['', '$0']),
    'New question': file('question', 'A question of content/faq', question, ['', '$0']),
    'New skill': {
      ...file('skill', 'A SKILL.md of content/skills', skill, []),
      body: ['---', 'name: $1', 'description: $2', 'metadata:', `  updated: "${today}"`, '---', '', '# $1', '', '$0'],
    },
    ...fields('Page', page),
    ...sectionSnippets(page),
    ...fields('News', news),
    ...fields('Question', question),
  };
}

function file(
  prefix: string,
  description: string,
  all: readonly FrontMatterField[],
  after: readonly string[],
): Snippet {
  // Sites without a ledger need the date too.
  const wanted = all.filter(({ name, isRequired }) => isRequired || (name === 'updated' && prefix !== 'news'));
  const required = wanted.map((field, i) => line(field, i + 1));
  return { scope: 'markdown', prefix, description, body: ['---', ...required, '---', ...after] };
}

function fields(kind: string, all: readonly FrontMatterField[]): Record<string, Snippet> {
  return Object.fromEntries(
    all.map((field) => [
      `${kind}: ${field.name}`,
      { scope: 'markdown', prefix: field.name, description: field.description, body: lines(field, { stop: 1 }) },
    ]),
  );
}

/** A snippet for each kind of section, as an item of `sections`. */
function sectionSnippets(page: readonly FrontMatterField[]): Record<string, Snippet> {
  const { kinds = [] } = page.find(({ name }) => name === 'sections')?.parts ?? {};
  const description = 'A section of a page';
  return Object.fromEntries(
    kinds.map(({ name, fields: own }) => {
      const next = { stop: 1 };
      const members = own.flatMap((field) => lines(field, next)).map((text) => `    ${text}`);
      const body = [`  - kind: ${name}`, ...members];
      return [`Section: ${name}`, { scope: 'markdown', prefix: `section-${name}`, description, body }];
    }),
  );
}

function line({ name, description, meta }: FrontMatterField, stop: number): string {
  if (meta.kind === 'past-date') return `${name}: ${today}`;
  if (meta.kind === 'boolean') return `${name}: \${${stop}|true,false|}`;
  return `${name}: \${${stop}:${meta.example ?? description.replace(/[$}\\:]/g, '')}}`;
}

/** A field with all its members, of a list one item, each line with a stop of its own. */
function lines(field: FrontMatterField, next: { stop: number }): string[] {
  const { name, parts } = field;
  if (!parts) return [line(field, next.stop++)];
  if (parts.kinds)
    return [`${name}:`, `  - kind: \${${next.stop++}|${parts.kinds.map((kind) => kind.name).join(',')}|}`];
  const inner = parts.fields.flatMap((each) => lines(each, next));
  return [`${name}:`, ...inner.map((text, i) => `${parts.isList ? (i === 0 ? '  - ' : '    ') : '  '}${text}`)];
}

/**
 * The files that help while content is written, by path below the project; all made from the content schemas.
 * Whichever command runs first after a change of the sources writes them; a test says whether they are fresh.
 */
export function renderEditorFiles(): Readonly<Record<string, string>> {
  return {
    'src/content/types.generated.ts': types(),
    '.vscode/schemas/page.schema.json': schemaFile('Front matter of content/pages', pageSchema),
    '.vscode/schemas/news.schema.json': schemaFile('Front matter of content/news', newsSchema),
    '.vscode/schemas/question.schema.json': schemaFile('Front matter of content/faq', questionSchema),
    '.vscode/schemas/skill.schema.json': schemaFile('Front matter of content/skills', skillSchema),
    '.vscode/schemas/import.schema.json': jsonText({
      $schema,
      title: 'Mapping in content/imports',
      ...createImportSchema(),
    }),
    '.vscode/gazette.code-snippets': jsonText(renderSnippets()),
  };
}

/** Settings and check task of Visual Studio Code for a new project, which owns them from then on. */
export const initialEditorFiles: Readonly<Record<string, string>> = {
  '.vscode/settings.json': settings,
  '.vscode/tasks.json': tasks,
};

function types(): string {
  const head = `// Made from src/content/schemas by src/edit/schema/editor-files.ts; never edited by hand. One file, however long, so
// that nobody looks for the source here. zod's own types are the same, but editors would show no descriptions.
`;
  return `${head}// biome-ignore-all format: made by a program\n\nimport type { Schedulable as Ahead } from './scheduled/scheduled-value.ts';\nimport type { Text } from './text.ts';\n\n${Object.entries(
    moduleSchemas,
  )
    .map(([name, { type, schema }]) => renderInterface(type, name, toModuleJsonSchema(schema)))
    .join('\n')}`;
}

const $schema = 'https://json-schema.org/draft/2020-12/schema';

function schemaFile(title: string, schema: Parameters<typeof toFrontMatterJsonSchema>[0]): string {
  return jsonText({ $schema, title, ...toFrontMatterJsonSchema(schema) });
}

/** JSON as Biome formats it: a list of texts on one line where it fits. */
function jsonText(value: unknown): string {
  const text = JSON.stringify(value, null, 2);
  const list = /^(.*)\[\n\s+("(?:[^"\\]|\\.)*"(?:,\n\s+"(?:[^"\\]|\\.)*")*)\n\s+\]/gm;
  return `${text.replace(list, (whole, before: string, items: string) => {
    const line = `${before}[${items.replace(/,\n\s+/g, ', ')}]`;
    return line.length < 120 ? line : whole;
  })}\n`;
}

/** A mapping of content/imports/ as JSON Schema: what fields there are hangs on what rows become. */
function createImportSchema(): object {
  const rules = importTargetNames.map((to) => {
    const names = { type: 'object', propertyNames: { enum: Object.keys(getImportTarget(to).fields) } };
    return {
      if: { type: 'object', properties: { to: { const: to } }, required: ['to'] },
      // biome-ignore lint/suspicious/noThenProperty: a word of JSON Schema
      then: { type: 'object', properties: { fields: names, constants: names } },
    };
  });
  return { ...toJsonSchema(mappingSchema), allOf: rules };
}

/** How deep an object is: the module itself, an item of a list of it, or below. */
type Depth = 'module' | 'item' | 'below';
type IsAhead = (field: string, depth: Depth) => boolean;

/**
 * The schema of a module as a TypeScript interface in which every member carries its description: what editors show while it
 * is written. The types that zod infers carry none, nor what may be given ahead.
 */
function renderInterface(name: string, module: string, schema: JsonSchema): string {
  const head = schema.description === undefined ? '' : `/** ${comment(schema.description)} */\n`;
  const isAhead: IsAhead = (field, depth) => depth !== 'below' && canBeScheduled(module, field, depth === 'item');
  return `${head}export interface ${name} ${objectType(schema, '', isAhead, 'module')}\n`;
}

function objectType(schema: JsonSchema, indent: string, isAhead: IsAhead, depth: Depth): string {
  const { properties = {}, required = [] } = schema;
  const inner = `${indent}  `;
  const members = Object.entries(properties).map(([name, member]) => {
    const isRequired = required.includes(name);
    const key = /^[A-Za-z_$][\w$]*$/.test(name) ? name : `'${name}'`;
    const plain = typeOf(member, inner, isAhead, depth);
    // List items are given ahead one by one.
    const isList = member.items?.type === 'object' && depth === 'module';
    const types = [isAhead(name, depth) && !isList ? `Ahead<${plain}>` : plain, ...(isRequired ? [] : ['undefined'])];
    const about = member.description === undefined ? '' : `${inner}/** ${comment(member.description)} */\n`;
    const line = `${inner}${key}${isRequired ? '' : '?'}: ${types.join(' | ')};\n`;
    return about + line;
  });
  return `{\n${members.join('')}${indent}}`;
}

function typeOf(schema: JsonSchema, indent: string, isAhead: IsAhead, depth: Depth): string {
  if (schema['x-in-languages']) return 'Text';
  if (schema.enum) return schema.enum.map((value) => (typeof value === 'string' ? `'${value}'` : value)).join(' | ');
  if (schema.anyOf) return schema.anyOf.map((each) => typeOf(each, indent, isAhead, 'below')).join(' | ');
  if (schema.const !== undefined) return `'${schema.const}'`;
  switch (schema.type) {
    case 'object':
      return objectType(schema, indent, isAhead, 'below');
    case 'array': {
      const { items = {} } = schema;
      if (depth === 'module' && items.type === 'object' && isAhead('', 'item'))
        return `Ahead<${objectType(items, indent, isAhead, 'item')}>[]`;
      const item = typeOf(items, indent, isAhead, 'below');
      return schema.items?.enum ? `(${item})[]` : `${item}[]`;
    }
    case 'integer':
    case 'number':
      return 'number';
    case 'boolean':
    case 'string':
      return schema.type;
    default:
      throw new Error(`No TypeScript type for ${JSON.stringify(schema)}`);
  }
}

function comment(text: string): string {
  return text.replaceAll('*/', '* /');
}

/** The schema of each typed module, and the name that its type has in 'gazette/content'. */
const moduleSchemas = {
  site: { type: 'SiteSettings', schema: schemas.site },
  company: { type: 'Company', schema: schemas.company },
  solutions: { type: 'Solutions', schema: schemas.solutions },
  industries: { type: 'Industries', schema: schemas.industries },
  access: { type: 'Access', schema: schemas.access },
  brand: { type: 'Brand', schema: schemas.brand },
} as const satisfies Record<ModuleName, { type: string; schema: z.ZodType }>;

/** Whether the member of a module at `path` is one of a few fixed words (a day, a status), which code may compare. */
export function isChoice(module: ModuleName): (path: ValuePath) => boolean {
  const root = toJsonSchema(moduleSchemas[module].schema);
  return (path) => {
    let schema: JsonSchema | undefined = root;
    for (const key of path) schema = typeof key === 'number' ? schema?.items : schema?.properties?.[String(key)];
    return schema?.enum !== undefined;
  };
}

/** The part of JSON Schema (2020-12) that the content schemas come out as. */
export interface JsonSchema {
  readonly type?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly const?: string;
  readonly enum?: readonly (string | number | boolean)[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  /** Texts may be given per language. */
  readonly 'x-in-languages'?: true;
}

type Override = NonNullable<z.core.ToJSONSchemaParams['override']>;

/** JSON Schema of what an editor writes: the input side of a content schema. */
export function toJsonSchema(schema: z.ZodType, override: Override = () => {}): JsonSchema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io: 'input', override });
  return rest as JsonSchema;
}

/** JSON Schema of a typed module; texts may be given per language. */
function toModuleJsonSchema(schema: z.ZodType): JsonSchema {
  return toJsonSchema(schema, ({ zodSchema, jsonSchema }) => {
    if (fieldMeta.get(zodSchema)?.inLanguages) Object.assign(jsonSchema, { 'x-in-languages': true });
  });
}

/**
 * JSON Schema of front matter for tools that read typed YAML: our reader takes every scalar as text, but to them `110`
 * is a number and `true` a boolean.
 */
function toFrontMatterJsonSchema(schema: z.ZodType): JsonSchema {
  return toJsonSchema(schema, ({ zodSchema, jsonSchema }) => {
    const meta = fieldMeta.get(zodSchema);
    if (meta?.kind === 'integer') {
      delete jsonSchema.pattern;
      Object.assign(jsonSchema, { type: 'integer', minimum: 0, maximum: meta.maximum });
    } else if (meta?.kind === 'boolean') {
      delete jsonSchema.enum;
      jsonSchema.type = 'boolean';
    }
  });
}
