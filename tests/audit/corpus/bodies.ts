// Other bytes than those of the release: a table, and so longer than a module should be.
import { isPage, old, pathOf, without } from '../replies.ts';
import { at, type FaultRow, onPages, onText, rewritten } from './row.ts';

export const bodies: readonly FaultRow[] = [
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
    ['body-truncated'],
    (reply) => (reply.headers['Content-Encoding'] ? { ...reply, body: reply.body.slice(0, -9) } : reply),
  ],

  ['a byte order mark', ['bytes-prefixed'], onText((body) => Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), body]))],
  [
    'a JSON document cut short',
    ['body-truncated'],
    at('/api/v1/company.json', (reply) => ({ ...reply, body: reply.body.slice(0, 100) })),
  ],
  ['a page cut short', ['body-truncated'], at('/about/', (reply) => ({ ...reply, body: reply.body.slice(0, 700) }))],
  ['an empty file', ['body-truncated'], at('/llms.txt', (reply) => ({ ...reply, body: new Uint8Array(0) }))],
  [
    'a sitemap cut short',
    ['body-truncated'],
    at('/sitemap.xml', (reply) => ({ ...reply, body: reply.body.slice(0, 300) })),
  ],
  ['a line at the end of files', ['bytes-appended'], onText((body) => Buffer.concat([body, Buffer.from('\n')]))],
  [
    'a warning of PHP after JSON',
    ['bytes-appended'],
    at('/api/v1/faq.json', (reply) => ({ ...reply, body: Buffer.concat([reply.body, Buffer.from('<b>Warning</b>')]) })),
  ],
  ['a comment of a cache plugin', ['body-rewritten'], onPages((html) => `${html}<!-- cached 12:00 -->`)],
  [
    'hidden e-mail addresses',
    ['body-rewritten'],
    onPages((html) => html.replace(/mailto:[^"<>]+/, '/cdn-cgi/l/email-protection#1f7d7e')),
  ],
  [
    'Rocket Loader',
    ['body-rewritten'],
    onPages((html) =>
      html.replace(
        '</body>',
        '<script src="/cdn-cgi/scripts/7d0fa10a/cloudflare-static/rocket-loader.min.js"></script></body>',
      ),
    ),
  ],
  [
    'analytics of the CDN',
    ['body-rewritten'],
    onPages((html) =>
      html.replace(
        '</body>',
        '<script defer src="https://static.cloudflareinsights.com/beacon.min.js"></script></body>',
      ),
    ),
  ],
  [
    'a tag manager in one page',
    ['body-rewritten'],
    (reply, request) =>
      pathOf(request) === '/about/'
        ? rewritten(reply, (html) =>
            html.replace('<head>', '<head><script src="https://www.googletagmanager.com/gtm.js"></script>'),
          )
        : reply,
  ],
  ['minified HTML', ['body-rewritten'], onPages((html) => html.replace(/\n\s*/g, ''))],
  [
    'http links made https',
    ['body-rewritten'],
    onPages((html) => html.replaceAll('https://example.com', 'https://www.example.com')),
  ],
  [
    'sub_filter around the site',
    ['body-rewritten'],
    onPages((html) => html.replace('</head>', '<base href="/"></head>')),
  ],
  [
    'recompressed pictures',
    ['image-converted'],
    (reply) =>
      reply.status === 200 &&
      reply.headers['Content-Type'] === 'image/png' &&
      reply.headers['Cache-Control']?.includes('immutable')
        ? { ...reply, body: Buffer.concat([reply.body.slice(0, 40), reply.body.slice(60)]) }
        : reply,
  ],
  [
    'minified styles',
    ['asset-changed'],
    (reply) =>
      reply.status === 200 &&
      reply.headers['Content-Type']?.startsWith('text/css') &&
      !reply.headers['Content-Encoding']
        ? { ...without(reply, 'ETag'), body: Buffer.from(Buffer.from(reply.body).toString().replace(/[{;]/, '$& ')) }
        : reply,
  ],
  // on the wire
  ['a body that breaks off', ['body-truncated'], at('/llms.txt', (reply) => ({ ...reply, wire: 'cut' }))],
  ['a chunk without a length', ['body-truncated'], at('/llms.txt', (reply) => ({ ...reply, wire: 'chunk' }))],
  [
    'a length that is too short',
    ['body-truncated'],
    at('/api/v1/company.json', (reply) => ({ ...reply, wire: 'short' })),
  ],
  ['a length and chunks at once', ['no-answer'], at('/llms.txt', (reply) => ({ ...reply, wire: 'both' }))],
];
