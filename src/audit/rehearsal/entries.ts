/** An entry point of a reader, and the cost limit of answers. */
export interface Entry {
  readonly id: string;
  readonly title: string;
  readonly path: string;
  /** Accept field of all its requests. */
  readonly accept: string;
  readonly budget: Budget;
}

/** Cost limit of the cheapest way: links followed, and total size read. */
export interface Budget {
  readonly hops: number;
  /** Tokens by `estimateTokens`; of HTML only visible text. */
  readonly tokens: number;
  readonly bytes: number;
}

const any = '*/*';
const kilobyte = 1024;

/** The eight entry points of Gazette, for different readers. */
export const entries: readonly Entry[] = [
  {
    ...{ id: 'home', title: 'Homepage, HTML', path: '/', accept: 'text/html' },
    budget: { hops: 2, tokens: 8_000, bytes: 80 * kilobyte },
  },
  {
    ...{ id: 'home-markdown', title: 'Homepage, Markdown', path: '/', accept: 'text/markdown' },
    budget: { hops: 2, tokens: 8_000, bytes: 40 * kilobyte },
  },
  {
    ...{ id: 'llms', title: 'llms.txt', path: '/llms.txt', accept: any },
    budget: { hops: 2, tokens: 6_000, bytes: 40 * kilobyte },
  },
  {
    ...{ id: 'catalog', title: 'API catalog', path: '/.well-known/api-catalog', accept: any },
    budget: { hops: 2, tokens: 6_000, bytes: 40 * kilobyte },
  },
  {
    ...{ id: 'openapi', title: 'OpenAPI description', path: '/api/v1/openapi.json', accept: any },
    budget: { hops: 2, tokens: 14_000, bytes: 112 * kilobyte },
  },
  {
    ...{ id: 'protected-resource', title: 'Protected resource', accept: any },
    path: '/.well-known/oauth-protected-resource',
    budget: { hops: 3, tokens: 8_000, bytes: 80 * kilobyte },
  },
  {
    ...{ id: 'robots', title: 'robots.txt, sitemap', path: '/robots.txt', accept: any },
    budget: { hops: 4, tokens: 8_000, bytes: 80 * kilobyte },
  },
  {
    ...{ id: 'skills', title: 'Skills index', path: '/.well-known/agent-skills/index.json', accept: any },
    budget: { hops: 4, tokens: 7_000, bytes: 80 * kilobyte },
  },
];
