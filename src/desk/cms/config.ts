import { pageSchema, questionSchema, skillSchema } from '../../content/schemas/front-matter.ts';
import { frontMatterSchema, type JsonSchema } from '../schema/json-schema.ts';
import { yamlText } from './yaml-text.ts';

export interface CmsOptions {
  /** `owner/name` on GitHub. */
  readonly repo: string;
  readonly branch: string;
}

type Field = Readonly<Record<string, string | number | boolean | readonly string[] | readonly object[]>>;

/**
 * The config.yml of Sveltia CMS and Decap CMS for the Markdown collections, with a field for every member of the
 * front matter. Nothing of it reaches dist/; whoever wants a CMS serves its page, with its script, from elsewhere.
 *
 * The typed modules are not among the collections: they hold what a company answers for by law (number, address,
 * compliance), refer to each other by id, and are read in a pull request with types and comments beside them. A form
 * would lose the comments and could not know the references.
 */
export function cmsConfig({ repo, branch }: CmsOptions): string {
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
      fields: [...fieldsOf(frontMatterSchema(pageSchema)), body],
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
      fields: [...fieldsOf(frontMatterSchema(questionSchema)), body],
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
      fields: [...fieldsOf(frontMatterSchema(skillSchema)), body],
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
  return `# Made by: npm run cms. Made again, it follows the content schemas; edit the backend, not the collections.\n${yamlText(config as unknown as Parameters<typeof yamlText>[0])}`;
}

const format = { extension: 'md', format: 'yaml-frontmatter' } as const;
const body: Field = {
  name: 'body',
  label: 'Text',
  widget: 'markdown',
  hint: 'No HTML. Links to this site are paths, such as /privacy/.',
};

function fieldsOf({ properties = {}, required = [] }: JsonSchema): Field[] {
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    label: labelOf(name),
    required: required.includes(name) || name === 'metadata',
    ...(schema.description === undefined ? {} : { hint: schema.description }),
    ...widgetOf(name, schema),
  }));
}

function widgetOf(name: string, schema: JsonSchema): Field {
  if (schema.format === 'date') return dateWidget;
  if (schema.type === 'boolean') return { widget: 'boolean', default: false };
  if (schema.type === 'integer')
    return { widget: 'number', value_type: 'int', min: schema.minimum ?? 0, max: schema.maximum ?? 999_999 };
  // A skill keeps its date here, because its specification allows no other key.
  if (name === 'metadata')
    return { widget: 'object', fields: [{ name: 'updated', label: 'Updated', required: true, ...dateWidget }] };
  if (schema.pattern !== undefined && name !== 'updated')
    return { widget: 'string', pattern: [schema.pattern, 'Lower-case words joined by hyphens'] };
  // Front matter is one line a field; the text widget would let line breaks in.
  return { widget: 'string' };
}

const dateWidget: Field = { widget: 'datetime', format: 'YYYY-MM-DD', date_format: 'YYYY-MM-DD', time_format: false };

function labelOf(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
