import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openCompressedCache } from '../../src/publish/compressed-cache.ts';
import { openDiskBlobStore } from '../../src/publish/disk-blob-store.ts';
import { keepFile } from '../../src/publish/keep-file.cjs';
import { freshTarget } from './fresh-target.ts';
import { noFiles } from './no-files.ts';

test.each(noFiles)('%s in the place of a file of the cache, or of what is written first, is replaced', (what, make) => {
  const { parent } = freshTarget();
  make(join(parent, 'a'));
  // To write to a pipe would hang: it goes in the way that the others go.
  if (what !== 'a pipe') make(join(parent, `a.${process.pid}`));
  keepFile(join(parent, 'a'), 'text');
  expect(readdirSync(parent)).toEqual(['a']);
  expect(readFileSync(join(parent, 'a'), 'utf8')).toBe('text');
});

test.each(['.cache', '.cache/gazette', '.cache/gazette/compressed'])(
  'where %s is a symbolic link, nothing is written or removed where it leads to',
  (name) => {
    const { parent } = freshTarget();
    const [root, other] = [join(parent, 'site'), join(parent, 'other')];
    mkdirSync(join(root, name, '..'), { recursive: true });
    const folder = join(root, '.cache/gazette/compressed');
    symlinkSync(other, join(root, name));
    const below = `zlib-${process.versions.zlib}-brotli-${process.versions.brotli}`;
    const theirs = join(other, folder.slice(join(root, name).length), below, 'theirs.txt');
    mkdirSync(join(theirs, '..'), { recursive: true });
    writeFileSync(theirs, 'theirs');
    const before = readdirSync(other, { recursive: true });
    expect(() => keepFile(join(folder, 'a'), 'text')).toThrow(`${join(root, name)} is a symbolic link`);
    const refused: unknown[] = [];
    const cache = openCompressedCache(folder, (write) => {
      try {
        write();
      } catch (error) {
        refused.push(error);
      }
    });
    cache.put('key', Buffer.from('text'));
    cache.prune();
    expect(refused).toHaveLength(2);
    const shelf = openDiskBlobStore(folder, 0);
    expect(shelf.bytesOf({ file: 'a', size: 4, sha256: '' }, shelf.put(Buffer.from('text')))).toBeUndefined();
    shelf.close();
    expect(readdirSync(other, { recursive: true })).toEqual(before);
  },
);
