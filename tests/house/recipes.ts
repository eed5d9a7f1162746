// A table, and so longer than a module should be: the recipes of CONTRIBUTING.md, as somebody would follow them.
import type { Recipe } from './recipe.ts';

const page = (title: string, body: string) =>
  `---\ntitle: ${title}\ndescription: A page of a test.\nupdated: 2026-01-01\n---\n\n${body}\n`;

export const apiDocument: Recipe = {
  rows: ['an API document'],
  edits: {
    'src/api/v1/awards.ts': `import { defineResource, documentHead } from '../resource.ts';
import { loadWireBlocks } from './wire-blocks.ts';

const schema = () => {
  const { z, documentMembers, wireId, wireText } = loadWireBlocks();
  const award = z
    .object({ id: wireId(), title: wireText('Title of the award.') })
    .meta({ id: 'Award', description: 'An award.' });
  return z
    .object({ ...documentMembers, awards: z.array(award).describe('Awards.') })
    .meta({ id: 'Awards', description: 'Awards that the company was given.' });
};

/** /api/v1/awards.json. */
export const awards = defineResource({
  name: 'awards',
  path: '/api/v1/awards.json',
  operationId: 'getAwards',
  tag: 'Company',
  title: () => 'Awards',
  description: () => 'Awards that the company was given.',
  schema,
  updated: (site) => site.updated.company,
  data: (site, context) => ({
    ...documentHead(site, context, '/api/v1/awards.json', site.updated.company),
    awards: site.company.products.map(({ id, name }) => ({ id, title: name })),
  }),
});
`,
    'src/api/v1/index.ts': [
      [
        "import { company } from './company.ts';",
        "import { awards } from './awards.ts';\nimport { company } from './company.ts';",
      ],
      ['  changes,\n] as const', '  changes,\n  awards,\n] as const'],
    ],
    'src/site/page-model/placement.ts': [
      [
        "  'status.url': ofTheApi,",
        ['awards.notice', 'awards.url', 'awards.updated', 'awards.awards.id', 'awards.awards.title']
          .map((fact) => `  '${fact}': 'a canary, which no homepage shows',`)
          .concat("  'status.url': ofTheApi,")
          .join('\n'),
      ],
    ],
  },
};

export const discoveryDocument: Recipe = {
  rows: ['a discovery document'],
  edits: {
    'src/documents/well-known/gpc-json.ts': `import type { Site } from '../../content/site.ts';
import type { Document } from '../../core/document.ts';
import { json } from '../../core/json.ts';
import { mediaTypes } from '../../core/media-types.ts';

/** Global Privacy Control: the site honours the signal. */
export function gpcJson(site: Site): Document {
  return {
    path: '/.well-known/gpc.json',
    file: '.well-known/gpc.json',
    kind: 'discovery',
    mediaType: mediaTypes.json,
    title: 'Global Privacy Control',
    description: 'What the site does on the privacy signal of a browser.',
    updated: site.updated.site,
    llms: 'Discovery',
    render: () => json({ gpc: true, lastUpdate: site.updated.site }),
  };
}
`,
    'src/documents/index.ts': [
      [
        "import { mcpServerCard } from './well-known/mcp-server-card.ts';",
        "import { gpcJson } from './well-known/gpc-json.ts';\nimport { mcpServerCard } from './well-known/mcp-server-card.ts';",
      ],
      ['  securityTxt,\n', '  securityTxt,\n  gpcJson,\n'],
    ],
  },
};

export const contentPage: Recipe = {
  rows: ['a page'],
  edits: { 'content/pages/press.md': page('Press', 'For the press: canary of a page.') },
};

export const contentField: Recipe = {
  rows: ['a content field'],
  edits: {
    'src/content/schemas/company.ts': [
      [
        '    tradingName: name(80)',
        "    motto: line(80).optional().describe('What the company stands for.'),\n    tradingName: name(80)",
      ],
    ],
    'content/company.ts': [['  legalName:', "  motto: 'Canary of a motto',\n  legalName:"]],
  },
};

