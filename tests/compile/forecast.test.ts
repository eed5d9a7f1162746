import { describe, expect, it } from 'vitest';
import { deploy } from '../../src/compile/deploy.ts';
import { selectChecks } from '../../src/compile/render-and-check.ts';
import { mediaTypes } from '../../src/core/media-types.ts';
import type { Problem } from '../../src/core/problem.ts';
import type { Release } from '../../src/core/release.ts';
import { sampleRelease } from '../http/sample-release.ts';

const noCache = { get: () => undefined, put: () => {} };
const filler = new TextEncoder().encode(`# ${'A line of text. '.repeat(40)}\n`);

/** A site with three texts more, each of which claims to be so large. */
function siteOf(size: number): Release {
  const [files, routes] = [new Map(sampleRelease.files), new Map(sampleRelease.routes)];
  for (const name of ['a.md', 'b.md', 'c.md']) {
    const headers = { 'Content-Type': mediaTypes.markdown, ETag: '"x"' };
    files.set(name, { file: name, size, bytes: filler, sha256: name.padStart(64, '0') });
    routes.set(`/${name}`, { path: `/${name}`, variants: [{ when: 'always', file: name, headers }] });
  }
  return { ...sampleRelease, files, routes };
}

/** Limits that are told of two platforms, which publish 1 GB at most, side-cars included. */
function deployed(release: Release, more: Partial<Parameters<typeof deploy>[1]>) {
  const problems: Problem[] = [];
  const site = { hosts: ['gitlab-pages', 'github-pages', 'nginx'] };
  const locate = () => ({ file: 'content/site.ts', line: 1, col: 1 });
  const { release: made } = deploy(release, { site, locate, ...more }, (problem) => problems.push(problem));
  return { made, problems, codes: problems.map(({ code, at }) => `${code} ${at?.file}`) };
}

const over = ['host-limit deploy/gitlab-pages', 'host-limit deploy/github-pages'];

describe('a check foresees the limits of hosts that a build for production meets', () => {
  it.each([
    ['a small site', filler.byteLength, [], []],
    ['a site near the limit, which its side-cars do not reach', 333_000_000, [], []],
    ['a site that is too large with its side-cars', 333_333_220, [], over],
    ['a site that is too large without', 370_000_000, over, over],
  ])('%s', (_, size, plain, live) => {
    const release = siteOf(size);
    const built = deployed(release, { sideCars: noCache });
    const checked = deployed(release, { isForecast: true });
    expect(deployed(release, {}).codes).toEqual(plain);
    expect(built.codes).toEqual(live);
    expect(checked.problems).toEqual(built.problems);
    expect([...checked.made.files.keys()]).toEqual([...release.files.keys()]);
  });
});

it('a check asks every rule that a build asks', () => {
  const names = (signed: boolean) => selectChecks({ signed }).map(({ name }) => name);
  expect(names(false).length).toBeGreaterThan(15);
  expect(names(true)).toEqual(expect.arrayContaining(names(false)));
});
