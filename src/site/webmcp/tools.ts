import { factResource } from '../../api/facts/resource.ts';
import { company } from '../../api/v1/company.ts';
import { industries } from '../../api/v1/industries.ts';
import { solutions } from '../../api/v1/solutions.ts';
import type { Site, SiteFactModule } from '../../content/site.ts';
import { languageByTag } from '../../language/language-by-tag.ts';
import { languageOfSite } from '../../language/own-words.ts';
import { translate } from '../../language/translate.ts';
import type { OfferedTool } from '../../theme/model/offered-tool.ts';
import { accessRequestSentence } from '../facts/gated-access.ts';
import { searchIndexPath } from '../search/search-index.ts';

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
    description: (site) =>
      `${translate(languageByTag(site.language), 'webmcp.companyNote')} ${company.description(site)}`,
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
    source: searchIndexPath,
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
export const listAvailableTools = (site: Site): WebMcpTool[] =>
  [...webMcpTools, ...site.facts.map(factTool)].filter((tool) => tool.has?.(site) ?? true);
