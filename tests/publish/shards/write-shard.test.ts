import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readHead } from '../../../src/publish/shards/head.ts';
import { writeShard } from '../../../src/publish/shards/write-shard.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gazette-shard-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const done = { shard: { number: 1, of: 1 }, plan: {} };

it('a folder counts from its end on, and no longer from the next beginning on', () => {
  const first = writeShard(folder, 'about');
  expect(readHead(folder)).toMatch(/^holds no finished shard/);
  first.put('key', Buffer.from('bytes'));
  first.finish(done);
  expect(readHead(folder)).toMatchObject({ ...done, pages: 0 });
  writeShard(folder, 'about');
  expect(readHead(folder)).toMatch(/^holds no finished shard/);
});

it('what a killed worker left goes, whatever it had written', () => {
  for (const name of ['0123456789abcdef.part', '0123456789abcdef.part.77', 'shard.77'])
    writeFileSync(join(folder, name), 'x');
  writeShard(folder, 'about').finish(done);
  expect(readdirSync(folder)).toEqual(['shard']);
});

it.each(['index.html', 'shard.txt', '0123456789abcdef.party', '.git'])('a folder with %s is left alone', (name) => {
  mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'shard'), 'x');
  expect(() => writeShard(folder, 'about')).toThrow(`${name} is no file of a shard`);
  expect(readdirSync(folder).sort()).toEqual([name, 'shard'].sort());
});

it('what has been added is read back in parts, without what is added meanwhile', () => {
  const writer = writeShard(folder, 'about');
  for (const name of ['a', 'b', 'c']) writer.put(name, Buffer.alloc(5_000_000, name));
  const found: string[] = [];
  for (const [key, bytes] of writer.entries()) {
    found.push(`${key} ${bytes.byteLength}`);
    writer.put(`${key} again`, Buffer.from('x'));
  }
  expect(found).toEqual(['a 5000000', 'b 5000000', 'c 5000000']);
});
