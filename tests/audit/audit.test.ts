import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { Cause } from '../../src/audit/causes.ts';
import { sha256 } from '../../src/digest.ts';
import { chooseEncoding } from '../../src/http/choose-encoding.ts';
import { negotiate } from '../../src/http/negotiate.ts';
import type { Request } from '../../src/http/respond.ts';
import type { Release } from '../../src/release.ts';
import { preflightRelease } from '../hosts/preflight.ts';
import { auditWith, type Fault, type Reply, release } from './servers.ts';

const text = new TextEncoder();
const pathOf = ({ path }: Request) => path.split('?')[0]!;
const line = (request: Request, name: string) => [request.headers[name] ?? []].flat().join(',');
const isPage = ({ headers }: Reply) => headers['Content-Type']?.startsWith('text/html') === true;
const notFound = (ask: (change: Partial<Request>) => Reply) => ask({ path: '/no-such-path' });
const plainError = (status: number): Reply => ({
  status,
  headers: { 'Content-Type': 'text/html' },
  body: text.encode(`<h1>${status}</h1>`),
});
const moved = (status: number, location: string): Reply => ({ ...plainError(status), headers: { Location: location } });
const without = (reply: Reply, ...names: string[]): Reply => ({
  ...reply,
  headers: Object.fromEntries(Object.entries(reply.headers).filter(([name]) => !names.includes(name))),
});
const securityNames = [
  ...['Content-Security-Policy', 'X-Content-Type-Options', 'Referrer-Policy', 'Permissions-Policy'],
  ...['Cross-Origin-Opener-Policy', 'Cross-Origin-Resource-Policy'],
];

/** A shared cache before the origin; `key` says what it believes an answer depends on. */
function cache(key: (request: Request) => string): Fault {
  const kept = new Map<string, Reply>();
  return (reply, request) => {
    if (request.method !== 'GET' || reply.status !== 200 || request.headers['if-none-match']) return undefined;
    const name = key(request);
    if (!kept.has(name)) kept.set(name, reply);
    return kept.get(name);
  };
}

test('the reference itself is without fault', async () => {
  const result = await auditWith();
  expect(result.findings.map(({ cause, differences }) => [cause, differences[0]])).toEqual([]);
  expect(result.ok).toBe(true);
  const asked = new Set(result.exchanges.map(({ probe }) => probe.path));
  expect([...release.routes.keys(), ...release.redirects.keys()].filter((path) => !asked.has(path))).toEqual([]);
});

test('and with a preflight, which it asks for', async () => {
  const { findings, exchanges } = await auditWith(undefined, preflightRelease());
  expect(findings).toEqual([]);
  const answers = exchanges.filter(({ probe }) => probe.request.method === 'OPTIONS');
  expect(answers.map(({ actual }) => 'status' in actual && actual.status)).toEqual([204, 204]);
});

describe('what a good host may do differently', () => {
  test.each<[string, Fault]>([
    ['its own ETags', (reply) => ({ ...reply, headers: { ...reply.headers, ...tagged(reply) } })],
    [
      'compression of its own',
      (reply, request) => (chooseEncoding(line(request, 'accept-encoding'), ['gzip']) ? zipped(reply) : reply),
    ],
    ['no compression', (_reply, { headers: { 'accept-encoding': _, ...headers } }, ask) => ask({ headers })],
    ['an absolute Location', (reply) => absolute(reply)],
    ['another way of writing fields', (reply) => restyled(reply)],
    ['ranges', (reply, request) => (request.headers.range && reply.status === 200 ? { ...reply, status: 206 } : reply)],
    ['refusing hostile paths', (reply, { path }) => (/%00|\/\/|\.\./.test(path) ? plainError(400) : reply)],
    [
      'a cache that honours Vary',
      cache((request) => `${request.path} ${negotiate(line(request, 'accept'))} ${line(request, 'accept-encoding')}`),
    ],
  ])('%s', async (_, fault) => {
    // Tags of its own cannot be confirmed by a fault that knows only ours.
    const { findings } = await auditWith(fault);
    const misses = findings.filter(({ cause }) => cause !== 'no-revalidation');
    expect(misses.map(({ cause, differences }) => [cause, differences[0]])).toEqual([]);
  });

  function tagged({ status, headers, body }: Reply) {
    return status === 200 && headers.ETag ? { ETag: `W/"${sha256(body).slice(0, 8)}"` } : undefined;
  }
  function zipped(reply: Reply): Reply {
    if (reply.status !== 200 || reply.headers['Content-Encoding']) return reply;
    const headers = { ...reply.headers, 'Content-Encoding': 'gzip', Vary: 'Accept-Encoding, accept' };
    return { ...reply, headers, body: gzipSync(reply.body) };
  }
  function absolute(reply: Reply): Reply {
    const { Location } = reply.headers;
    return Location ? { ...reply, headers: { ...reply.headers, Location: `https://example.com${Location}` } } : reply;
  }
  function restyled(reply: Reply): Reply {
    const { 'Content-Type': type, Allow, Link } = reply.headers;
    return {
      ...reply,
      headers: {
        ...reply.headers,
        ...(type && { 'Content-Type': type.replace('; charset=utf-8', ';charset=UTF-8') }),
        ...(Allow && { Allow: 'HEAD,GET' }),
        ...(Link && { Link: `</extra>; rel="up", ${Link}` }),
      },
    };
  }
});

