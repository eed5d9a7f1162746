// Documents that are missing, and doors that must not be: a table, and so longer than a module should be.
import { moved, notFound, pathOf, plainError, text } from '../replies.ts';
import { everyThird, type FaultRow, ok } from './row.ts';

export const missing: readonly FaultRow[] = [
  [
    'an upload without dot-folders',
    ['dot-folders-dropped'],
    (reply, request, ask) => (request.path.includes('/.') ? notFound(ask) : reply),
  ],
  [
    'an upload that was cut short',
    ['file-missing'],
    (reply, request, ask) => (pathOf(request) === '/api/v1/faq.json' ? notFound(ask) : reply),
  ],
  [
    'a single-page application',
    ['soft-404'],
    (reply, { headers }, ask) => (reply.status === 404 ? ask({ path: '/', headers }) : reply),
  ],
  [
    'a 404 page of the server',
    ['not-found-page'],
    (reply) => (reply.status === 404 ? { ...reply, body: text.encode('<h1>nginx</h1>') } : reply),
  ],
  [
    'directory listings',
    ['directory-listing'],
    (reply, { path }) =>
      path === '/api/v1/' ? { ...plainError(200), body: text.encode('<title>Index of /api/v1/</title>') } : reply,
  ],
  [
    'paths of files',
    ['other-spelling'],
    (reply, { path, headers }, ask) => (path === '/index.html' ? ask({ path: '/', headers }) : reply),
  ],
  [
    'a case-insensitive file system',
    ['case-ignored'],
    (reply, { path, headers }, ask) =>
      path === '/API/V1/COMPANY.JSON' ? ask({ path: path.toLowerCase(), headers }) : reply,
  ],
  [
    'object storage that may not be listed',
    ['denied-not-missing'],
    (reply) => (reply.status === 404 ? plainError(403) : reply),
  ],
  [
    'a login',
    ['access-denied'],
    (reply, request) => (pathOf(request) === '/api/v1/company.json' && reply.status === 200 ? plainError(401) : reply),
  ],
  [
    'a refusal of credentials',
    ['access-denied'],
    (reply, { headers }) => (headers.authorization ? plainError(401) : reply),
  ],
  [
    'a bot wall',
    ['challenge'],
    (reply, request) =>
      pathOf(request) === '/about/' ? { ...plainError(403), headers: { 'cf-mitigated': 'challenge' } } : reply,
  ],
  [
    'a limit of requests',
    ['rate-limited'],
    (reply, request) => (pathOf(request) === '/llms.txt' ? plainError(429) : reply),
  ],
  ['a crash', ['server-error'], (reply, request) => (pathOf(request) === '/llms.txt' ? plainError(502) : reply)],
  [
    'a query that is refused',
    ['bad-request'],
    (reply, { path }) => (path.includes('api_key') ? plainError(414) : reply),
  ],
  [
    'a connection that breaks',
    ['no-answer'],
    (reply, { path }) => (path === '/login' ? { ...reply, status: 0 } : reply),
  ],

  // files and folders
  [
    'secrets beside the documents',
    ['stranger-served'],
    (reply, { path }) => (/^\/\.(?:env|git)/.test(path) ? ok('SECRET=1\n', 'text/plain') : reply),
  ],
  [
    'a rule against hidden files',
    ['dot-folders-denied'],
    (reply, { path }) => (path.includes('/.') ? plainError(403) : reply),
  ],
  [
    'a file system that tells no case from another',
    ['case-ignored'],
    (reply, { path, headers }, ask) => (reply.status === 404 ? ask({ path: path.toLowerCase(), headers }) : reply),
  ],
  [
    'pages found by a file system that tells no case from another',
    ['case-ignored'],
    (reply, { path, headers }, ask) =>
      /^\/A[a-z]+\/$/.test(path) ? ask({ path: path.toLowerCase(), headers }) : reply,
  ],
  ['the 404 page with 200', ['soft-404'], (reply) => (reply.status === 404 ? { ...reply, status: 200 } : reply)],
  [
    'missing paths that lead to the homepage',
    ['not-found-redirected'],
    (reply) => (reply.status === 404 ? moved(302, '/') : reply),
  ],
  [
    'missing paths that are gone',
    ['other-status'],
    (reply) => (reply.status === 404 ? { ...reply, status: 410 } : reply),
  ],
  [
    'API documents under another extension',
    ['other-spelling'],
    (reply, { path, headers }, ask) => (path === '/api/v1/company' ? ask({ path: `${path}.json`, headers }) : reply),
  ],
  // another site
  [
    'the welcome page of a server',
    ['other-site'],
    (_reply, { path }) => (path === '/' ? ok('<title>Welcome to nginx!</title>') : plainError(404)),
  ],
  ['another virtual host', ['other-site'], () => ok('<!doctype html><title>Shop</title><main>Buy</main>')],
  ['a folder of the origin instead of its root', ['other-site'], (_reply, _request, ask) => notFound(ask)],
  // what stands around the site
  [
    'auth_basic around the site',
    ['login-required'],
    () => ({ ...plainError(401), headers: { 'WWW-Authenticate': 'Basic realm="staging"' } }),
  ],
  [
    'a login page of the platform',
    ['login-required'],
    (reply) => (reply.status === 200 ? moved(302, 'https://id.example/sso/login?next=/') : reply),
  ],
  [
    'an access policy at the edge',
    ['login-required'],
    () => moved(302, 'https://x.cloudflareaccess.com/cdn-cgi/access/login/x'),
  ],
  ['deny around the site', ['access-denied'], () => plainError(403)],
  ['limit_req around the site', ['rate-limited'], everyThird(() => plainError(503))],
  ['a limit of requests by address', ['rate-limited'], everyThird(() => plainError(429))],
  ['maintenance', ['maintenance'], () => ({ ...plainError(503), headers: { 'Retry-After': '3600' } })],
];
