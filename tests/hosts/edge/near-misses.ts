import { expect, test } from 'vitest';
import type { Release } from '../../../src/core/release.ts';
import { respond } from '../../../src/http/respond.ts';
import { ask, type Exchange, oracleRequest } from '../client.ts';
import { differences } from '../differences.ts';
import { isRewrittenTarget } from '../edge-exceptions.ts';
import { oddTargets } from '../odd-targets.ts';
import { strangerTargets } from '../strangers.ts';
import { judge, thinned } from '../subject.ts';

/** Declares that a platform answers as respond() does each path, each file's name, and what is near to them. */
export function answersNearMisses(
  release: Release,
  exchange: () => Exchange | Promise<Exchange>,
  oneOf?: number,
): void {
  test('answers what is near to a path as respond() does', async () => {
    const asks = thinned(
      targets(release).filter((target) => !isRewrittenTarget(ask(target))),
      oneOf,
    ).flatMap((target) => ['text/html', 'text/markdown'].map((Accept) => ask(target, { Accept })));
    const { misses } = await judge(asks, await exchange(), (sent, answer) =>
      differences(respond(release, oracleRequest(sent)), answer, sent.method),
    );
    expect(misses.map(({ ask, what }) => `${ask.headers[0]![1]} ${ask.target}: ${what}`)).toEqual([]);
  });
}

function targets(release: Release): readonly string[] {
  const paths = [...release.routes.keys(), ...release.redirects.keys()];
  const files = [...release.files.keys()].flatMap((file) => [`/${file}`, `/${file.replace(/\/?index\.html$/, '')}`]);
  // Only the odd ones of a large release.
  const near = [...paths, ...files]
    .slice(release.files.size > 100 ? -20 : 0)
    .flatMap((path) => [
      ...[path, `${path}/`, `${path}.html`, `${path}index/`, `${path}/index`, `${path}/index.html/`],
      ...[path.toUpperCase(), path.toLowerCase(), path.replace(/.html$/, '/'), path.replace(/\.[a-z]+$/, '')],
    ]);
  return [...new Set([...paths, ...near, ...oddTargets(release), ...strangerTargets(release)])];
}
