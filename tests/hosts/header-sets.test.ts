import { expect, test } from 'vitest';
import type { Headers, Release } from '../../src/core/release.ts';
import { headerSets } from '../../src/hosts/header-sets.ts';
import { hosts } from '../../src/hosts/index.ts';
import { sampleRelease } from '../http/sample-release.ts';

/** The sample, and how often its header fields have been listed. */
function counted(): { release: Release; reads: () => number } {
  let reads = 0;
  const seen = (headers: Headers) =>
    new Proxy(headers, {
      ownKeys(target) {
        reads += 1;
        return Reflect.ownKeys(target);
      },
    });
  const routes = [...sampleRelease.routes].map(([path, route]) => {
    const variants = route.variants.map((variant) => ({ ...variant, headers: seen(variant.headers) }));
    return [path, { ...route, variants }] as const;
  });
  return { release: { ...sampleRelease, routes: new Map(routes) }, reads: () => reads };
}

test('the fields of an answer are read once, and those of a new set once more, however many hosts ask', () => {
  const { release, reads } = counted();
  const { sets } = headerSets(release, {});
  const once = reads();
  const answers = [...release.routes.values()].flatMap(({ variants }) => variants).length;
  expect(once).toBeGreaterThanOrEqual(answers);
  expect(once).toBeLessThanOrEqual(answers + sets.length);
  for (const host of hosts.filter(({ name }) => !ownReaders.includes(name))) host.emit(release, {});
  expect(reads()).toBe(once);
});

// They write every field of every path, so that sets are of no use to them.
const ownReaders = ['cloudfront', 'firebase'];

test('sets of other options, or of another release, are others', () => {
  const strict = headerSets(sampleRelease, { hsts: 'max-age=63072000' });
  expect(headerSets(sampleRelease, {}).sets[0]).not.toHaveProperty('Strict-Transport-Security');
  expect(strict.sets[0]).toMatchObject({ 'Strict-Transport-Security': 'max-age=63072000' });
  expect(headerSets(sampleRelease, { hsts: 'max-age=1' }).sets[0]).toMatchObject({
    'Strict-Transport-Security': 'max-age=1',
  });
  const { release } = counted();
  expect(headerSets(release, {})).not.toBe(headerSets(sampleRelease, {}));
});

test('each answer has the set of its fields', () => {
  const { sets, indexOf, setOf } = headerSets(sampleRelease, {});
  for (const { variants } of sampleRelease.routes.values())
    for (const { headers } of variants) {
      const { ETag: _, 'x-markdown-tokens': __, ...shared }: Record<string, string> = headers;
      if (shared.Link?.includes('canonical')) shared.Link = '<https://example.com{page}>; rel="canonical"';
      expect(sets[indexOf(headers)]).toEqual(shared);
      expect(setOf(headers)).toBe(sets[indexOf(headers)]);
    }
  // A release may make them at each question.
  expect(indexOf({ ...sampleRelease.bareHeaders })).toBe(indexOf(sampleRelease.bareHeaders));
  expect(() => indexOf({ ...sampleRelease.bareHeaders, 'X-Other': 'field' })).toThrow('not of the release');
});
