import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import type { Release } from '../../src/core/release.ts';
import { respond } from '../../src/http/respond.ts';
import { type Answer, type Ask, ask, type Exchange, field, oracleRequest } from './client.ts';

/** Who reads: browsers, curl, agents, as they write Accept; and the codings that they can read. */
const readers = {
  browser: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
  curl: '*/*',
  'Claude Code': 'text/markdown, text/html, */*',
  Cursor: 'text/markdown, text/plain;q=0.9, */*;q=0.8',
} as const;
const codings = ['gzip, deflate, br, zstd', 'gzip', 'identity', ''];

/** Pages that are read: so few that each is asked for often, and mostly comes from a cache. */
const mostPages = 20;

/**
 * Requests of many readers to pages from the first to the last, in a fixed random order, with HEAD and foreign
 * validators among them.
 */
export function readersOf(release: Release): readonly Ask[] {
  const all = [...release.routes.values()].filter(({ variants }) => variants.length > 1).map(({ path }) => path);
  const pages = all.filter((_, i) => i % Math.ceil(all.length / mostPages) === 0);
  return fc
    .sample(
      fc.record({
        path: fc.constantFrom(...pages),
        accept: fc.constantFrom(...Object.values(readers)),
        coding: fc.constantFrom(...codings),
        method: fc.constantFrom('GET', 'GET', 'GET', 'HEAD'),
        tag: fc.constantFrom('', '', 'html', 'markdown'),
      }),
      { numRuns: 1200, seed: 9111 },
    )
    .map(({ path, accept, coding, method, tag }) => {
      const etag = release.routes.get(path)!.variants.find(({ when }) => when === tag)?.headers.ETag;
      return ask(
        path,
        { Accept: accept, ...(coding && { 'Accept-Encoding': coding }), ...(etag && { 'If-None-Match': etag }) },
        method,
      );
    });
}

export interface Reading {
  readonly poisoned: readonly string[];
  /** Requests that were answered whole, and rightly, where the origin says 304. */
  readonly longer: readonly Ask[];
  readonly hits: number;
  readonly statuses: Readonly<Record<string, number>>;
}

/**
 * Sends all requests, eight at a time, and compares each answer with what respond() says; `statusOf` says whether one
 * came from the cache (`HIT`).
 */
export async function read(
  release: Release,
  exchange: Exchange,
  all: readonly Ask[],
  statusOf: (answer: Answer) => string,
): Promise<Reading> {
  const poisoned: string[] = [];
  const longer: Ask[] = [];
  const statuses: Record<string, number> = {};
  let next = 0;
  const reader = async () => {
    for (let one = all[next++]; one; one = all[next++]) {
      const answer = await exchange(one);
      const status = statusOf(answer);
      statuses[status] = (statuses[status] ?? 0) + 1;
      const wrong = difference(release, one, answer);
      if (!wrong) continue;
      const headers = one.headers.filter(([name]) => name !== 'If-None-Match');
      const isLonger = wrong.endsWith(': 200 instead of 304') && !difference(release, { ...one, headers }, answer);
      if (isLonger) longer.push(one);
      else poisoned.push(wrong);
    }
  };
  await Promise.all(Array.from({ length: 8 }, reader));
  return { poisoned, longer, statuses, hits: statuses.HIT ?? 0 };
}

/** Whether a shared cache may not keep the answer: Markdown at the address of a page. */
export function isPrivate(release: Release, sent: Ask): boolean {
  return respond(release, oracleRequest(sent)).headers['Cache-Control']?.startsWith('private') === true;
}

function difference(release: Release, sent: Ask, answer: Answer): string | undefined {
  const expected = respond(release, oracleRequest(sent));
  const { target, method } = sent;
  const found = `${method} ${target} ${JSON.stringify(sent.headers)}: `;
  if (answer.status !== expected.status) return `${found}${answer.status} instead of ${expected.status}`;
  // A 304 of a cache may say less than one of the origin.
  for (const name of answer.status === 304
    ? ['ETag']
    : ['Content-Type', 'Content-Encoding', 'ETag', 'Vary', 'x-markdown-tokens'])
    if (field(answer, name) !== expected.headers[name]) return `${found}${name} is ${field(answer, name)}`;
  if (method === 'HEAD' || answer.status === 304) return undefined;
  return decoded(answer).equals(decoded(expectedAnswer(release, sent))) ? undefined : `${found}another body`;
}

function expectedAnswer(release: Release, sent: Ask): Answer {
  const { status, headers, body } = respond(release, oracleRequest(sent));
  return {
    status,
    headers: new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), [value]])),
    body,
  };
}

function decoded(answer: Answer): Buffer {
  const coding = field(answer, 'content-encoding');
  if (coding === 'br') return brotliDecompressSync(answer.body);
  return coding === 'gzip' ? gunzipSync(answer.body) : Buffer.from(answer.body);
}
