import { type Body, type Change, field, json, onlyJson, set, text, unset } from './changed.ts';

const status = '/api/v1/status.json';
const company = '/api/v1/company.json';

export const firstOf = (list: string, change: (first: Body) => void) => (body: Body) => {
  const [first] = body[list] as Body[];
  if (first) change(first);
};

/** Second ways to break some of them: what the table asks beside the first. */
export const further: readonly (readonly [id: string, change: Change])[] = [
  [
    'service-index-lists',
    json('/api/v1/index.json', firstOf('resources', set({ url: 'https://example.com/other.json' }))),
  ],
  ['service-status-static', json(status, set({ pass: true }))],
  ['service-company-lists', json(company, firstOf('publicRecords', unset('id')))],
  ['service-on-website', json(company, firstOf('products', set({ summary: 'Said nowhere else.' })))],
  [
    'service-described',
    onlyJson('/api/v1/openapi.json', (body) => {
      const paths = body.paths as Record<string, { get: { responses: { 200: { content: Record<string, Body> } } } }>;
      delete paths[status]?.get.responses[200].content['application/json']?.example;
    }),
  ],
  ['service-markdown', text('/company/', (body) => body.replace(/^# /m, ''), 'markdown')],
  [
    'service-tokens',
    (release) =>
      field(
        '/',
        'x-markdown-tokens',
        release.routes.get('/index.md')?.variants[0]?.headers['x-markdown-tokens'],
      )(release),
  ],
  [
    'service-links',
    (release) => {
      const link = release.routes.get('/')?.variants[0]?.headers.Link ?? '';
      return field('/', 'Link', link.replace('</.well-known/agent-skills/index.json>', '</skills/>'))(release);
    },
  ],
];
