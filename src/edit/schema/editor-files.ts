import { mappingSchema } from '../../content/imports/mapping-schema.ts';
import { getImportTarget, importTargetNames } from '../../content/imports/targets.ts';
import { newsSchema, pageSchema, questionSchema, skillSchema } from '../../content/schemas/front-matter.ts';
import { toFrontMatterJsonSchema, toJsonSchema, toModuleJsonSchema } from './json-schema.ts';
import { moduleSchemas } from './module-schemas.ts';
import { renderInterface } from './render-interface.ts';
import { renderSnippets } from './snippets.ts';
import settings from './vscode/settings.json?text';
import tasks from './vscode/tasks.json?text';

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
