import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseUrl } from '../../src/core/parse-url.ts';
import { root, sourceFiles } from '../house/rooms.ts';

test('an address with letters beyond ASCII is one however often it is asked for', () => {
  const texts = ['https://é.example/', 'https://example.com/é', 'https://a.example/'];
  for (let i = 0; i < 60_000; i++) if (!parseUrl(texts[i % 3] ?? '')) expect.fail(`${texts[i % 3]} after ${i}`);
});

test('what is no address is none; a relative one needs a base', () => {
  expect(parseUrl('https://')).toBeUndefined();
  expect(parseUrl('/x/')).toBeUndefined();
  expect(parseUrl('/x/', 'https://a.example')?.href).toBe('https://a.example/x/');
});

test('nobody asks URL.canParse()', () => {
  const asking = sourceFiles().filter((file) => /URL\.canParse\([\w`]/.test(readFileSync(`${root}${file}`, 'utf8')));
  expect(asking).toEqual([]);
});
