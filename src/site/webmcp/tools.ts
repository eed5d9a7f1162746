import { factResource } from '../../api/facts/resource.ts';
import type { Resource } from '../../api/resource.ts';
import { access } from '../../api/v1/access.ts';
import { company } from '../../api/v1/company.ts';
import { faq } from '../../api/v1/faq.ts';
import { resources } from '../../api/v1/index.ts';
import { index } from '../../api/v1/index-json.ts';
import { industries } from '../../api/v1/industries.ts';
import { solutions } from '../../api/v1/solutions.ts';
import type { Site, SiteFacts } from '../../content/site.ts';
import { gatedOf } from '../facts/gated.ts';
import type { OfferedTool } from './offered-tool.ts';

/** A tool of the table; what is told of it depends on the site. */
export interface WebMcpTool extends Omit<OfferedTool, 'description'> {
  description(site: Site): string;
  /** Whether this organisation has anything to answer with; absent: always. */
  has?(site: Site): boolean;
}

const noInput = { type: 'object', properties: {}, additionalProperties: false };

/** THE TABLE of in-browser tools: every one only reads static documents, so that none can change anything. */
export const webMcpTools: readonly WebMcpTool[] = [
  {
    name: 'get_company',
    title: 'Company facts',
    description: (site) =>
      `Returns what the organisation that publishes this site says of itself. ${company.description(site)}`,
    inputSchema: noInput,
    source: company.path,
  },
  {
    name: 'list_solutions',
    title: 'Solutions',
    has: (site) => site.solutions.length > 0,
    description: () => 'Lists what the company offers: each solution with its audience and the ids of its workflows.',
    inputSchema: noInput,
    source: solutions.path,
    member: 'solutions',
  },
  {
    name: 'list_workflows',
    title: 'Workflows',
    has: (site) => site.workflows.length > 0,
    description: (site) =>
      `Lists the workflows: steps in order${site.workflows.some(({ humanOversight }) => humanOversight) ? ', and where a person decides' : ''}.`,
    inputSchema: noInput,
    source: solutions.path,
    member: 'workflows',
  },
  {
    name: 'list_industries',
    title: 'Industries',
    has: (site) => site.industries.length > 0,
    description: () =>
      'Lists the industries served, their regulators where they are named, and the ids of the solutions used in each.',
    inputSchema: noInput,
    source: industries.path,
    member: 'industries',
  },
  {
    name: 'search_questions',
    title: 'Search',
    description: ({ questions }) =>
      `Finds ${questions.length > 0 ? 'published questions with their answers, and ' : ''}facts of the API that share words with the query, best first.`,
    inputSchema: {
      type: 'object',
      properties: { query: { type: 'string', minLength: 1, description: 'A question in any words, or words of it.' } },
      required: ['query'],
      additionalProperties: false,
    },
    source: faq.path,
    further: [company.path, solutions.path, industries.path, access.path, index.path],
  },
  {
    name: 'how_to_get_access',
    title: 'How to get access',
    description: (site) =>
      `Returns the authentication guide as Markdown: nothing here needs credentials, and ${howToAsk(site)}.`,
    inputSchema: noInput,
    source: '/auth.md',
  },
];

function howToAsk(site: Site): string {
  const gated = gatedOf(site);
  return gated ? `how to ask for access to ${gated.what} that are not public` : 'how to ask a person';
}

/** What a fact module says, as it is. */
const factTool = (module: SiteFacts): WebMcpTool => ({
  name: `list_${module.name.replaceAll('-', '_')}`,
  title: module.title,
  description: () => module.description,
  inputSchema: noInput,
  source: factResource(module).path,
  member: 'items',
});

/** The tools of one site: those that have something to answer, each with the documents that are published. */
export function toolsOf(site: Site): WebMcpTool[] {
  const absent = new Set<string>(resources.flatMap(({ has, path }: Resource) => ((has?.(site) ?? true) ? [] : [path])));
  return [...webMcpTools, ...site.facts.map(factTool)]
    .filter((tool) => tool.has?.(site) ?? true)
    .map((tool) => {
      const own = tool.further ? site.facts.map((module) => factResource(module).path) : [];
      const [source = tool.source, ...further] = [tool.source, ...(tool.further ?? []), ...own].filter(
        (path) => !absent.has(path),
      );
      return { ...tool, source, ...(tool.further && { further }) };
    });
}
