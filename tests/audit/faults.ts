// A table of broken servers, one row each, and so longer than a module should be.
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Cause } from '../../src/audit/diagnose/causes.ts';
import { agents } from '../../src/audit/probes/agents.ts';
import type { Release } from '../../src/core/release.ts';
import { preflightRelease } from '../hosts/preflight.ts';
import {
  cache,
  isPage,
  line,
  moved,
  notFound,
  old,
  pathOf,
  plain,
  plainError,
  retyped,
  securityNames,
  text,
  without,
} from './replies.ts';
import type { Fault, Reply } from './servers.ts';

type FaultRow = readonly [what: string, causes: readonly Cause[], fault: Fault, of?: Release];

/** Pages of bot walls as they are sent, shortened. */
const walls = [
  '<title>Just a moment...</title><script>window._cf_chl_opt={cvId:"3"}</script>',
  '<html><script src="https://geo.captcha-delivery.com/captcha/?x"></script></html>',
  '<html><iframe src="/_Incapsula_Resource?SWUDNSAI=31"></iframe></html>',
  '<html><meta http-equiv="refresh" content="0;/.well-known/sgcaptcha/?r=%2F"></html>',
  '<!doctype html><title>Making sure you&#39;re not a bot!</title><link href="/.within.website/x/xess/xess.css">',
  '<!DOCTYPE html><title>Human Verification</title><script src="https://a.token.awswaf.com/b/challenge.js"></script>',
  '<html><script>document.cookie="__test="+toHex(slowAES.decrypt(c));location.href="/?i=1";</script></html>',
  '<html><title>Please wait</title><form id="challenge-form" action="/?v=1"></form></html>',
  '<html><noscript>Enable JavaScript and cookies to continue</noscript></html>',
];

