import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sha256 } from '../../../src/core/digest.ts';
import type { PageRecord } from '../../../src/core/page-record.ts';
import { findShards, gather } from '../../../src/publish/shards/gather.ts';
import { writeShard } from '../../../src/publish/shards/write-shard.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'gazette-gather-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const plan = { Gazette: 'x' };
const text = (name: string, size = 50) => Buffer.from(name.repeat(size));

function recordOf(source: string, html: Uint8Array, mirror: Uint8Array): PageRecord {
  const output = (bytes: Uint8Array) => ({ sha256: sha256(bytes), size: bytes.byteLength });
  return {
    source,
    digest: sha256(source),
    values: '{}',
    bodyBytes: 3,
    facts: ['company.name'],
    basis: 'b',
    text: '',
    candidates: [],
    html: { ...output(html), read: { tokens: undefined, links: ['/a/'], ids: '"x"' } },
    mirror: { ...output(mirror), read: { tokens: 7, links: [], ids: undefined } },
  };
}

/** A shard whose pages have such names, and such a text. */
function shard(number: number, of: number, pages: Record<string, string>, size = 50): string {
  const folder = join(root, `${number}-${Object.values(pages).join('')}`.slice(0, 40));
  const writer = writeShard(folder, 'about');
  for (const [source, name] of Object.entries(pages)) {
    const [html, mirror] = [text(`<p>${name}`, size), text(name, size)];
    writer.add(recordOf(source, html, mirror), html, mirror);
  }
  writer.finish({ shard: { number, of }, plan });
  return folder;
}

const gathered = (folders: string[], about = 'about') =>
  gather(
    findShards(folders, (folder) => folder.slice(root.length + 1)),
    plan,
    about,
  );

describe('what shards wrote', () => {
  it('comes back: records, and bytes by their digests', () => {
    const { pages, faults, read } = gathered([shard(1, 2, { a: 'A', b: 'B' }), shard(2, 2, { c: 'C' })]);
    expect(faults).toEqual([]);
    expect([...pages.keys()].sort()).toEqual(['a', 'b', 'c']);
    expect(pages.get('a')).toEqual(recordOf('a', text('<p>A'), text('A')));
    expect(Buffer.from(read(sha256(text('C')))?.bytes ?? []).toString()).toBe(text('C').toString());
    expect(read('records')).toBeUndefined();
    expect(read(sha256('nothing'))).toBeUndefined();
  });

  it('is written part by part, and none of it is held', () => {
    const folder = shard(
      1,
      1,
      Object.fromEntries(Array.from({ length: 12 }, (_, i) => [`p${i}`, `${i % 10}${i}`])),
      1_000_000,
    );
    expect(readdirSync(folder).length).toBeGreaterThan(3);
    expect(gathered([folder]).pages.size).toBe(12);
  });

  it('may be nothing at all', () => {
    expect(gathered([shard(1, 1, {})])).toMatchObject({ faults: [], pages: new Map() });
  });

  it('is refused when two of them made different bytes of a page, and both are named', () => {
    const [a, b] = [shard(1, 1, { page: 'A' }), shard(1, 1, { page: 'B' })];
    expect(() => gathered([a, b])).toThrow(
      `1-A and 1-B made different bytes of page: ${sha256(text('<p>A'))} and ${sha256(text('<p>B'))}.`,
    );
  });

  it('of code that notes other things is damaged, not believed', () => {
    expect(gathered([shard(1, 1, { a: 'A' })], 'another').faults).toEqual([
      expect.stringMatching(/\.part is damaged\.$/),
    ]);
  });

  it('with any byte of it changed is missed, damaged, or gives other bytes than its digest says', () => {
    const folder = shard(1, 1, { a: 'A', b: 'B' });
    const whole = gathered([folder]);
    const keys = [...whole.pages.values()].flatMap(({ html, mirror }) => [html.sha256, mirror.sha256]);
    for (const name of readdirSync(folder)) {
      const file = join(folder, name);
      const bytes = readFileSync(file);
      for (let at = 0; at < bytes.length; at += 3) {
        const torn = Buffer.from(bytes);
        torn.writeUInt8((bytes[at] ?? 0) ^ 4, at);
        writeFileSync(file, torn);
        const { faults, pages, read } = gathered([folder]);
        const isWrong = keys.some((key) => sha256(read(key)?.bytes ?? new Uint8Array()) !== key);
        expect(faults.length > 0 || isWrong, `${name} at ${at}`).toBe(true);
        if (faults.length === 0) expect(pages).toEqual(whole.pages);
      }
      writeFileSync(file, bytes);
    }
  });

  it('names no file outside its folder', () => {
    const folder = shard(1, 1, { a: 'A' });
    const other = shard(1, 1, { b: 'B' });
    const [found] = findShards([folder], String);
    if (typeof found?.head !== 'object') throw new Error('no head');
    const [name = ''] = readdirSync(other).filter((each) => each.endsWith('.part'));
    const head = { ...found.head, files: { [`../1-B/${name}`]: 1 } };
    expect(gather([{ ...found, head }], plan, 'about')).toMatchObject({
      pages: new Map(),
      faults: [expect.stringContaining('is no part')],
    });
  });
});
