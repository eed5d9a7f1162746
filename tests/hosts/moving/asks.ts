import { expect } from 'vitest';
import type { Release } from '../../../src/core/release.ts';
import { respond } from '../../../src/http/respond.ts';
import { type Ask, ask, type Exchange, field } from '../client.ts';

/** Every path of a release, some that it does not have, and its redirects: where each ends on the new origin. */
export function targetsOf(release: Release): readonly (readonly [target: string, path: string])[] {
  const own = [...release.routes.keys()].map((path) => [path, path] as const);
  const others = ['/none/', '/.well-known/none', '/a%20b/', '/x.y'].map((path) => [path, path] as const);
  // Old addresses of pages are sent on by the new origin, which alone knows where they lead.
  const moved = [...release.redirects].map(
    ([from]) => [from, release.redirects.has(`${from}/`) ? `${from}/` : from] as const,
  );
  const slashed = [...release.redirects].filter(([from, to]) => to === `${from}/`);
  return [...own, ...new Map([...moved, ...slashed]), ...others];
}

/** Asks an old origin for everything, and expects one redirect to where it is now. */
export async function redirectsEverything(release: Release, exchange: Exchange): Promise<void> {
  const asks = targetsOf(release).flatMap(([target, path]) =>
    ['', '?a=1&b=%2F+%20'].flatMap((query) =>
      ['GET', 'HEAD', 'POST'].map((method) => ({ sent: ask(target + query, {}, method), to: path + query })),
    ),
  );
  const wrong: string[] = [];
  for (const { sent, to } of asks) {
    const answer = await exchange(sent);
    const got = [answer.status, field(answer, 'location'), field(answer, 'access-control-allow-origin')];
    const wanted = [308, `${release.baseUrl}${to}`, '*'];
    if (got.join() !== wanted.join()) wrong.push(`${sent.method} ${sent.target}: ${got}`);
    if (field(answer, 'cache-control') !== 'public, max-age=3600') wrong.push(`${sent.target}: cache-control`);
  }
  expect(wrong.slice(0, 10)).toEqual([]);
  expect(asks.length).toBeGreaterThan(200);
}

/** No target leads anywhere but to the new origin, whatever stands in it. */
export const hostile: readonly Ask[] = [
  '//evil.example/',
  '/\\evil.example',
  '/.evil.example',
  '/@evil.example',
  '/%0d%0aX:y',
].map((target) => ask(target));

/** Where a redirect leads that the new origin answers once more: nowhere, of the paths that it has. */
export function answersAtOnce(release: Release, location: string): boolean {
  return respond(release, { method: 'GET', path: location.slice(release.baseUrl.length), headers: {} }).status !== 308;
}
