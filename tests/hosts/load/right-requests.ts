import type { Release } from '../../../src/core/release.ts';
import { acceptTable } from '../accept-headers.ts';
import type { Ask } from '../client.ts';
import { oddTargets } from '../odd-targets.ts';

/** A request that is right, however odd, with its bytes. */
export interface RightRequest {
  readonly ask: Ask;
  readonly bytes: string;
}

/** Gives right requests without an end: any target, method, header field and body that HTTP/1.1 knows. */
export function rightRequests(release: Release, below: (limit: number) => number): () => RightRequest {
  const pick = <T>(from: readonly T[]): T => from[below(from.length)]!;
  const paths = [...release.routes.keys()];
  const redirects = [...release.redirects.keys()];
  const odd = oddTargets(release).filter((target) => /^\/[!-~]*$/.test(target));
  const tags = [...release.routes.values()].flatMap(({ variants }) => variants.map((each) => each.headers.ETag ?? '*'));
  const fields: readonly (() => readonly (readonly [string, string])[])[] = [
    () => [['Accept', pick(acceptTable)]],
    () => [
      ['Accept', pick(acceptTable)],
      ['accept', pick(acceptTable)],
    ],
    () => [['Accept-Encoding', pick(['gzip', 'br', 'br;q=0.5, gzip', 'identity', '*', 'gzip;q=0, *', 'zstd', ';;,'])]],
    () => [['If-None-Match', pick([pick(tags), `W/${pick(tags)}`, `"x", ${pick(tags)}`, '*', '"', '', pick(tags)])]],
    () => [['Range', pick(['bytes=0-9', 'bytes=-1', 'bytes=9-1', 'bytes=0-0,2-3', 'lines=1-', 'bytes=0-1e9'])]],
    () => [['If-Modified-Since', pick(['Thu, 26 Nov 2026 00:00:00 GMT', 'yesterday'])]],
    () => [['Authorization', `Bearer ${'t'.repeat(below(4000))}`]],
    () => [['Cookie', 'c='.repeat(below(3000))]],
    () => Array.from({ length: below(1200) }, (_, at) => [`x${at}`, ''] as const),
    () =>
      [
        ['__proto__', '\xe9\xff\t"'],
        ['Constructor', 'x'],
      ] as const,
  ];
  return () => {
    const method = pick([
      'GET',
      'GET',
      'GET',
      'GET',
      'HEAD',
      'POST',
      'PUT',
      'DELETE',
      'OPTIONS',
      'PATCH',
      'TRACE',
      'PROPFIND',
    ]);
    const path = pick([
      pick(paths),
      pick(paths),
      pick(paths),
      pick(odd),
      ...(redirects.length > 0 ? [pick(redirects)] : []),
    ]);
    const target = pick([path, path, path, `${path}?${'q'.repeat(below(2000))}`, `http://example.com${path}`]);
    const hasBody = /^P/.test(method);
    const headers = Array.from({ length: below(4) }, () => pick(fields)()).flat();
    const body = hasBody ? 'b'.repeat(pick([0, 1, 5000, 70_000])) : '';
    const framed: readonly string[] =
      body === '' && method !== 'POST'
        ? []
        : pick([[`Content-Length: ${body.length}`], ['Transfer-Encoding: chunked']]);
    const sent = framed[0]?.startsWith('T')
      ? `${body && `${body.length.toString(16)};x=1\r\n${body}\r\n`}0\r\nTrailer: t\r\n\r\n`
      : body;
    const lines = [
      `${method} ${target} HTTP/1.1`,
      'Host: example.com',
      ...headers.map(([name, value]) => `${name}: ${value}`),
      ...framed,
    ];
    const head = `${lines.join('\r\n')}\r\n\r\n`;
    // A head has 16 KB: more is the business of odd clients.
    if (head.length > 15_000)
      return { ask: { method: 'GET', target: path, headers: [] }, bytes: `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n` };
    return { ask: { method, target, headers }, bytes: head + sent };
  };
}