/** Broken in one way each: the causes that are found, and no others. */
export const faults: readonly FaultRow[] = [
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
  ...withCoding('gzip', [
    ['side-cars of an older build', ['coding-differs'], (reply) => old(reply)],
    ['a missing side-car', ['coding-differs'], (_reply, _request, ask) => notFound(ask)],
    [
      'HTML for everybody',
      ['coding-differs'],
      (_reply, { headers: { accept: _, ...headers } }, ask) => ask({ headers }),
    ],
    ['a failure', ['server-error'], () => plainError(502)],
    [
      'the media type of the side-car',
      ['extensionless-type', 'type-by-extension'],
      (reply) => typed(reply, 'application/gzip'),
    ],
    [
      'Brotli',
      ['coding-forced'],
      (_reply, { headers }, ask) => ask({ headers: { ...headers, 'accept-encoding': 'br' } }),
    ],
    ['double compression', ['compressed-twice'], (reply) => ({ ...reply, body: gzipSync(reply.body) })],
    ['declared double compression', ['compressed-twice'], (reply) => coded(reply, 'gzip, gzip', gzipSync(reply.body))],
    [
      'Brotli in gzip',
      ['compressed-twice'],
      (reply) => ({ ...reply, body: gzipSync(brotliCompressSync(plain(reply).body)) }),
    ],
    ['no Content-Encoding', ['coding-mislabelled'], (reply) => without(reply, 'Content-Encoding')],
    [
      'a lost Vary',
      ['coding-forced'],
      (reply) => (reply.headers.Vary === 'Accept-Encoding' ? without(reply, 'Vary') : reply),
    ],
  ]),
  ...withCoding('br', [
    ['side-cars of an older build', ['coding-differs'], (reply) => old(reply)],
    ['gzip around it', ['compressed-twice'], (reply) => ({ ...reply, body: gzipSync(reply.body) })],
    ['no Content-Encoding', ['coding-mislabelled'], (reply) => without(reply, 'Content-Encoding')],
    ['its name on plain bodies', ['coding-mislabelled'], (reply) => ({ ...reply, body: plain(reply).body })],
    ['broken bytes', ['coding-forced'], (reply) => ({ ...reply, body: reply.body.slice(0, -9) })],
  ]),
  [
    'gzip without a word of it, for those who refused it too',
    ['coding-mislabelled'],
    (reply, request) =>
      pathOf(request) === '/llms.txt' && reply.status === 200 && request.method === 'GET'
        ? { ...without(reply, 'Content-Encoding'), body: gzipSync(plain(reply).body) }
        : reply,
  ],
  // who asks
  ...['GPTBot', 'ClaudeBot', 'curl'].map(
    (name): FaultRow => [`a 403 for ${name}`, ['agents-refused'], forAgent(name, () => plainError(403))],
  ),
  ['a limit for GPTBot', ['agents-refused'], forAgent('GPTBot', () => plainError(429))],
  ['a 404 for ClaudeBot', ['agents-refused'], forAgent('ClaudeBot', (_reply, _request, ask) => notFound(ask))],
  ['a page of terms for ClaudeBot', ['agents-refused'], forAgent('ClaudeBot', () => moved(302, '/terms/'))],
  [
    'a firewall that drops the connections of every agent',
    ['agents-refused'],
    (reply, { headers }) => (String(headers['user-agent']) === 'gazette-audit' ? reply : { ...reply, status: 0 }),
  ],
  [
    'pages rendered for Googlebot',
    ['agents-misled'],
    forAgent('Googlebot', (reply) => (isPage(reply) ? old(reply) : reply)),
  ],
  [
    'a bot wall for PerplexityBot',
    ['challenge'],
    forAgent('PerplexityBot', () => wall('<title>Just a moment...</title>')),
  ],
  ['a firewall against everybody', ['access-denied'], (reply) => (reply.status === 200 ? plainError(403) : reply)],
  // cookies
  ['a cookie on every answer', ['cookie-set'], (reply) => withCookie(reply)],
  ['a cookie on pages', ['cookie-set'], (reply) => (isPage(reply) ? withCookie(reply) : reply)],
  ['a cookie on 304', ['cookie-set'], (reply) => (reply.status === 304 ? withCookie(reply) : reply)],
  ['a cookie on redirects', ['cookie-set'], (reply) => (reply.status === 308 ? withCookie(reply) : reply)],
  ['a cookie for GPTBot', ['cookie-set'], forAgent('GPTBot', (reply) => withCookie(reply))],
  // bot walls that answer 200
  ...walls.map((body): FaultRow => [`a bot wall with 200: ${body.slice(0, 60)}`, ['challenge'], () => wall(body)]),
  [
    'a bot wall with 200 before pages only',
    ['challenge'],
    (reply, { path }) => (path.startsWith('/about/') ? withCookie(wall('<title>Verify you are human</title>')) : reply),
  ],
  [
    'a bot wall with 202',
    ['challenge'],
    () => ({ ...wall('<script></script>'), status: 202, headers: { 'x-amzn-waf-action': 'challenge' } }),
  ],
  [
    'a script of a bot wall in pages that are otherwise right',
    ['body-rewritten'],
    (reply) =>
      reply.status === 200 && isPage(reply) && !reply.headers['Content-Encoding']
        ? {
            ...reply,
            body: Buffer.concat([
              reply.body,
              text.encode(
                "<script>document.cookie='a=1'</script><script src=/cdn-cgi/challenge-platform/scripts/jsd/main.js></script>",
              ),
            ]),
          }
        : reply,
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

function redirectsTo(causes: readonly Cause[], places: (path: string) => readonly string[]): FaultRow[] {
  return places('').map((_, i) => [
    `redirects to ${places('/x/')[i]}`,
    causes,
    (reply) => {
      const to = reply.headers.Location;
      return to ? { ...reply, headers: { ...reply.headers, Location: places(to)[i]! } } : reply;
    },
  ]);
}

/** Faults that show only to those who accept nothing but this coding. */
function withCoding(coding: string, rows: readonly FaultRow[]): FaultRow[] {
  return rows.map(([what, causes, fault]) => [
    `${what}, for ${coding} only`,
    causes,
    (reply, request, ask) =>
      line(request, 'accept-encoding') === coding && reply.headers['Content-Encoding'] === coding
        ? fault(reply, request, ask)
        : reply,
  ]);
}

function forAgent(name: string, fault: Fault): Fault {
  return (reply, request, ask) => (line(request, 'user-agent') === agents[name] ? fault(reply, request, ask) : reply);
}

function wall(body: string): Reply {
  return { ...plainError(200), body: text.encode(body) };
}

function withCookie(reply: Reply): Reply {
  return { ...reply, headers: { ...reply.headers, 'Set-Cookie': '__cf_bm=secret; Path=/; HttpOnly' } };
}

function typed(reply: Reply, type: string): Reply {
  return { ...reply, headers: { ...reply.headers, 'Content-Type': type } };
}

function coded(reply: Reply, coding: string, body: Uint8Array): Reply {
  return { ...reply, headers: { ...reply.headers, 'Content-Encoding': coding }, body };
}
