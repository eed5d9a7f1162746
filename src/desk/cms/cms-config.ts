import type { Sources } from '../../content/read/load.ts';
import { newsSchema, pageSchema, questionSchema, skillSchema } from '../../content/schemas/front-matter.ts';
import { slugPattern } from '../../core/slug.ts';
import { type FrontMatterField, listFrontMatterFields } from '../../edit/schema/front-matter-fields.ts';
import { renderYaml } from '../../edit/source/yaml.ts';
import { listCategories } from '../editor/suggestions.ts';

interface CmsOptions {
  /** `owner/name` on GitHub. */
  readonly repo: string;
  readonly branch: string;
  /** Allowed values of fields by name; a field without is a line of text. */
  readonly choices?: Choices | undefined;
}

type Field = Readonly<Record<string, string | number | boolean | readonly string[] | readonly object[]>>;

/**
 * The config.yml of Sveltia CMS and Decap CMS: the Markdown collections, a field for every member of the front matter.
 * The typed modules are none of them: their comments and references by id, which a form of theirs would lose, stay where
 * the desk edits them (docs/pages/how-to/editing.md).
 */
export function renderCmsConfig({ repo, branch, choices = {} }: CmsOptions): string {
  const fieldsOf = (schema: Parameters<typeof listFrontMatterFields>[0]) => [
    ...listFrontMatterFields(schema).map((field) => fieldOf(field, choices)),
    body,
  ];
  const collections = [
    {
      name: 'pages',
      label: 'Pages',
      label_singular: 'Page',
      folder: 'content/pages',
      create: true,
      slug: '{{slug}}',
      summary: '{{title}}',
      ...format,
      fields: fieldsOf(pageSchema),
    },
    {
      name: 'news',
      label: 'News',
      label_singular: 'News',
      folder: 'content/news',
      create: true,
      slug: '{{slug}}',
      summary: '{{title}}',
      sortable_fields: ['date', 'title'],
      ...format,
      fields: fieldsOf(newsSchema),
    },
    {
      name: 'faq',
      label: 'Questions',
      label_singular: 'Question',
      folder: 'content/faq',
      create: true,
      slug: '{{slug}}',
      identifier_field: 'question',
      summary: '{{question}}',
      sortable_fields: ['order', 'question', 'updated'],
      ...format,
      fields: fieldsOf(questionSchema),
    },
    {
      name: 'skills',
      label: 'Skills for agents',
      label_singular: 'Skill',
      folder: 'content/skills',
      path: '{{slug}}/SKILL',
      create: true,
      identifier_field: 'name',
      summary: '{{name}}',
      ...format,
      fields: fieldsOf(skillSchema),
    },
  ];
  const config = {
    backend: { name: 'github', repo, branch },
    media_folder: 'public/media',
    public_folder: '/media',
    // File names are addresses and ids: lower-case words joined by hyphens.
    slug: { encoding: 'ascii', clean_accents: true, sanitize_replacement: '-' },
    collections,
  };
  return `# Made by: npx gazette new cms. Made again, it follows the content schemas and the content; edit the backend, not the collections.
# What stands in content/*.ts is data, which no CMS edits: use the desk, npx gazette dev.\n${renderYaml(config)}`;
}

const format = { extension: 'md', format: 'yaml-frontmatter' } as const;
const body: Field = {
  name: 'body',
  label: 'Text',
  widget: 'markdown',
  hint: 'No HTML. Links to this site are paths, such as /privacy/.',
};

function fieldOf(field: FrontMatterField, choices: Choices): Field {
  const { name, isRequired, description, meta, parts, isTextList } = field;
  // Dates are optional to agentskills.io, and required here. Only a ledger knows the day otherwise, and forms do not
  // know whether there is one.
  const required = isRequired || meta.kind === 'dates' || name === 'updated';
  return {
    name,
    label: labelOf(name),
    required,
    hint: description,
    ...(isTextList ? { widget: 'list' } : parts ? partsWidget(parts) : widgetOf(meta, name, choices)),
  };
}

function partsWidget({ isList, fields, kinds }: NonNullable<FrontMatterField['parts']>): Field {
  if (kinds)
    return {
      widget: 'list',
      typeKey: 'kind',
      types: kinds.map(({ name, fields: own }) => ({
        name,
        label: labelOf(name),
        widget: 'object',
        fields: own.map((field) => fieldOf(field, {})),
      })),
    };
  return { widget: isList ? 'list' : 'object', collapsed: true, fields: fields.map((field) => fieldOf(field, {})) };
}

function widgetOf(
  { kind, form, maximum = 0, members = [] }: FrontMatterField['meta'],
  name: string,
  choices: Choices,
): Field {
  const options = choices[name];
  if (options && options.length > 0) return { widget: 'select', options };
  switch (kind) {
    case 'past-date':
    case 'date':
      return dateWidget(name);
    case 'boolean':
      return { widget: 'boolean', default: false };
    case 'integer':
      return { widget: 'number', value_type: 'int', min: 0, max: maximum };
    case 'dates':
      return { widget: 'object', fields: members.map((name) => dateField(name)) };
    case 'slug':
      return { widget: 'string', pattern: [slugPattern.source, form ?? ''] };
    default:
      // Front matter is one line a field; the text widget would let line breaks in.
      return { widget: 'string' };
  }
}

function dateField(name: string): Field {
  return { name, label: labelOf(name), required: true, ...dateWidget(name) };
}

/** Dates of writing are today's in a new file; others must not be, as they were up to Decap 3.2. */
function dateWidget(name: string): Field {
  const isNow = name === 'updated' || name === 'date';
  const format = { format: 'YYYY-MM-DD', date_format: 'YYYY-MM-DD', time_format: false };
  return { widget: 'datetime', default: isNow ? '{{now}}' : '', ...format };
}

function labelOf(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Allowed values of front matter fields by field name, with labels. */
type Choices = Readonly<Record<string, readonly { readonly label: string; readonly value: string }[]>>;

/** The choices that the content itself gives: the categories that questions have, the people who may be authors. */
export function listChoices({ faq, modules }: Pick<Sources, 'faq' | 'modules'>): Choices {
  const { people } = (modules.get('company')?.value ?? {}) as { readonly people?: unknown };
  return {
    category: listCategories(faq).map((value) => ({ label: value, value })),
    author: Array.isArray(people) ? people.flatMap(personIn) : [],
  };
}

function personIn(person: unknown): { label: string; value: string }[] {
  const { id, name } = (person ?? {}) as { readonly id?: unknown; readonly name?: unknown };
  return typeof id === 'string' ? [{ label: typeof name === 'string' ? name : id, value: id }] : [];
}
