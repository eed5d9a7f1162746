import type { Capability } from '../../core/capabilities.ts';
import type { Release } from '../../core/release.ts';
import { noLogins } from '../target.ts';
import { acceptHeaders } from './documents.ts';
import type { Probe } from './probe.ts';
/**
 * User-Agents of crawlers, assistants and programs, which firewalls sort clients by: all must get the same. Names are
 * those of robots.txt, where there is one.
 */
export const userAgents: Readonly<Record<string, string>> = {
  // OpenAI
  GPTBot: compatible('GPTBot/1.3; +https://openai.com/gptbot'),
  'OAI-SearchBot': compatible('OAI-SearchBot/1.3; +https://openai.com/searchbot'),
  'ChatGPT-User': compatible('ChatGPT-User/1.0; +https://openai.com/bot'),
  // Anthropic
  ClaudeBot: compatible('ClaudeBot/1.0; +claudebot@anthropic.com'),
  'Claude-User': compatible('Claude-User/1.0; +Claude-User@anthropic.com'),
  'Claude-SearchBot': compatible('Claude-SearchBot/1.0; +Claude-SearchBot@anthropic.com'),
  // other answer engines
  PerplexityBot: compatible('PerplexityBot/1.0; +https://perplexity.ai/perplexitybot'),
  'Perplexity-User': compatible('Perplexity-User/1.0; +https://perplexity.ai/perplexity-user'),
  'MistralAI-User': compatible('MistralAI-User/1.0; +https://docs.mistral.ai/robots'),
  DuckAssistBot: 'Mozilla/5.0 (compatible; DuckAssistBot/1.2; +http://duckduckgo.com/duckassistbot.html)',
  'meta-externalagent': 'meta-externalagent/1.1 (+https://developers.facebook.com/docs/sharing/webmasters/crawler)',
  Amazonbot: compatible('Amazonbot/0.1; +https://developer.amazon.com/support/amazonbot'),
  CCBot: 'CCBot/2.0 (https://commoncrawl.org/faq/)',
  // search engines
  Googlebot: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  Bingbot: compatible('bingbot/2.0; +http://www.bing.com/bingbot.htm'),
  Applebot:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_5) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/13.1.1 Safari/605.1.15 (Applebot/0.1; +http://www.apple.com/go/applebot)',
  // libraries for own programs
  curl: 'curl/8.14.1',
  'Python requests': 'python-requests/2.32.5',
  Node: 'node',
  Go: 'Go-http-client/2.0',
};

function compatible(product: string): string {
  return `Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; ${product})`;
}

/** Odd requests, which static hosts often get wrong: each stands alone. */
export function createEdgeCaseProbes(release: Release): readonly Probe[] {
  const document = findApiDocument(release);
  return [
    ...['/', document].flatMap((path) =>
      ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].map((method) => odd(path, 'methods', { method })),
    ),
    ...[...missingPaths, ...folders(release), ...spellings(release, document)].map((path) => odd(path)),
    // Some servers refuse such a path early, which is as good.
    ...[...hostilePaths, ...doubled(release)].map((path) => ({ ...odd(path), alsoFine: [400] })),
    ...pictures(release).map((path) => odd(path, 'assets', { headers: { accept: acceptOfPictures } })),
    ...['/', document].map((path) => odd(`${path}?api_key=1&x=%00`, 'query', { alsoFine: [400] })),
    ...['/', document].map((path) => odd(path, 'credentials', { headers: { authorization: 'Bearer x' } })),
    odd(document, 'ranges', { headers: { range: 'bytes=0-9' }, alsoFine: [206] }),
    ...['/', document].map((path) => odd(path, 'conditional', { headers: { 'if-none-match': unknownTag } })),
    odd('/', 'clients', { headers: { 'accept-language': 'zh-Hant, de;q=0.9' } }),
    odd(document, 'cors', { headers: { origin: 'https://other.example' } }),
    odd('/', 'compression', { headers: { 'accept-encoding': 'br;q=0, gzip;q=0' } }),
    odd('/', 'long-headers', { headers: { accept: `text/html, x/y;z="${'a,'.repeat(3500)}"` } }),
    ...acceptFields.map((accept) => ({
      ...odd('/', 'negotiation', { headers: { accept } }),
      role: 'weights' as const,
    })),
  ];
}

/** Requests of every known client: the homepage, and an API document. */
export function createAgentProbes(release: Release): readonly Probe[] {
  return Object.entries(userAgents).flatMap(([agent, userAgent]) =>
    (['/', findApiDocument(release)] as const).map((path): Probe => {
      const wants = path === '/' ? 'html' : 'always';
      const headers = { accept: acceptHeaders[wants], 'accept-encoding': 'identity', 'user-agent': userAgent };
      return { role: 'agent', agent, path, wants, capability: 'clients', request: { method: 'GET', path, headers } };
    }),
  );
}

