import type { Release, Route } from '../../core/release.ts';
import type { Probe } from './probe.ts';

/** Usual Accept fields for each variant. */
export const acceptHeaders = {
  html: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  markdown: 'text/markdown, text/html;q=0.8, */*;q=0.1',
  always: '*/*',
} as const;

type Wants = keyof typeof acceptHeaders;

/**
 * The requests for each document and redirect, in sequences to be made one after the other: a cache between must
 * have had the chance to hand out the answer to another request.
 *
 * @param nonce a query that no cache has seen: the service takes none (service.md 8.2), so it changes no answer
 */
export function createDocumentProbes(release: Release, nonce: string): readonly (readonly Probe[])[] {
  const documents = [...release.routes.values()].map((route, index) =>
    route.variants.length === 1 ? single(route, nonce) : negotiated(route, nonce, index % 2 === 0),
  );
  const redirects = [...release.redirects.keys()].map((path) => [probe('redirect', path, 'GET')]);
  return [...documents, ...redirects];
}

function single({ path }: Route, nonce: string): Probe[] {
  return [
    get('get', path, 'always'),
    get('cold', path, 'always', nonce),
    probe('head', path, 'HEAD', 'always'),
    { ...get('same', path, 'always'), ifNoneMatchOf: 'always' },
    ...codings.map((coding) => encoded(path, 'always', coding)),
  ];
}

/** One variant at the plain path first, the other at the cold one: every other page begins with Markdown. */
function negotiated({ path }: Route, nonce: string, htmlFirst: boolean): Probe[] {
  const [first, second] = htmlFirst ? (['html', 'markdown'] as const) : (['markdown', 'html'] as const);
  return [
    get('get', path, first),
    get('get', path, second),
    get('again', path, first),
    get('again', path, second),
    get('cold', path, second, nonce),
    get('cold', path, first, nonce),
    probe('head', path, 'HEAD', 'html'),
    probe('head', path, 'HEAD', 'markdown'),
    { ...get('same', path, 'html'), ifNoneMatchOf: 'html' },
    { ...get('same', path, 'markdown'), ifNoneMatchOf: 'markdown' },
    { ...get('cross', path, 'markdown'), ifNoneMatchOf: 'html' },
    ...codings.flatMap((coding) => [encoded(path, 'html', coding), encoded(path, 'markdown', coding)]),
  ];
}

function get(role: Probe['role'], path: string, wants: Wants, nonce?: string): Probe {
  return probe(role, path, 'GET', wants, nonce === undefined ? '' : `?${nonce}`);
}

/** Codings, each requested alone: a preferred one would hide the other. */
const codings = ['gzip', 'br'] as const;

function encoded(path: string, wants: Wants, coding: string): Probe {
  const plain = probe('encoded', path, 'GET', wants);
  return {
    ...plain,
    request: { ...plain.request, headers: { ...plain.request.headers, 'accept-encoding': coding } },
  };
}

function probe(role: Probe['role'], path: string, method: string, wants?: Wants, query = ''): Probe {
  const headers = { accept: acceptHeaders[wants ?? 'always'], 'accept-encoding': 'identity' };
  return { role, path, request: { method, path: path + query, headers }, ...(wants && { wants }) };
}