export const publishedField: Recipe = {
  rows: ['a published field'],
  given: contentField.edits,
  edits: {
    'src/api/v1/company.ts': [
      [
        '      tradingName: wireText(',
        "      motto: wireText('What the company stands for.').optional(),\n      tradingName: wireText(",
      ],
      [
        '      tradingName: company.tradingName,',
        '      motto: company.motto,\n      tradingName: company.tradingName,',
      ],
    ],
    'src/site/page-model/home/company.ts': [
      [
        '      company.tradingName !== undefined &&',
        "      company.motto !== undefined && field('Motto', text('company.motto', company.motto)),\n      company.tradingName !== undefined &&",
      ],
    ],
  },
};

export const host: Recipe = {
  rows: ['a host'],
  edits: {
    'src/hosts/plain-files/plain-files.ts': `import type { Host } from '../host.ts';

/** A host for a test: it is told the paths and nothing else. */
export const plainFiles: Host = {
  name: 'plain-files',
  title: 'Plain files',
  instructions: 'Upload all of \`dist/\`.\\n',
  emit: (release) => ({
    files: [{ file: 'paths.txt', text: \`\${[...release.routes.keys()].join('\\n')}\\n\` }],
    unmet: [],
    exceeded: [],
  }),
};
`,
    'src/hosts/index.ts': [
      [
        "import bun from './server/bun.ts?lazy';",
        "import plainFiles from './plain-files/plain-files.ts?lazy';\nimport bun from './server/bun.ts?lazy';",
      ],
      ["'caching', 'cors'] }),\n];", "'caching', 'cors'] }),\n  lazyHost('plain-files', plainFiles),\n];"],
    ],
    'docs/pages/reference/hosts.md': [
      [
        '| Netlify | `deploy/netlify/` | yes |',
        '| Plain files | `deploy/plain-files/` | yes |\n| Netlify | `deploy/netlify/` | yes |',
      ],
    ],
  },
};

export const check: Recipe = {
  rows: ['a check', 'a problem code'],
  given: { 'content/pages/loud.md': page('COME AND SEE', 'A loud page.') },
  edits: {
    'src/checks/loud-titles.ts': `import type { Check } from './check.ts';

/** Titles in capitals only, which screen readers spell. */
export const loudTitles: Check = ({ site }, report) => {
  for (const { title, source } of site.pages)
    if (/^[A-Z ]{8,}$/.test(title))
      report({ code: 'title-loud', at: { file: source }, message: \`expected small letters, got "\${title}"\` });
};
`,
    'src/checks/index.ts': [
      [
        "import { checkLinks } from './links/links.ts';",
        "import { checkLinks } from './links/links.ts';\nimport { loudTitles } from './loud-titles.ts';",
      ],
      ['  checkLinks,\n', '  checkLinks,\n  loudTitles,\n'],
    ],
    'src/core/problem-codes.ts': [
      [
        "  'skill-long': {",
        "  'title-loud': { severity: 'warning', meaning: 'A title is written in capitals only.' },\n  'skill-long': {",
      ],
    ],
    'tests/problems/shown-cases.ts': [
      [
        "  {\n    name: 'a skill of 600 lines',",
        `  {
    name: 'a title in capitals',
    code: 'title-loud',
    files: { [hours]: page('Open from 9 to 17.', 'OPENING HOURS') },
    right: { [hours]: page('Open from 9 to 17.') },
    at: hours,
  },
  {
    name: 'a skill of 600 lines',`,
      ],
    ],
  },
};

export const newKind: Recipe = {
  rows: ['a kind for `npx gazette new`'],
  edits: {
    'src/setup/new/note.ts': `import { renderMarkdownFile } from '../../edit/source/yaml.ts';
import { slugify } from '../../core/slugify.ts';
import type { NewKind } from './kind.ts';

/** A short page without a description of its own. */
export const note: NewKind = {
  asked: [
    { flag: 'title', ask: 'Title of the note' },
    { flag: 'text', ask: 'The note' },
    { flag: 'id', ask: 'Address', or: (_context, { title = '' }) => slugify(title) },
  ],
  make: ({ title = '', text = '', id = '' }, { today }) => ({
    file: \`content/pages/\${id}.md\`,
    text: renderMarkdownFile({ title, description: title, updated: today }, text),
  }),
};
`,
    'src/setup/new/index.ts': [
      ["import { page } from './page.ts';", "import { note } from './note.ts';\nimport { page } from './page.ts';"],
      ['{ faq, news, page,', '{ faq, news, note, page,'],
    ],
    'src/commands/index.ts': [["operand: 'faq|news|page|", "operand: 'faq|news|note|page|"]],
  },
};
