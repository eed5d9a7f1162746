// Variants, validators and caches: a table, and so longer than a module should be.
import { cache, line, old, pathOf, securityNames, without } from '../replies.ts';
import { everySecond, type FaultRow } from './row.ts';

export const negotiation: readonly FaultRow[] = [
  // caches and negotiation
  ['a cache that ignores Vary', ['vary-ignored'], cache(({ path }) => path)],
  ['a cache that ignores Vary and queries', ['vary-ignored'], cache((request) => pathOf(request))],
  ['no negotiation', ['no-negotiation'], (_reply, { headers: { accept: _, ...headers } }, ask) => ask({ headers })],
  [
    'a search of Accept',
    ['accept-misread'],
    (_reply, request, ask) =>
      ask({
        headers: {
          ...request.headers,
          accept: /text\/markdown/.test(line(request, 'accept')) ? 'text/markdown' : '*/*',
        },
      }),
  ],
  [
    'reading one Accept line',
    ['accept-lines'],
    (_reply, { headers }, ask) => ask({ headers: { ...headers, accept: [headers.accept ?? []].flat()[0] } }),
  ],
  [
    'a proxy that drops Vary',
    ['vary-missing'],
    (reply, _request, ask) =>
      reply.status < 400 && reply.headers.Vary?.startsWith('Accept,')
        ? { ...ask({}), headers: { ...reply.headers, Vary: 'Accept-Encoding' } }
        : reply,
  ],
  [
    'tags made of the path',
    ['tag-shared'],
    (reply, request) => {
      if (!reply.headers.ETag || request.path !== '/') return reply;
      if (line(request, 'if-none-match') === '"home"') return { ...reply, status: 304, body: new Uint8Array(0) };
      return { ...reply, headers: { ...reply.headers, ETag: '"home"' } };
    },
  ],
  ['no tags', ['tag-missing'], (reply) => without(reply, 'ETag')],
  ['no 304', ['no-revalidation'], (_reply, { headers: { 'if-none-match': _, ...headers } }, ask) => ask({ headers })],
  [
    'a stale copy of a page',
    ['stale-cache'],
    (reply, { path, method }) =>
      path === '/llms.txt' && method === 'GET' && reply.status === 200 ? old(reply) : reply,
  ],

  // several servers
  [
    'two servers, of which one has an older release',
    ['servers-differ'],
    everySecond((reply) => (reply.status === 200 ? old(reply) : reply)),
  ],
  [
    'two servers, of which one was not reloaded',
    ['servers-differ'],
    everySecond((reply) => (reply.status === 200 ? without(reply, ...securityNames) : reply)),
  ],
  [
    'validators that are not compared',
    ['condition-ignored'],
    (reply, { headers }) =>
      headers['if-none-match'] && reply.status === 200 ? { ...reply, status: 304, body: new Uint8Array(0) } : reply,
  ],
  [
    'Markdown that a CDN makes of HTML',
    ['markdown-converted'],
    (reply, request) =>
      reply.status === 200 && /\/$/.test(pathOf(request)) && reply.headers['Content-Type']?.startsWith('text/markdown')
        ? old(reply)
        : reply,
  ],
  [
    'one strong tag for all codings',
    ['tag-across-codings'],
    (reply, { headers }, ask) =>
      reply.headers['Content-Encoding'] && reply.headers.ETag
        ? {
            ...reply,
            headers: {
              ...reply.headers,
              ETag: ask({ headers: { ...headers, 'accept-encoding': 'identity' } }).headers.ETag ?? '',
            },
          }
        : reply,
  ],
  [
    'no Vary on Markdown',
    ['vary-missing'],
    (reply, request) =>
      pathOf(request).endsWith('/') && reply.headers['Content-Type']?.startsWith('text/markdown')
        ? without(reply, 'Vary')
        : reply,
  ],
  [
    'Accept that must be exactly text/markdown',
    ['accept-misread'],
    (_reply, request, ask) => {
      const isExact = line(request, 'accept').toLowerCase() === 'text/markdown';
      const isLong = line(request, 'accept').startsWith('text/markdown, text/html;q=0.8');
      return ask({ headers: { ...request.headers, accept: isExact || isLong ? 'text/markdown' : 'text/html' } });
    },
  ],
  [
    'HTML whenever Accept names it',
    ['accept-misread'],
    (_reply, request, ask) => {
      const accept = line(request, 'accept');
      const isHtml = /text\/html/i.test(accept) && !accept.startsWith('text/markdown, text/html;q=0.8, */*');
      return ask({ headers: { ...request.headers, accept: isHtml ? 'text/html' : accept } });
    },
  ],
  [
    'a purge that missed one page',
    ['stale-cache'],
    (reply, { path, method }) => (path === '/about/' && method === 'GET' && reply.status === 200 ? old(reply) : reply),
  ],
];
