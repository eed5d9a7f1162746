import { company } from '../api/v1/company.ts';
import { faq } from '../api/v1/faq.ts';
import { industries } from '../api/v1/industries.ts';
import { solutions } from '../api/v1/solutions.ts';

/** A tool as an agent sees it, and where its answer comes from. */
export interface WebMcpTool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** JSON Schema of the input. */
  readonly inputSchema: object;
  /** The one document of this origin that the tool reads. */
  readonly source: string;
  /** Member of that document that is the answer; absent: the whole document. */
  readonly member?: string;
}

const noInput = { type: 'object', properties: {}, additionalProperties: false };

/** THE TABLE of in-browser tools: every one only reads a static document, so that none can change anything. */
export const webMcpTools: readonly WebMcpTool[] = [
  {
    name: 'get_company',
    title: 'Company facts',
    description:
      'Returns the legal entity that publishes this site: name, number, address, contact routes, office hours, products, compliance posture and public records.',
    inputSchema: noInput,
    source: company.path,
  },
  {
    name: 'list_solutions',
    title: 'Solutions',
    description: 'Lists what the company offers: each solution with its audience and the ids of its workflows.',
    inputSchema: noInput,
    source: solutions.path,
    member: 'solutions',
  },
  {
    name: 'list_workflows',
    title: 'Workflows',
    description: 'Lists the workflows behind the solutions: steps in order, and where a person decides.',
    inputSchema: noInput,
    source: solutions.path,
    member: 'workflows',
  },
  {
    name: 'list_industries',
    title: 'Industries',
    description: 'Lists the industries served, their regulators, and the ids of the solutions used in each.',
    inputSchema: noInput,
    source: industries.path,
    member: 'industries',
  },
  {
    name: 'search_questions',
    title: 'Search the questions',
    description: 'Finds published questions and answers that contain every word of the query.',
    inputSchema: {
      type: 'object',
      properties: { query: { type: 'string', minLength: 1, description: 'One or more words.' } },
      required: ['query'],
      additionalProperties: false,
    },
    source: faq.path,
    member: 'questions',
  },
  {
    name: 'how_to_get_access',
    title: 'How to get access',
    description:
      'Returns the authentication guide as Markdown: nothing here needs credentials, and access to interfaces that are not public is asked for by a person.',
    inputSchema: noInput,
    source: '/auth.md',
  },
];