/** Broken in one way each: the causes that are found, and no others. */
const faults: readonly (readonly [what: string, causes: readonly Cause[], fault: Fault, of?: Release])[] = [
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
    ['other-spelling'],
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
  // bodies
  [
    'another release',
    ['other-release'],
    (reply, request) =>
      /^\/(?:llms\.txt|about\/|api\/v1\/company\.json)$/.test(pathOf(request)) && reply.status === 200
        ? { ...old(reply), headers: { ...reply.headers, ETag: `"${reply.headers.ETag!.slice(1, -1)}x"` } }
        : reply,
  ],
  [
    'an injected script',
    ['body-rewritten'],
    (reply) =>
      reply.status === 200 && isPage(reply) && !reply.headers['Content-Encoding']
        ? { ...old(reply), headers: { ...reply.headers, ETag: '"new"' } }
        : reply,
  ],
  [
    'a minifier that keeps our tags',
    ['body-rewritten'],
    (reply, { path }) =>
      path.startsWith('/about/') && reply.status === 200 && !reply.headers['Content-Encoding'] ? old(reply) : reply,
  ],
  [
    'an upload in text mode',
    ['line-ends'],
    (reply) =>
      reply.status === 200 &&
      !reply.headers['Content-Encoding'] &&
      /^text\/(?:plain|css)/.test(reply.headers['Content-Type']!)
        ? { ...reply, body: Buffer.from(Buffer.from(reply.body).toString('latin1').replaceAll('\n', '\r\n'), 'latin1') }
        : reply,
  ],
  [
    'compression for everybody',
    ['coding-forced'],
    (reply, { headers }, ask) =>
      reply.status === 200 ? ask({ headers: { ...headers, 'accept-encoding': 'br' } }) : reply,
  ],
  [
    'broken compression',
    ['coding-forced'],
    (reply) => (reply.headers['Content-Encoding'] ? { ...reply, body: reply.body.slice(0, -9) } : reply),
  ],
  // headers
  [
    'a configuration that is not loaded',
    ['no-negotiation', 'config-not-loaded'],
    (_reply, { headers: { accept: _, ...headers } }, ask) => {
      const reply = ask({ headers });
      const { 'Content-Type': type, Location, Allow, 'Content-Encoding': coding, ETag } = reply.headers;
      const kept = {
        'Content-Type': type,
        Location,
        Allow,
        'Content-Encoding': coding,
        ETag,
        ...(coding && { Vary: 'Accept-Encoding' }),
      };
      return { ...reply, headers: JSON.parse(JSON.stringify(kept)) };
    },
  ],
  [
    'a charset for JSON',
    ['charset-changed'],
    (reply) => retyped(reply, 'application/json', 'application/json; charset=utf-8'),
  ],
  [
    'no types for files without extension',
    ['extensionless-type'],
    (reply, request) =>
      /^\/\.well-known\/[\w-]+$/.test(pathOf(request)) && reply.status === 200
        ? { ...reply, headers: { ...reply.headers, 'Content-Type': 'application/octet-stream' } }
        : reply,
  ],
  [
    'types of the server',
    ['type-by-extension'],
    (reply) => retyped(reply, 'text/markdown; charset=utf-8', 'application/octet-stream'),
  ],
  [
    'a proxy that cuts Link',
    ['link-missing'],
    (reply) => {
      const { Link } = reply.headers;
      return Link ? { ...reply, headers: { ...reply.headers, Link: Link.slice(0, Link.lastIndexOf(', <')) } } : reply;
    },
  ],
  [
    'token counts of another build',
    ['tokens-wrong'],
    (reply) =>
      reply.headers['x-markdown-tokens']
        ? { ...reply, headers: { ...reply.headers, 'x-markdown-tokens': '1' } }
        : reply,
  ],
  [
    'tokens on HTML',
    ['tokens-wrong'],
    (reply) =>
      reply.status === 200 && isPage(reply)
        ? { ...reply, headers: { ...reply.headers, 'x-markdown-tokens': '1' } }
        : reply,
  ],
  [
    'a browser time-to-live of the CDN',
    ['caching-changed'],
    (reply) =>
      reply.status === 200 ? { ...reply, headers: { ...reply.headers, 'Cache-Control': 'max-age=14400' } } : reply,
  ],
  [
    'CORS for everything',
    ['cors-changed'],
    (reply) => ({ ...reply, headers: { ...reply.headers, 'Access-Control-Allow-Origin': '*' } }),
  ],
  [
    'headers on 200 only',
    ['error-headers-missing'],
    (reply) => (reply.status === 404 ? without(reply, ...securityNames) : reply),
  ],
  [
    'headers set twice',
    ['header-repeated'],
    (reply) => {
      const twice = reply.headers['X-Content-Type-Options'];
      return twice
        ? { ...reply, headers: { ...reply.headers, 'X-Content-Type-Options': `${twice}, ${twice}` } }
        : reply;
    },
  ],
  [
    'a weaker policy',
    ['header-changed'],
    (reply) =>
      reply.headers['Content-Security-Policy']
        ? { ...reply, headers: { ...reply.headers, 'Content-Security-Policy': "default-src 'unsafe-inline' *" } }
        : reply,
  ],
  // methods
  [
    'methods that are ignored',
    ['method-answered'],
    (reply, { method }, ask) => (['POST', 'PUT', 'DELETE', 'PATCH'].includes(method) ? ask({ method: 'GET' }) : reply),
  ],
  [
    'a CDN that forbids methods',
    ['method-answered'],
    (reply, { method }) => (['POST', 'PUT', 'DELETE', 'PATCH'].includes(method) ? plainError(403) : reply),
  ],
  [
    'preflights',
    ['options-answered'],
    (reply, { method }) => (method === 'OPTIONS' ? { ...reply, status: 204, body: new Uint8Array(0) } : reply),
  ],
  [
    'a CDN that refuses the preflights of the release',
    ['preflight-refused'],
    (reply, { method }) => (method === 'OPTIONS' ? plainError(403) : reply),
    preflightRelease(),
  ],
  [
    'preflights of a host that has its own',
    ['cors-changed'],
    (reply, { method }) =>
      method === 'OPTIONS' ? { ...reply, headers: { ...reply.headers, 'Access-Control-Allow-Headers': '*' } } : reply,
    preflightRelease(),
  ],
  ['405 without Allow', ['allow-missing'], (reply) => without(reply, 'Allow')],
  [
    'HEAD refused',
    ['head-differs'],
    (reply, { method }) => (method === 'HEAD' && reply.status === 200 ? plainError(400) : reply),
  ],
];

function old(reply: Reply): Reply {
  return { ...reply, body: Buffer.concat([reply.body, text.encode('<!-- x -->')]) };
}
function retyped(reply: Reply, from: string, to: string): Reply {
  return reply.headers['Content-Type'] === from
    ? { ...reply, headers: { ...reply.headers, 'Content-Type': to } }
    : reply;
}

describe('finds the cause of', () => {
  test.each(faults.map(([what, ...rest]) => [what, rest] as const))('%s', async (_, [causes, fault, of]) => {
    const { findings, ok } = await auditWith(fault, of);
    expect(findings.map(({ cause }) => cause)).toEqual(causes);
    const notes: readonly Cause[] = [
      'redirect-status',
      'accept-lines',
      'tag-missing',
      'no-revalidation',
      'options-answered',
    ];
    expect(ok).toBe(causes.every((cause) => notes.includes(cause)));
  });

  test('and every cause has a server that shows it', async () => {
    const { causes } = await import('../../src/audit/causes.ts');
    const shown = new Set(faults.flatMap(([, found]) => found));
    expect(Object.keys(causes).filter((cause) => !shown.has(cause as Cause))).toEqual(['other-status']);
  });
});
