import type { Release, Route } from '../../src/core/release.ts';
import { thoroughness } from '../support/runs.ts';
import { acceptTable, fuzzedAccepts, repeatedRanges } from './accept-headers.ts';
import { conditional, encodings, entityTags, staleTags } from './cache-checks.ts';
import { type Ask, ask } from './client.ts';
import { oddTargets } from './odd-targets.ts';
import { type Check, likeOracle } from './subject.ts';

const agent = 'text/markdown, text/html, */*';
const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
const methods = ['GET', 'HEAD'];

/** The rules for every host, in the order of service.md. A header list of respond() is compared in every one. */
export const checks: readonly Check[] = [
  likeOracle('documents', ['media-types', 'api-documents', 'discovery-documents'], (release) =>
    paths(release).flatMap((path) => readers(path).flatMap(bothMethods)),
  ),
  likeOracle('homepage links', ['homepage-links'], () => readers('/').flatMap(bothMethods)),
  likeOracle('negotiation', ['negotiation'], (release) => {
    const pages = threePages(release);
    return acceptTable.map((accept, i) => ask(pages[i % pages.length]!, { Accept: accept }));
  }),
  likeOracle('negotiation of arbitrary headers', ['negotiation'], (release) => {
    const pages = threePages(release);
    return fuzzedAccepts(thoroughness === 3 ? 2500 : 150).map((accept, i) =>
      ask(pages[i % pages.length]!, { Accept: accept }),
    );
  }),
  likeOracle('repeated ranges', ['negotiation'], () => repeatedRanges.map((accept) => ask('/', { Accept: accept }))),
  likeOracle('several Accept lines', ['accept-lines'], () => acceptLines.map((lines) => lined('/', lines))),
  likeOracle('long Accept', ['long-headers'], () => longAccepts.map((accept) => ask('/', { Accept: accept }))),
  likeOracle('one representation only', ['api-documents'], (release) =>
    [...release.routes.values()]
      .filter(({ variants }) => variants.length === 1)
      .flatMap(({ path }) => ['text/markdown', 'image/png', ''].map((accept) => ask(path, { Accept: accept }))),
  ),
  likeOracle('redirects', ['redirects'], (release) =>
    [...release.redirects.keys()].flatMap((path) =>
      [path, `${path}?x=1`].flatMap((target) => bothMethods(ask(target, { Accept: agent }))),
    ),
  ),
  likeOracle('missing paths', ['missing-paths', 'no-login'], (release) =>
    oddTargets(release).flatMap((target) => readers(target).flatMap(bothMethods)),
  ),
  likeOracle('methods', ['methods'], (release) =>
    ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'].flatMap((method) =>
      [
        '/',
        '/api/v1/company.json',
        '/none',
        ...[...release.redirects.keys()].slice(0, 1),
        '/.well-known/api-catalog',
      ].map((path) => ask(path, { Accept: agent, ...(method !== 'OPTIONS' && { 'Content-Length': '0' }) }, method)),
    ),
  ),
  likeOracle('TRACE', ['methods'], () => ['/', '/none'].map((path) => ask(path, {}, 'TRACE'))),
  likeOracle('query', ['query'], (release) =>
    sample(release).flatMap((path) =>
      ['?', '??', '?a=1&b=2', '?x=/../', '?/x/', '?q=%zz', '?\'"<>', `?${'a'.repeat(500)}`].map((q) => ask(path + q)),
    ),
  ),
  likeOracle('absolute-form', ['targets'], () =>
    ['http://example.com/', 'http://example.com/auth.md?x', 'http://example.com/none'].map((target) => ask(target)),
  ),
  likeOracle('credentials', ['credentials'], (release) =>
    [...sample(release), '/none', '/token'].flatMap((path) => credentials.map((sent) => ask(path, sent))),
  ),
  likeOracle('ranges', ['ranges'], (release) =>
    sample(release).flatMap((path) =>
      ['bytes=0-1', 'bytes=-5', 'bytes=99999999-', 'bytes=0-1,5-6', 'x=1'].map((range) => ask(path, { Range: range })),
    ),
  ),
  likeOracle('preconditions', ['preconditions'], (release) =>
    sample(release).flatMap((path) => dated.map((d) => ask(path, d))),
  ),
  conditional,
  entityTags,
  staleTags,
  encodings,
];

function paths(release: Release): string[] {
  return [...release.routes.keys()];
}

/** One path of each kind that the release has. */
function sample({ routes }: Release): string[] {
  const kind = ({ variants }: Route) => JSON.stringify(variants.map((v) => [v.when, v.headers['Content-Type']]));
  return [...new Map([...routes.values()].map((route) => [kind(route), route.path])).values()];
}

function threePages({ routes }: Release): string[] {
  const pages = [...routes.values()].filter(({ variants }) => variants.length > 1).map(({ path }) => path);
  return [pages[0]!, pages[1 % pages.length]!, pages.at(-1)!];
}

function readers(target: string): Ask[] {
  return [ask(target, { Accept: browser }), ask(target, { Accept: agent }), ask(target)];
}

function bothMethods(sent: Ask): Ask[] {
  return methods.map((method) => ({ ...sent, method }));
}

function lined(target: string, lines: readonly string[]): Ask {
  return { method: 'GET', target, headers: lines.map((line) => ['Accept', line] as const) };
}

const acceptLines = [
  ['text/html;q=0.2', 'text/markdown;q=0.5'],
  ['text/markdown;q=0.2', 'text/html;q=0.5'],
  ['text/markdown', 'text/html', '*/*'],
  ['application/json', 'text/markdown'],
  ['text/markdown', ''],
];

const filler = (length: number) => `, x/y;z=${'a'.repeat(length - 8)}`;
const longAccepts = [
  `text/markdown${filler(4000 - 13)}`,
  `text/markdown${filler(4096 - 13)}`,
  `text/markdown${filler(4097 - 13)}`,
  ...[',', ' ', ';', '"', '\\', 'text/markdown,', 'text/markdown;', ';q=', ';q=0.5', '"\\', 'a,', 'q'].flatMap(
    (piece) => [4000, 7000].map((length) => `text/markdown;x${piece.repeat(length / piece.length)}z`),
  ),
];

const credentials: Readonly<Record<string, string>>[] = [
  { Authorization: 'Bearer invented' },
  { Authorization: 'Basic dXNlcjpwYXNz' },
  { Authorization: `Bearer ${'x'.repeat(4000)}` },
  { Authorization: 'DPoP x', DPoP: 'y', Cookie: 'session=1', 'X-API-Key': 'z' },
  { Origin: 'https://elsewhere.example', 'X-Forwarded-Host': 'evil.example', 'X-HTTP-Method-Override': 'DELETE' },
  { 'X-Original-URL': '/none', 'X-Rewrite-URL': '/none', Forwarded: 'host=evil.example', Via: '1.1 proxy' },
];

const dated: Readonly<Record<string, string>>[] = [
  { 'If-Modified-Since': 'Sun, 06 Nov 2094 08:49:37 GMT' },
  { 'If-Unmodified-Since': 'Sun, 06 Nov 1994 08:49:37 GMT' },
  { 'If-Match': '"none"' },
  { 'If-Range': '"none"', Range: 'bytes=0-1' },
];
