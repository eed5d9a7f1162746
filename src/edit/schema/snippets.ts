import { newsSchema, pageSchema, questionSchema, skillSchema } from '../../content/schemas/front-matter.ts';
import { type FrontMatterField, listFrontMatterFields } from './front-matter-fields.ts';

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
export function renderSnippets(): Readonly<Record<string, Snippet>> {
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

function line({ name, description, meta }: FrontMatterField, stop: number): string {
  if (meta.kind === 'past-date') return `${name}: ${today}`;
  if (meta.kind === 'boolean') return `${name}: \${${stop}|true,false|}`;
  return `${name}: \${${stop}:${meta.example ?? description.replace(/[$}\\:]/g, '')}}`;
}

/** A field with all its members, of a list one item, each line with a stop of its own. */
function lines(field: FrontMatterField, next: { stop: number }): string[] {
  const { name, parts } = field;
  if (!parts) return [line(field, next.stop++)];
  const inner = parts.fields.flatMap((each) => lines(each, next));
  return [`${name}:`, ...inner.map((text, i) => `${parts.isList ? (i === 0 ? '  - ' : '    ') : '  '}${text}`)];
}
