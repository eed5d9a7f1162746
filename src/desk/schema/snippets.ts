import { pageSchema, questionSchema, skillSchema } from '../../content/schemas/front-matter.ts';
import { frontMatterSchema, type JsonSchema } from './json-schema.ts';

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
export function snippets(): Readonly<Record<string, Snippet>> {
  const page = frontMatterSchema(pageSchema);
  const question = frontMatterSchema(questionSchema);
  const skill = frontMatterSchema(skillSchema);
  return {
    'New page': file('page', 'A page of content/pages', page, ['', '$0']),
    'New question': file('question', 'A question of content/faq', question, ['', '$0']),
    'New skill': {
      ...file('skill', 'A SKILL.md of content/skills', skill, []),
      body: ['---', 'name: $1', 'description: $2', 'metadata:', `  updated: "${today}"`, '---', '', '# $1', '', '$0'],
    },
    ...fields('Page', page),
    ...fields('Question', question),
  };
}

function file(prefix: string, description: string, schema: JsonSchema, after: readonly string[]): Snippet {
  const required = (schema.required ?? []).map((name, i) => line(name, schema.properties![name]!, i + 1));
  return { scope: 'markdown', prefix, description, body: ['---', ...required, '---', ...after] };
}

function fields(kind: string, { properties = {} }: JsonSchema): Record<string, Snippet> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [
      `${kind}: ${name}`,
      { scope: 'markdown', prefix: name, description: schema.description ?? '', body: [line(name, schema, 1)] },
    ]),
  );
}

function line(name: string, schema: JsonSchema, stop: number): string {
  if (schema.format === 'date') return `${name}: ${today}`;
  if (schema.type === 'boolean') return `${name}: \${${stop}|true,false|}`;
  return `${name}: \${${stop}:${schema.type === 'integer' ? '10' : (schema.description ?? name).replace(/[$}\\:]/g, '')}}`;
}
