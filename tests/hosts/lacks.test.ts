import { expect, it } from 'vitest';
import type { Release } from '../../src/core/release.ts';
import type { UnmetCapability } from '../../src/hosts/host.ts';
import { hosts } from '../../src/hosts/index.ts';
import { movedPaths } from '../../src/hosts/static/moved-paths.ts';
import { preflightHeaders } from '../../src/http/headers.ts';
import { exampleRelease } from './release.ts';

// Without old addresses, which not every release has: what a host makes of these is told of the release, and by no document.
const example = exampleRelease();
const old = new Set(movedPaths(example).map(([from]) => from));
const release: Release = {
  ...example,
  redirects: new Map([...example.redirects].filter(([from]) => !old.has(from))),
  preflight: preflightHeaders("default-src 'none'"),
};
const sorted = (unmet: readonly UnmetCapability[]) => [...new Set(unmet.map(({ capability }) => capability))].sort();

// Where documents say nothing, the row of the table holds, before there is a release.
it.each(hosts.map((host) => [host.name, host] as const))('the row of %s says what its files cannot keep', (_, host) => {
  const { unmet } = host.emit(release, {});
  expect([...(host.lacks ?? [])].sort()).toEqual(sorted(unmet.filter(({ only }) => only === undefined)));
  expect([...(host.lacksUploaded ?? [])].sort()).toEqual(sorted(unmet.filter(({ only }) => only !== undefined)));
});
