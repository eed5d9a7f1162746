// Where redirects lead: a table, and so longer than a module should be.
import { line, moved, notFound, old, pathOf, without } from '../replies.ts';
import { type FaultRow, redirectsTo } from './row.ts';

export const redirects: readonly FaultRow[] = [
  // redirects
  [
    'pages at /index.html',
    ['redirected-to-file'],
    (reply, { path }) => (path.startsWith('/about/') ? moved(301, '/about/index.html') : reply),
  ],
  [
    'another origin',
    ['redirected-away'],
    (reply, { path }) => (path.startsWith('/llms.txt') ? moved(301, 'https://www.example.com/llms.txt') : reply),
  ],
  ['no redirects', ['redirect-missing'], (reply, _request, ask) => (reply.status === 308 ? notFound(ask) : reply)],
  ['guessed paths', ['not-found-redirected'], (reply, { path }) => (path === '/index.html' ? moved(302, '/') : reply)],
  [
    'redirects of another status',
    ['redirect-status'],
    (reply) => (reply.status === 308 ? { ...reply, status: 301 } : reply),
  ],
  ...redirectsTo(['redirect-elsewhere'], (path) => [
    `http://example.com${path}`,
    `https://www.example.com${path}`,
    `//other.example${path}`,
    `https://example.com.other.example${path}`,
    `https://example.com:8443${path}`,
    `https://example.com@other.example${path}`,
    `https://user@example.com${path}`,
  ]),
  [
    'a redirect to http with another status',
    ['redirect-elsewhere'],
    (reply) => (reply.status === 308 ? moved(301, `http://example.com${reply.headers.Location}`) : reply),
  ],
  ...redirectsTo(['redirect-missing'], () => ['/', 'https://example.com/', 'index.html']),

  [
    'a server that takes the proxy for http',
    ['redirect-loop'],
    (reply, request) =>
      reply.status === 200 ? moved(301, `http://${line(request, 'host')}${pathOf(request)}`) : reply,
  ],
  [
    'pages without their last slash',
    ['redirected-to-file'],
    (reply, request, ask) => {
      const path = pathOf(request);
      if (path !== '/' && path.endsWith('/') && reply.status === 200) return moved(301, path.slice(0, -1));
      return reply.status === 308 ? ask({ path: `${path}/` }) : reply;
    },
  ],
  [
    'a language by Accept-Language',
    ['language-guessed'],
    (reply, { headers }) => (headers['accept-language'] ? moved(302, '/de/') : reply),
  ],
  [
    'another text by Accept-Language',
    ['language-guessed'],
    (reply, { headers }) => (headers['accept-language'] && reply.status === 200 ? old(reply) : reply),
  ],
  ['temporary redirects', ['redirect-status'], (reply) => (reply.status === 308 ? { ...reply, status: 302 } : reply)],
  [
    'redirects without Location',
    ['redirect-missing'],
    (reply) => (reply.status === 308 ? without(reply, 'Location') : reply),
  ],
  [
    'an origin that moved to www',
    ['redirected-away'],
    (reply, { path }) =>
      moved(301, `https://www.example.com${path}`) &&
      (reply.status === 200 ? moved(301, `https://www.example.com${path}`) : reply),
  ],
];
