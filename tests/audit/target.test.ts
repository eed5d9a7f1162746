import { expect, test } from 'vitest';
import { resolveDestination } from '../../src/audit/location.ts';
import { parseTarget } from '../../src/audit/target.ts';
import { manifest } from './servers.ts';
import cases from './target.cases.json' with { type: 'json' };

test('a manifest of 200,000 files is read: nothing that grows with the site is spread', () => {
  const { files, ...rest } = JSON.parse(manifest);
  const many = Array.from({ length: 200_000 }, (_, i) => ({ file: `p/${i}`, sha256: 'a'.repeat(64), size: i % 1000 }));
  const target = parseTarget(
    JSON.stringify({ ...rest, files: [...many, { file: 'x', sha256: 'b'.repeat(64), size: 4321 }] }),
  );
  expect(target?.largest).toBe(4321);
  expect(parseTarget(JSON.stringify({ ...rest, files: [] }))?.largest).toBe(0);
});

test.each(cases as [string, boolean, boolean][])('a Location %s is here: %s, ours: %s', (location, isHere, isOurs) => {
  const place = { origin: 'http://127.0.0.1:8080', baseUrl: 'https://example.com' };
  expect(resolveDestination(location, '/x', place)).toMatchObject({ isHere, isOurs });
});

test('no Location, or one that cannot be read, leads nowhere', () => {
  const place = { origin: 'https://example.com', baseUrl: 'https://example.com' };
  expect([undefined, 'https://', 'http://a b/'].map((to) => resolveDestination(to, '/x', place))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(resolveDestination('y', '//other.example/x', place)).toMatchObject({ isHere: true });
});