/** The API document that every site has. */
export function findApiDocument({ routes }: Release): string {
  const [first = '/'] = routes.keys();
  return routes.has('/api/v1/company.json') ? '/api/v1/company.json' : first;
}

/** Paths that no site has. */
export const missingPagePath = '/no-such-page/';
export const missingDocumentPath = '/api/v1/no-such-document.json';

/** Browsers' Accept for images, by which CDNs convert them. */
const acceptOfPictures = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';

/** Paths that must not answer, and those that scanners try. */
const missingPaths = [
  ...noLogins,
  ...['/.env', '/.git/config', '/.htaccess', '/gazette.manifest.json'],
  ...[
    '/404.html',
    '/index.html',
    '/index.html.br',
    '/index.md.gz',
    missingPagePath,
    missingDocumentPath,
    '/api/v2/index.json',
  ],
  ...['/no-such-page.md'],
];

const hostilePaths = ['//x', '//example.com/', '/%2e%2e/%2e%2e/etc/passwd', '/..%2findex.md', '/%00', '/index.md%00'];

/** Tag of no document. */
const unknownTag = '"gazette-audit-0"';

/** A page with a doubled slash, with and without the last: servers merge them, or take the first name for a host. */
function doubled({ routes }: Release): string[] {
  const page = [...routes.keys()].find((path) => /^\/[^/]+\/$/.test(path));
  return page === undefined ? [] : [`/${page}`, `/${page.slice(0, -1)}`];
}

/** Two images, with and without a digest in the name. */
function pictures({ routes }: Release): string[] {
  const found = [...routes.keys()].filter((path) => path.endsWith('.png'));
  return [/^\/assets\//, /^\/[^/]+$/].flatMap((shape) => found.find((path) => shape.test(path)) ?? []);
}

/** Folders of documents: no listing, no redirect, no 403. */
function folders({ routes, redirects }: Release): string[] {
  const found = new Set<string>();
  for (const path of routes.keys()) {
    for (let end = path.indexOf('/', 1); end !== -1; end = path.indexOf('/', end + 1))
      found.add(path.slice(0, end + 1));
  }
  const both = [...found].flatMap((folder) => [folder, folder.slice(0, -1)]);
  return both.filter((path) => !routes.has(path) && !redirects.has(path));
}

/** Misspellings of a served path: paths are case-sensitive, and a file is no folder. */
function spellings({ routes }: Release, document: string): string[] {
  const others = [
    document.toUpperCase(),
    `${document}/`,
    document.replace(/\.json$/, ''),
    document.replace('o', '%6F'),
    ...flippedPaths(routes),
  ];
  return others.filter((path) => !routes.has(path));
}

/** A page, a mirror and an asset in the other case: hosts look them up in a file system, which may ignore case. */
function flippedPaths(routes: Release['routes']): string[] {
  const shapes = [/^\/[a-z][^.]*\/$/, /^\/[a-z][^.]*\.md$/, /^\/assets\/./];
  const found = shapes.flatMap((shape) => [...routes.keys()].find((path) => shape.test(path)) ?? []);
  return found.map((path) => path.replace(/[a-z]/, (letter) => letter.toUpperCase()));
}

/** Accept fields that break a search for "text/markdown", and real ones of agents (RFC 9110 §12.5.1). */
const acceptFields: readonly (string | readonly string[])[] = [
  ...['*/*', 'text/*', 'application/json', '', 'text/x-markdown', 'text/markdown', 'TEXT/MARKDOWN'],
  'text/markdown, text/html, */*',
  'text/markdown, text/plain;q=0.9, */*;q=0.8',
  'text/html, text/markdown;q=0.9',
  'text/html;q=0.5, text/markdown;q=0.501',
  'text/markdown;q=0',
  'text/markdown;q=0.000, text/html;q=0',
  'text/markdown;q=2, text/html;q=0.1',
  'text/markdown;q=0.5, */*',
  'text/html;profile="text/markdown"',
  'text/markdown;charset=utf-8;q=0.4, text/html;q=0.5',
  ['text/html;q=0.2', 'text/markdown'],
];

type Details = Pick<Probe, 'alsoFine'> & { method?: string; headers?: Probe['request']['headers'] };

function odd(path: string, capability?: Capability, { method = 'GET', headers, alsoFine }: Details = {}): Probe {
  return {
    role: 'odd',
    path,
    request: { method, path, headers: { accept: acceptHeaders.always, 'accept-encoding': 'identity', ...headers } },
    ...(capability && { capability }),
    ...(alsoFine && { alsoFine }),
  };
}
