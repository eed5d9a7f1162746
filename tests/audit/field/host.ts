// Hosts and their configuration, as they answer otherwise than the release says: a table.
import { at, ok, withField } from '../corpus/row.ts';
import { isPage, moved, notFound, pathOf, plainError, retyped, text, without } from '../replies.ts';
import type { Reply } from '../servers.ts';
import { type FieldRow, page } from './row.ts';

const json = (reply: Reply, body: string): Reply => ({ ...reply, ...ok(body, 'application/json') });

export const host: readonly FieldRow[] = [
  // paths
  [
    'slashes that are merged',
    'slashes-merged',
    (reply, { path, headers }, ask) =>
      path.startsWith('//') ? ask({ path: path.replace(/^\/+/, '/'), headers }) : reply,
  ],
  [
    'slashes that are merged by redirect',
    'slashes-merged',
    (reply, { path }) => (path.startsWith('//') ? moved(301, path.replace(/^\/+/, '/')) : reply),
  ],
  [
    'a slash that is added behind two',
    'redirect-scheme-relative',
    (reply, { path }) => (/^\/\/[^.]*[^/]$/.test(path) ? moved(301, `${path}/`) : reply),
  ],
  [
    'redirects with a slash too many',
    'redirect-scheme-relative',
    (reply) => (reply.status === 308 ? withField(reply, 'Location', `/${reply.headers.Location}`) : reply),
  ],
  [
    'an error as JSON with 200 below /api/',
    'api-soft-404',
    (reply, { path }) =>
      reply.status === 404 && path.startsWith('/api/') ? json(reply, '{"error":"not found"}') : reply,
  ],
  [
    'the homepage for every path below /api/',
    'api-soft-404',
    (reply, { path }, ask) =>
      reply.status === 404 && path.startsWith('/api/') ? ask({ path: '/', headers: {} }) : reply,
  ],
  [
    'the homepage for every path',
    'soft-404',
    (reply, _request, ask) => (reply.status === 404 ? ask({ path: '/', headers: {} }) : reply),
  ],
  ['403 for missing paths', 'denied-not-missing', (reply) => (reply.status === 404 ? plainError(403) : reply)],
  ['the 404 page of the server', 'not-found-page', (reply) => (reply.status === 404 ? plainError(404) : reply)],
  [
    'a rule against dot-folders',
    'dot-folders-denied',
    (reply, { path }) => (path.includes('/.') ? plainError(403) : reply),
  ],
  [
    'an upload without dot-folders',
    'dot-folders-dropped',
    (reply, { path }, ask) => (path.includes('/.') ? notFound(ask) : reply),
  ],
  ['no /index.md', 'file-missing', (reply, request, ask) => (pathOf(request) === '/index.md' ? notFound(ask) : reply)],
  [
    'no case',
    'case-ignored',
    (reply, { path, headers }, ask) => (reply.status === 404 ? ask({ path: path.toLowerCase(), headers }) : reply),
  ],
  // redirects
  ['a redirect to www', 'redirected-away', (_reply, { path }) => moved(301, `https://www.example.com${path}`)],
  ['https for ever', 'redirect-loop', (_reply, { path, headers }) => moved(301, `http://${headers.host}${path}`)],
  [
    'pages without their last slash',
    'redirected-to-file',
    (reply, request, ask) => {
      const path = pathOf(request);
      if (path !== '/' && path.endsWith('/') && reply.status === 200) return moved(301, path.slice(0, -1));
      return reply.status === 308 ? ask({ path: `${path}/` }) : reply;
    },
  ],
  [
    'a homepage by language',
    'redirected-within',
    (reply, request) => (pathOf(request) === '/' && reply.status === 200 ? moved(302, '/en/') : reply),
  ],
  // documents
  [
    'a JSON document cut short',
    'body-truncated',
    at('/api/v1/company.json', (reply) => ({ ...reply, body: reply.body.slice(0, 100) })),
  ],
  ['a page cut short', 'body-truncated', at('/about/', (reply) => ({ ...reply, body: reply.body.slice(0, 700) }))],
  ['a Content-Length that is too long', 'body-truncated', at('/llms.txt', (reply) => ({ ...reply, wire: 'cut' }))],
  [
    'a Content-Length that is too short',
    'body-truncated',
    at('/api/v1/company.json', (reply) => ({ ...reply, wire: 'short' })),
  ],
  [
    'compressed files cut short',
    'body-truncated',
    (reply) => (reply.headers['Content-Encoding'] === 'gzip' ? { ...reply, body: reply.body.slice(0, -40) } : reply),
  ],
  ['a text cut short', 'body-truncated', at('/llms.txt', (reply) => ({ ...reply, body: reply.body.slice(0, 333) }))],
  [
    'another release',
    'other-release',
    (reply) =>
      reply.status === 200 &&
      !reply.headers['Content-Encoding'] &&
      /html|json|markdown/.test(reply.headers['Content-Type'] ?? '')
        ? { ...without(reply, 'ETag'), body: text.encode(isPage(reply) ? page('Older') : '{"older": true}\n') }
        : reply,
  ],
  // fields
  [
    'Markdown as a stream of bytes',
    'type-by-extension',
    (reply) => retyped(reply, 'text/markdown; charset=utf-8', 'application/octet-stream'),
  ],
  [
    'no type without an extension',
    'extensionless-type',
    (reply, request) =>
      /^\/\.well-known\/[\w-]+$/.test(pathOf(request)) && reply.status === 200
        ? withField(reply, 'Content-Type', 'application/octet-stream')
        : reply,
  ],
  ['JSON as text', 'type-by-extension', (reply) => retyped(reply, 'application/json', 'text/plain')],
  [
    'no CORS',
    'cors-changed',
    (reply) => without(reply, 'Access-Control-Allow-Origin', 'Access-Control-Expose-Headers'),
  ],
  ['no nosniff', 'header-changed', (reply) => without(reply, 'X-Content-Type-Options')],
  [
    'a host without negotiation',
    'no-negotiation',
    (_reply, { headers: { accept: _, ...headers } }, ask) => ask({ headers }),
  ],
  // methods and conditions
  ['HEAD refused', 'head-differs', (reply, { method }) => (method === 'HEAD' ? plainError(405) : reply)],
  [
    '304 for every validator',
    'condition-ignored',
    (reply, { headers }) =>
      headers['if-none-match'] && reply.status === 200 ? { ...reply, status: 304, body: new Uint8Array(0) } : reply,
  ],
  [
    'parts that do not say which',
    'range-wrong',
    (reply, { headers }) => (headers.range ? { ...reply, status: 206, body: reply.body.slice(0, 10) } : reply),
  ],
  [
    'POST that is answered',
    'method-answered',
    (reply, { method }, ask) => (reply.status === 405 && method !== 'OPTIONS' ? ask({ method: 'GET' }) : reply),
  ],
  [
    'a crash of the API',
    'server-error',
    (reply, request) => (pathOf(request).startsWith('/api/') ? plainError(502) : reply),
  ],
  ['a login', 'login-required', () => ({ ...plainError(401), headers: { 'WWW-Authenticate': 'Basic realm="x"' } })],
];
