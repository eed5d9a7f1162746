import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { estimateTokens } from '../../../../src/core/tokens.ts';
import { fileStore } from '../../../../src/hosts/server/programs/file-store.ts';
import { temporaryFolder } from '../../servers.ts';

const folder = temporaryFolder('store');
mkdirSync(join(folder, 'x'));
for (const [file, text] of Object.entries({
  a: 'abc',
  'a.br': '1',
  'b.md': '# Some words\n',
  'b.md.gz': '2',
  'x/big': 'x'.repeat(100),
}))
  writeFileSync(join(folder, file), text);
const limits = { bytes: 50, files: 2 };

test('a file that is there, and nothing else', () => {
  const store = fileStore(folder, limits);
  expect(['a', 'x', 'x/big', 'none', 'a/b', '', '.'].map((file) => store.has(file))).toEqual([
    ...[true, false, true, false, false, false, false],
  ]);
});

test('the tag, the estimate of Markdown, and the side-cars that are there', () => {
  const store = fileStore(folder, limits);
  // printf abc | openssl dgst -sha256 -binary | base64, in the alphabet of URLs
  expect(store.factsOf('a')).toEqual({ etag: '"ungWv48Bz-pBQUDeXa4iI7"', tokens: '', encodings: ['br'] });
  expect(store.factsOf('b.md')).toMatchObject({
    tokens: String(estimateTokens('# Some words\n')),
    encodings: ['gzip'],
  });
});

test('a body is read once while it is kept, and again when others took its place', () => {
  const store = fileStore(folder, limits);
  const first = store.read('a');
  expect(store.read('a')).toBe(first);
  expect(first.toString()).toBe('abc');
  // 3 + 48 bytes do not fit into 50.
  writeFileSync(join(folder, 'c'), 'c'.repeat(48));
  store.read('c');
  expect(store.read('a')).not.toBe(first);
  expect(store.read('x/big')).not.toBe(store.read('x/big'));
});

test('what was asked for last stays', () => {
  const store = fileStore(folder, { bytes: 30, files: 2 });
  for (const name of ['p', 'q', 'r']) writeFileSync(join(folder, name), name.repeat(10));
  const [p, q] = [store.read('p'), store.read('q')];
  store.read('r');
  expect(store.read('p')).toBe(p);
  store.read('a');
  expect(store.read('p')).toBe(p);
  expect(store.read('q')).not.toBe(q);
});

test('a link is the file that it leads to', () => {
  symlinkSync(join(folder, 'a'), join(folder, 'link'));
  expect(fileStore(folder, limits).has('link')).toBe(true);
});
