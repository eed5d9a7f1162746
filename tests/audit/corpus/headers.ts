// Header fields that are lost, changed or added: a table, and so longer than a module should be.
import { isPage, line, pathOf, plainError, retyped, securityNames, without } from '../replies.ts';
import { type FaultRow, withField } from './row.ts';

export const headers: readonly FaultRow[] = [
  // headers
  [
    'a configuration that is not loaded',
    ['config-not-loaded'],
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

  // fields that are added
  ['noindex of a preview deployment', ['hidden-from-search'], (reply) => withField(reply, 'X-Robots-Tag', 'noindex')],
  [
    'none of a staging rule',
    ['hidden-from-search'],
    (reply) => (reply.status === 200 ? withField(reply, 'X-Robots-Tag', 'googlebot: none') : reply),
  ],
  [
    'noai of a CDN',
    ['hidden-from-search'],
    (reply) => (isPage(reply) ? withField(reply, 'X-Robots-Tag', 'noai, noimageai') : reply),
  ],
  ['a Refresh', ['refresh-added'], (reply) => (isPage(reply) ? withField(reply, 'Refresh', '5; url=/login') : reply)],
  [
    'a download',
    ['download-forced'],
    (reply) => (reply.status === 200 ? withField(reply, 'Content-Disposition', 'attachment') : reply),
  ],
  [
    'Header set X-Frame-Options around the site',
    ['framing-repeated'],
    (reply) => withField(reply, 'X-Frame-Options', 'SAMEORIGIN'),
  ],
  [
    'credentials for other origins',
    ['cors-changed'],
    (reply) => withField(reply, 'Access-Control-Allow-Credentials', 'true'),
  ],
  [
    'TRACE in Allow',
    ['trace-allowed'],
    (reply) => (reply.status === 405 ? withField(reply, 'Allow', 'GET, HEAD, TRACE') : reply),
  ],
  // fields that are lost or changed
  [
    'no CORS',
    ['cors-changed'],
    (reply) =>
      reply.status === 200 ? without(reply, 'Access-Control-Allow-Origin', 'Access-Control-Expose-Headers') : reply,
  ],
  [
    'a 403 for scripts of other origins',
    ['cors-changed'],
    (reply, request) => (line(request, 'origin') ? plainError(403) : reply),
  ],
  [
    'the Origin of the asker',
    ['cors-changed'],
    (reply, request) =>
      line(request, 'origin') && reply.status === 200
        ? withField(reply, 'Access-Control-Allow-Origin', line(request, 'origin'))
        : reply,
  ],
  [
    'a policy that only reports',
    ['header-changed'],
    (reply) => {
      const policy = reply.headers['Content-Security-Policy'];
      return policy
        ? withField(without(reply, 'Content-Security-Policy'), 'Content-Security-Policy-Report-Only', policy)
        : reply;
    },
  ],
  [
    'no nosniff',
    ['header-changed'],
    (reply) => (reply.status === 200 ? without(reply, 'X-Content-Type-Options') : reply),
  ],
  ['a Referrer-Policy of the CDN', ['header-changed'], (reply) => withField(reply, 'Referrer-Policy', 'same-origin')],
  [
    'documents for this origin only',
    ['header-changed'],
    (reply) => (reply.status === 200 ? withField(reply, 'Cross-Origin-Resource-Policy', 'same-site') : reply),
  ],
  [
    'two policies',
    ['header-repeated'],
    (reply) => {
      const policy = reply.headers['Content-Security-Policy'];
      return policy ? withField(reply, 'Content-Security-Policy', `${policy}, ${policy}`) : reply;
    },
  ],
  ['JSON as text', ['type-by-extension'], (reply) => retyped(reply, 'application/json', 'text/plain; charset=utf-8')],
  [
    'Markdown as plain text',
    ['type-by-extension'],
    (reply) => retyped(reply, 'text/markdown; charset=utf-8', 'text/plain; charset=utf-8'),
  ],
  [
    'Latin-1',
    ['charset-changed'],
    (reply) => retyped(reply, 'text/html; charset=utf-8', 'text/html; charset=ISO-8859-1'),
  ],
  ['HTML without a charset', ['charset-changed'], (reply) => retyped(reply, 'text/html; charset=utf-8', 'text/html')],
  [
    'no media type',
    ['extensionless-type'],
    (reply, request) => (pathOf(request) === '/.well-known/api-catalog' ? without(reply, 'Content-Type') : reply),
  ],
  [
    'no caching at all',
    ['caching-changed'],
    (reply) => (reply.status === 200 ? withField(reply, 'Cache-Control', 'no-store') : reply),
  ],
  [
    'pages that never change',
    ['caching-changed'],
    (reply) =>
      isPage(reply) && reply.status === 200
        ? withField(reply, 'Cache-Control', 'public, max-age=31536000, immutable')
        : reply,
  ],
  [
    '404 kept for a year',
    ['caching-changed'],
    (reply) =>
      reply.status === 404 ? withField(reply, 'Cache-Control', 'public, max-age=31536000, immutable') : reply,
  ],
  ['no Link', ['link-missing'], (reply) => without(reply, 'Link')],
  [
    'Link to another origin',
    ['link-missing'],
    (reply) =>
      reply.headers.Link
        ? withField(reply, 'Link', reply.headers.Link.replaceAll('</', '<https://cdn.example/'))
        : reply,
  ],
  [
    'no count of tokens with the homepage',
    ['tokens-wrong'],
    (reply, request) => (pathOf(request) === '/' ? without(reply, 'x-markdown-tokens') : reply),
  ],
  [
    'redirects without header fields',
    ['error-headers-missing'],
    (reply) => (reply.status === 308 ? without(reply, ...securityNames) : reply),
  ],
];
