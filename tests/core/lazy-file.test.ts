import { expect, test } from 'vitest';
import { LazyFile } from '../../src/core/lazy-file.ts';

test('the bytes of a file are made when they are asked for, each time, and no file has an accessor of its own', () => {
  let asked = 0;
  const file = new LazyFile('a.txt', { size: 1, sha256: 'ab' }, () => Uint8Array.of(++asked));
  expect([asked, file.bytes, file.bytes, asked]).toEqual([0, Uint8Array.of(1), Uint8Array.of(2), 2]);
  expect(Object.values(Object.getOwnPropertyDescriptors(file)).filter(({ get }) => get)).toEqual([]);
});
