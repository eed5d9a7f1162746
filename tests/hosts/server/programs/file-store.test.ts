import { createHash } from 'node:crypto';
import { EventEmitter } from 'node:events';
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

/** An answer to which nothing happens but that it is closed. */
const answer = () => new EventEmitter();

test('a body is read once while it is kept, and again when others took its place', () => {
  const store = fileStore(folder, limits);
  const read = (file: string) => {
    const response = answer();
    const bytes = store.hold(file, response);
    response.emit('close');
    return bytes;
  };
  const first = read('a');
  expect(read('a')).toBe(first);
  expect(first?.toString()).toBe('abc');
  // 3 + 48 bytes do not fit into 50.
  writeFileSync(join(folder, 'c'), 'c'.repeat(48));
  read('c');
  expect(read('a')).not.toBe(first);
  expect(store.sizeOf('x/big')).toBe(100);
  expect(read('x/big')).toBeUndefined();
});

test('memory that is in use has no room for others', () => {
  const store = fileStore(folder, limits);
  writeFileSync(join(folder, 'd'), 'd'.repeat(48));
  const response = answer();
  const bytes = store.hold('d', response);
  expect(store.hold('a', answer())).toBeUndefined();
  expect(store.hold('d', answer())).toBe(bytes);
  response.emit('close');
  expect(store.hold('a', answer())).toBeUndefined();
});

test('facts of a file that does not fit into memory are learnt on the way', async () => {
  const store = fileStore(folder, limits);
  expect(store.factsOf('x/big')).toEqual({ etag: '', tokens: '', encodings: [] });
  const learning = store.learning();
  expect(store.learning()).toBeUndefined();
  store.factsOf('x/big');
  expect(store.learning()).toBe(learning);
  await learning;
  expect(store.factsOf('x/big').etag).toBe(tagOf('x'.repeat(100)));
  expect(store.learning()).toBeUndefined();
  writeFileSync(join(folder, 'big.md'), '# Some words\n'.repeat(10));
  store.factsOf('big.md');
  await store.learning();
  expect(store.factsOf('big.md').tokens).toBe(String(estimateTokens('# Some words\n'.repeat(10))));
});

test('facts of a file that cannot be read are an error for whoever waits for them', async () => {
  const store = fileStore(folder, limits);
  expect(() => store.factsOf('none')).toThrow('ENOENT');
  // A folder.
  store.factsOf('x');
  await expect(store.learning()).rejects.toThrow('EISDIR');
});

test('a link is the file that it leads to', () => {
  symlinkSync(join(folder, 'a'), join(folder, 'link'));
  expect(fileStore(folder, limits).has('link')).toBe(true);
});

function tagOf(text: string): string {
  return `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
}
