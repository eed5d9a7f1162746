/** An entry point of a reader, and the cost limit of answers. */
export interface EntryPoint {
  readonly id: string;
  readonly title: string;
  readonly path: string;
  /** Accept field of all its requests. */
  readonly accept: string;
  readonly budget: AnswerBudget;
}

/** Cost limit of the cheapest way: links followed, and total size read. */
export interface AnswerBudget {
  readonly hops: number;
  /** Tokens by `estimateTokens`; of HTML only visible text. */
  readonly tokens: number;
  readonly bytes: number;
}

const any = '*/*';
const kilobyte = 1024;

const entry = (id: string, title: string, path: string, budget: AnswerBudget, accept = any): EntryPoint => ({
  ...{ id, title, path, accept, budget: { ...budget, bytes: budget.bytes * kilobyte } },
});

/** The eight entry points of Gazette, for different readers; bytes in kilobytes. */
export const entryPoints: readonly EntryPoint[] = [
  entry('home', 'Homepage, HTML', '/', { hops: 2, tokens: 8_000, bytes: 80 }, 'text/html'),
  entry('home-markdown', 'Homepage, Markdown', '/', { hops: 2, tokens: 8_000, bytes: 40 }, 'text/markdown'),
  entry('llms', 'llms.txt', '/llms.txt', { hops: 2, tokens: 6_000, bytes: 40 }),
  entry('catalog', 'API catalog', '/.well-known/api-catalog', { hops: 2, tokens: 6_000, bytes: 40 }),
  entry('openapi', 'OpenAPI description', '/api/v1/openapi.json', { hops: 2, tokens: 14_000, bytes: 112 }),
  entry('protected-resource', 'Protected resource', '/.well-known/oauth-protected-resource', {
    ...{ hops: 3, tokens: 8_000, bytes: 80 },
  }),
  entry('robots', 'robots.txt, sitemap', '/robots.txt', { hops: 4, tokens: 8_000, bytes: 80 }),
  entry('skills', 'Skills index', '/.well-known/agent-skills/index.json', { hops: 4, tokens: 7_000, bytes: 80 }),
];
