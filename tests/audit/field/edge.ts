// CDNs, proxies and bot walls as they change answers on their way: a table, and so longer than a module should be.
import { gzipSync } from 'node:zlib';
import { forAgent, inPages, onPages, withField } from '../corpus/row.ts';
import { cache, isPage, line, moved, pathOf, plain, plainError, text, without } from '../replies.ts';
import type { Reply } from '../servers.ts';
import { changed, type FieldRow, jsonOf, page, withBody } from './row.ts';

const managed = `# BEGIN Cloudflare Managed content
User-agent: *
Content-Signal: search=yes,ai-train=no
Allow: /

User-agent: GPTBot
Disallow: /
# END Cloudflare Managed Content

`;

const isText = (reply: Reply) => reply.status === 200 && !reply.headers['Content-Encoding'];

export const edge: readonly FieldRow[] = [
  // robots.txt
  [
    'a managed block in front of robots.txt',
    'robots-changed',
    changed(/^\/robots\.txt$/, (body) => Buffer.concat([text.encode(managed), body])),
  ],
  [
    'a robots.txt that the host makes itself',
    'robots-changed',
    changed(/^\/robots\.txt$/, () => text.encode('User-agent: *\nDisallow: /\n')),
  ],
  [
    'a block against AI crawlers at the end of robots.txt',
    'robots-changed',
    changed(/^\/robots\.txt$/, (body) => Buffer.concat([body, text.encode('\nUser-agent: GPTBot\nDisallow: /\n')])),
  ],
  // canonical addresses
  [
    'the address of the platform as the canonical one of pages',
    'canonical-foreign',
    onPages((html) => html.replace(/(<link[^>]*rel="canonical"[^>]*href=")https:\/\/[^/]+/, '$1https://x.pages.dev')),
  ],
  [
    'a canonical Link of the platform on everything',
    'canonical-foreign',
    (reply, request) =>
      reply.status === 200
        ? withField(
            reply,
            'Link',
            [reply.headers.Link ?? [], `<https://x.netlify.app${pathOf(request)}>; rel="canonical"`].flat().join(', '),
          )
        : reply,
  ],
  // ages
  ['copies of two days', 'age-exceeded', (reply) => (reply.status === 200 ? withField(reply, 'Age', '172800') : reply)],
  ['a clock that is years late', 'date-wrong', (reply) => withField(reply, 'Date', 'Sat, 01 Jan 2000 00:00:00 GMT')],
  ['a clock that is years early', 'date-wrong', (reply) => withField(reply, 'Date', 'Thu, 01 Jan 2099 00:00:00 GMT')],
  [
    'a 404 of before the deployment in a cache',
    'stale-cache',
    (reply, { path }, ask) => (path === '/api/v1/faq.json' ? ask({ path: '/no-such-path' }) : reply),
  ],
  [
    'pages of before the deployment in a cache, by path',
    'stale-cache',
    (reply, { path, method }) =>
      method === 'GET' && /^\/(?:about|contact)\/$/.test(path) && isPage(reply) ? withBody(reply, page('Old')) : reply,
  ],
  ['a cache without Vary', 'vary-ignored', cache(({ path }) => path)],
  ['no Vary', 'vary-missing', (reply) => (reply.status === 200 ? without(reply, 'Vary') : reply)],
  // bodies
  [
    'pictures as WebP for those who take it',
    'image-converted',
    (reply, request) =>
      /image\/webp/.test(line(request, 'accept')) && reply.headers['Content-Type'] === 'image/png'
        ? { ...withBody(reply, webp), headers: { ...reply.headers, 'Content-Type': 'image/webp' } }
        : reply,
  ],
  [
    'pictures as AVIF for everybody',
    'image-converted',
    (reply) =>
      reply.headers['Content-Type'] === 'image/png'
        ? { ...withBody(reply, avif), headers: { ...without(reply, 'ETag').headers, 'Content-Type': 'image/avif' } }
        : reply,
  ],
  [
    'pictures recompressed under their media type',
    'image-converted',
    (reply) =>
      reply.headers['Content-Type'] === 'image/png'
        ? withBody(reply, Buffer.concat([reply.body.slice(0, 40), Buffer.from([1, 2]), reply.body.slice(60)]))
        : reply,
  ],
  ['minified pages', 'body-rewritten', onPages((html) => html.replace(/\n\s*/g, ' '))],
  ['hidden e-mail addresses', 'body-rewritten', onPages(inPages('<a href="/cdn-cgi/l/email-protection">x</a>'))],
  [
    'an injected script',
    'body-rewritten',
    onPages(inPages('<script src="https://www.googletagmanager.com/gtm.js"></script>')),
  ],
  [
    'an injected banner',
    'body-rewritten',
    onPages(inPages('<script src="https://consent.cookiebot.com/uc.js"></script>')),
  ],
  [
    'noindex written into pages',
    'hidden-from-search',
    onPages((html) => html.replace('<head>', '<head><meta name="robots" content="noindex, nofollow">')),
  ],
  [
    'JSON without its spaces',
    'body-rewritten',
    changed(/\.json$/, (body) => text.encode(JSON.stringify(jsonOf(body)))),
  ],
  [
    'documents in Latin-1',
    'charset-changed',
    (reply) =>
      isText(reply) && /charset=utf-8/.test(reply.headers['Content-Type'] ?? '')
        ? {
            ...withBody(reply, Buffer.from(Buffer.from(reply.body).toString('utf8'), 'latin1')),
            headers: {
              ...reply.headers,
              'Content-Type': (reply.headers['Content-Type'] ?? '').replace('utf-8', 'iso-8859-1'),
            },
          }
        : reply,
  ],
  [
    'gzip around gzip',
    'compressed-twice',
    (reply) => (reply.headers['Content-Encoding'] === 'gzip' ? { ...reply, body: gzipSync(reply.body) } : reply),
  ],
  [
    'gzip without its name',
    'coding-mislabelled',
    (reply) => (reply.headers['Content-Encoding'] === 'gzip' ? without(reply, 'Content-Encoding') : reply),
  ],
  // doors
  [
    'a challenge before everything',
    'challenge',
    () => ({ ...plainError(403), headers: { 'cf-mitigated': 'challenge', 'Content-Type': 'text/html' } }),
  ],
  [
    'a firewall against agents',
    'agents-refused',
    (reply, request) => (/bot|claude|gpt|python|curl/i.test(line(request, 'user-agent')) ? plainError(403) : reply),
  ],
  [
    'other pages for a crawler',
    'agents-misled',
    forAgent('ClaudeBot', (reply) => (isPage(reply) ? withBody(reply, page('Hello, bot')) : reply)),
  ],
  ['a block by country', 'access-denied', () => plainError(451)],
  ['a block by address', 'access-denied', () => plainError(403)],
  [
    'a page of consent in place of pages',
    'interstitial',
    (reply) =>
      isPage(plain(reply)) && reply.status === 200
        ? { ...withBody(plain(reply), page('Before you continue')), headers: { 'Content-Type': 'text/html' } }
        : reply,
  ],
  [
    'a redirect to consent',
    'interstitial',
    (reply, request) =>
      reply.status === 200 && isPage(reply) ? moved(302, `/consent?next=${pathOf(request)}`) : reply,
  ],
  [
    'a page of maintenance with 200',
    'maintenance',
    () => ({ ...plainError(200), body: text.encode(page('Down for maintenance')) }),
  ],
  [
    'a page of maintenance with 503',
    'maintenance',
    () => ({ ...plainError(503), body: text.encode(page('Service Unavailable')) }),
  ],
  [
    'a redirect to maintenance',
    'maintenance',
    (_reply, { path }) => (path === '/maintenance.html' ? plainError(200) : moved(302, '/maintenance.html')),
  ],
  [
    'a limit of requests',
    'rate-limited',
    (reply, request) => (/^\/(?:api|docs)\//.test(pathOf(request)) ? plainError(429) : reply),
  ],
  ['a cookie of the balancer', 'cookie-set', (reply) => withField(reply, 'Set-Cookie', 'AWSALB=x; Path=/')],
];

const webp = Buffer.from('RIFF\x24\0\0\0WEBPVP8 ', 'latin1');
const avif = Buffer.from('\0\0\0\x20ftypavif\0\0\0\0', 'latin1');
