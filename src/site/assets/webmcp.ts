import { factResource } from '../../api/facts/resource.ts';
import { company } from '../../api/v1/company.ts';
import { industries } from '../../api/v1/industries.ts';
import { solutions } from '../../api/v1/solutions.ts';
import type { Site, SiteFactModule } from '../../content/site.ts';
import { sha256 } from '../../core/digest.ts';
import type { Document } from '../../core/document.ts';
import { mediaTypes } from '../../core/media-types.ts';
import { defineDerivedValue, isTracked } from '../../core/tracked-reads.ts';
import { languageByTag } from '../../language/language-by-tag.ts';
import { languageOfSite } from '../../language/own-words.ts';
import { translate } from '../../language/translate.ts';
import type { OfferedTool } from '../../theme/model/reference.ts';
import { wordTableFile } from '../../theme/model/word-table.ts';
import program from '../../theme/scripts/web-mcp.ts?browser';
import { accessRequestSentence } from '../facts/gated-access.ts';
import { searchFolder } from '../search/search-index.ts';

/** A tool of the table; its texts depend on the site. */
interface WebMcpTool extends Omit<OfferedTool, 'title' | 'description' | 'inputSchema' | 'source'> {
  /** Document to read; its name may depend on the site. */
  readonly source: string | ((site: Site) => string);
  title(site: Site): string;
  inputSchema(site: Site): object;
  description(site: Site): string;
  /** Whether the site has an answer; absent: always. */
  has?(site: Site): boolean;
}

const noInput = () => ({ type: 'object', properties: {}, additionalProperties: false });

/** A text without slots, in the site's language. */
type ToolText = `webmcp.${'company' | 'solutionsNote' | 'workflowsNote' | 'stepsNote' | 'industriesNote' | 'access'}`;
const said =
  (key: ToolText | `section.${'solutions' | 'workflows' | 'industries'}` | 'frame.search') =>
  (site: Site): string =>
    translate(languageOfSite(site), key);

/** THE TABLE of in-browser tools: all only read static documents, so that none can change anything. */
export const webMcpTools: readonly WebMcpTool[] = [
  {
    name: 'get_company',
    title: said('webmcp.company'),
    description: (site) => `${translate(languageOfSite(site), 'webmcp.companyNote')} ${company.description(site)}`,
    inputSchema: noInput,
    source: company.path,
  },
  {
    name: 'list_solutions',
    title: said('section.solutions'),
    has: (site) => site.solutions.length > 0,
    description: said('webmcp.solutionsNote'),
    inputSchema: noInput,
    source: solutions.path,
    member: 'solutions',
  },
  {
    name: 'list_workflows',
    title: said('section.workflows'),
    has: (site) => site.workflows.length > 0,
    description: (site) =>
      said(site.workflows.some(({ humanOversight }) => humanOversight) ? 'webmcp.workflowsNote' : 'webmcp.stepsNote')(
        site,
      ),
    inputSchema: noInput,
    source: solutions.path,
    member: 'workflows',
  },
  {
    name: 'list_industries',
    title: said('section.industries'),
    has: (site) => site.industries.length > 0,
    description: said('webmcp.industriesNote'),
    inputSchema: noInput,
    source: industries.path,
    member: 'industries',
  },
  {
    name: 'search_questions',
    title: said('frame.search'),
    description: ({ questions, language }) =>
      translate(languageByTag(language), questions.length > 0 ? 'webmcp.searchQuestionsNote' : 'webmcp.searchNote'),
    inputSchema: ({ language }) => ({
      type: 'object',
      properties: {
        query: { type: 'string', minLength: 1, description: translate(languageByTag(language), 'webmcp.query') },
      },
      required: ['query'],
      additionalProperties: false,
    }),
    source: (site) => wordTableFile(searchFolder(site)),
    searches: true,
  },
  {
    name: 'how_to_get_access',
    title: said('webmcp.access'),
    description: (site) =>
      `${translate(languageByTag(site.language), 'webmcp.accessNote')} ${accessRequestSentence(site)}`,
    inputSchema: noInput,
    source: '/auth.md',
  },
];

/** A tool that returns a fact module. */
const factTool = (module: SiteFactModule): WebMcpTool => ({
  name: `list_${module.name.replaceAll('-', '_')}`,
  title: () => module.title,
  description: () => module.description,
  inputSchema: noInput,
  source: factResource(module).path,
  member: 'items',
});

/** Tools of a site that have answers. */
const listAvailableTools = (site: Site): WebMcpTool[] =>
  [...webMcpTools, ...site.facts.map(factTool)].filter((tool) => tool.has?.(site) ?? true);

/**
 * JavaScript module that offers the tools to a browser's agent (WebMCP, draft of the W3C Web Machine Learning CG):
 * `document.modelContext`, or `navigator.modelContext` of earlier drafts, if one exists.
 */
export function webMcpModule(site: Site): string {
  const { prefix = '' } = site.inLanguage ?? {};
  const tools = listAvailableTools(site).map(
    ({ has: _, ...tool }): OfferedTool => ({
      ...tool,
      source: prefix + (typeof tool.source === 'string' ? tool.source : tool.source(site)),
      title: tool.title(site),
      description: tool.description(site),
      inputSchema: tool.inputSchema(site),
    }),
  );
  const { words } = languageByTag(site.language);
  // The browser fills the slots.
  const errors = { expectedWords: words['webmcp.expectedWords'], failed: words['webmcp.failed'] };
  return `const tools = ${JSON.stringify(tools, null, 2)};\nconst errors = ${JSON.stringify(errors)};\n${program}`;
}

interface Module {
  readonly text: string;
  readonly path: string;
}

// Cached by site, as every page names the module.
const made = new WeakMap<Site, Module>();

function moduleOf(site: Site): Module {
  const known = made.get(site);
  if (known) return known;
  const text = webMcpModule(site);
  // Digest in the name, so that caches may keep it for ever.
  const module = { text, path: `/assets/webmcp.${sha256(text).slice(0, 12)}.js` };
  if (!isTracked(site)) made.set(site, module);
  return module;
}

/** Path of the module of in-browser tools: all that pages need. */
export const webMcpPath = defineDerivedValue(
  'the address of the WebMCP module',
  (site: Site): string => moduleOf(site).path,
);

/** In-browser tools (WebMCP, W3C Web Machine Learning CG), if content/site.ts switches them on. */
export function webMcp(site: Site): Document[] {
  if (!site.features.webMcp) return [];
  return [
    {
      path: webMcpPath(site),
      file: webMcpPath(site).slice(1),
      kind: 'asset',
      mediaType: mediaTypes.js,
      title: 'WebMCP module',
      description: 'Read-only tools for agents in the browser, over the static API.',
      render: () => moduleOf(site).text,
    },
  ];
}
