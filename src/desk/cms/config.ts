import { newsSchema, pageSchema, questionSchema, skillSchema } from '../../content/schemas/front-matter.ts';
import { slugPattern } from '../../core/slug.ts';
import { yamlText } from '../edit/yaml-text.ts';
import { type FrontMatterField, frontMatterFields } from '../schema/front-matter-fields.ts';

export interface CmsOptions {
  /** `owner/name` on GitHub. */
  readonly repo: string;
  readonly branch: string;
}

type Field = Readonly<Record<string, string | number | boolean | readonly string[] | readonly object[]>>;

/**
 * The config.yml of Sveltia CMS and Decap CMS: the Markdown collections, a field for every member of the front matter.
 * The typed modules are none of them: a company answers for those by law, and reads them in a pull request with types,
 * comments and references by id, which a form would lose.
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
      fields: [...frontMatterFields(pageSchema).map(fieldOf), body],
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
      fields: [...frontMatterFields(newsSchema).map(fieldOf), body],
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
      fields: [...frontMatterFields(questionSchema).map(fieldOf), body],
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
      fields: [...frontMatterFields(skillSchema).map(fieldOf), body],
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
  return `# Made by: npm run cms. Made again, it follows the content schemas; edit the backend, not the collections.\n${yamlText(config)}`;
}

const format = { extension: 'md', format: 'yaml-frontmatter' } as const;
const body: Field = {
  name: 'body',
  label: 'Text',
  widget: 'markdown',
  hint: 'No HTML. Links to this site are paths, such as /privacy/.',
};

function fieldOf({ name, isRequired, description, meta, parts, isTextList }: FrontMatterField): Field {
  // What holds dates is optional to agentskills.io, and needed here.
  // Only a ledger knows the day otherwise, and forms do not know whether there is one.
  const required = isRequired || meta.kind === 'dates' || name === 'updated';
  return {
    name,
    label: labelOf(name),
    required,
    hint: description,
    ...(isTextList ? { widget: 'list' } : parts ? partsWidget(parts) : widgetOf(meta)),
  };
}

function partsWidget({ isList, fields }: NonNullable<FrontMatterField['parts']>): Field {
  return { widget: isList ? 'list' : 'object', collapsed: true, fields: fields.map(fieldOf) };
}

function widgetOf({ kind, form, maximum = 0, members = [] }: FrontMatterField['meta']): Field {
  switch (kind) {
    case 'past-date':
    case 'date':
      return dateWidget;
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
  return { name, label: labelOf(name), required: true, ...dateWidget };
}

const dateWidget: Field = { widget: 'datetime', format: 'YYYY-MM-DD', date_format: 'YYYY-MM-DD', time_format: false };

function labelOf(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
