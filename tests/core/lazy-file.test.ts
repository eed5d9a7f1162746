import { expect, test } from 'vitest';
import { LazyFile } from '../../src/core/lazy-file.ts';

test('the bytes of a file are made when they are asked for, each time, and no file has an accessor of its own', () => {
  let asked = 0;
  const source = { bytesOf: () => Uint8Array.of(++asked) };
  const file = new LazyFile('a.txt', { size: 1, sha256: 'ab' }, source, 0);
  expect([asked, file.bytes, file.bytes, asked]).toEqual([0, Uint8Array.of(1), Uint8Array.of(2), 2]);
  expect(Object.values(Object.getOwnPropertyDescriptors(file)).filter(({ get }) => get)).toEqual([]);
});

test('bytes that are gone are made again, by whom the file was given', () => {
  const known = { size: 1, sha256: 'ab', read: { links: [] }, isJudged: true };
  const file = new LazyFile('a.txt', known, { bytesOf: (_, place) => (place === 7 ? undefined : Uint8Array.of(1)) }, 7);
  expect(() => file.bytes).toThrow('a.txt');
  const again = file.with((name) => Buffer.from(name));
  expect([again.file, Buffer.from(again.bytes).toString()]).toEqual(['a.txt', 'a.txt']);
  expect(again).toMatchObject(known);
});
