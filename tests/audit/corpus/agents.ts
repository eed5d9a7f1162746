// Who asks, and cookies: a table, and so longer than a module should be.
import { isPage, line, moved, notFound, old, plainError } from '../replies.ts';
import { type FaultRow, forAgent, wall, withCookie, withField } from './row.ts';

export const agents: readonly FaultRow[] = [
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

  [
    'a 403 for whoever calls itself a bot',
    ['agents-refused'],
    (reply, request) => (/bot/i.test(line(request, 'user-agent')) ? plainError(403) : reply),
  ],
  [
    'a 406 for libraries',
    ['agents-refused'],
    (reply, request) => (/^(?:curl|python|Go-http|node)/i.test(line(request, 'user-agent')) ? plainError(406) : reply),
  ],
  ['a 503 for CCBot', ['agents-refused'], forAgent('CCBot', () => plainError(503))],
  ['nothing for GPTBot', ['agents-misled'], forAgent('GPTBot', (reply) => ({ ...reply, body: new Uint8Array(0) }))],
  [
    'a licence for crawlers to pay',
    ['agents-refused'],
    forAgent('GPTBot', () => ({ ...plainError(402), headers: { 'crawler-price': 'USD 0.01' } })),
  ],
  [
    'noindex for Googlebot',
    ['hidden-from-search'],
    forAgent('Googlebot', (reply) => withField(reply, 'X-Robots-Tag', 'noindex')),
  ],
  [
    'Markdown for ClaudeBot, who asked for HTML',
    ['agents-misled'],
    forAgent('ClaudeBot', (_reply, request, ask) => ask({ headers: { ...request.headers, accept: 'text/markdown' } })),
  ],
];
