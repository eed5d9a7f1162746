import { describe, expect, test } from 'vitest';
import { md5, sha256 } from '../../src/core/digest.ts';
import { CommandExit } from '../../src/core/exit-codes.ts';
import type { UploadStage } from '../../src/hosts/cloudfront/plan.ts';
import { inventoryKey, type PlannedObject } from '../../src/upload/inventory.ts';
import { bucketStateKey, type UploadOptions, upload } from '../../src/upload/upload.ts';
import { type MemoryBucket, memoryBucket } from './memory-bucket.ts';

const bytesOf = (file: string) => Buffer.from(file, 'utf8');
const object = (stage: UploadStage, key: string, text = key, fields = {}): PlannedObject => ({
  key,
  stage,
  file: text,
  sha256: sha256(bytesOf(text)),
  tag: () => md5(bytesOf(text)),
  fields: { 'content-type': 'text/plain', ...fields },
});
const [old, fresh] = ['assets/a.0123456789ab.css', 'assets/a.ba9876543210.css'];
const first = [
  object('assets', old),
  object('files', 'a.md'),
  object('pages', 'a/index.html'),
  object('pages', 'gone/index.html'),
];
const second = [
  object('assets', fresh),
  object('files', 'a.md'),
  object('pages', 'a/index.html', 'changed'),
  object('pages', 'b/index.html'),
  object('home', 'index.html'),
  object('discovery', 'sitemap.xml'),
];

const run = (bucket: MemoryBucket, wanted: readonly PlannedObject[], more: Partial<UploadOptions> = {}) =>
  upload(wanted, bucket, {
    read: bytesOf,
    today: '2026-11-22',
    keepDays: 30,
    width: 1,
    adopt: false,
    tell: () => {},
    invalidate: async () => void bucket.log.push('caches'),
    ...more,
  });
const ledgerOf = async (bucket: MemoryBucket) =>
  JSON.parse(Buffer.from((await bucket.read(bucketStateKey)) ?? 'null').toString());

describe('a deployment', () => {
  test('adds before it replaces, stage by stage; empties caches; removes last', async () => {
    const bucket = memoryBucket();
    await run(bucket, first);
    bucket.log.length = 0;
    await run(bucket, second);
    expect(bucket.log).toEqual([
      `+ ${bucketStateKey}`,
      `+ ${fresh}`,
      '+ b/index.html',
      '+ a/index.html',
      '+ index.html',
      '+ sitemap.xml',
      'caches',
      '- gone/index.html',
      'caches',
      `+ ${inventoryKey}`,
      `+ ${bucketStateKey}`,
    ]);
  });

  test('empties no cache when everything was new, or nothing changed', async () => {
    const bucket = memoryBucket();
    await run(bucket, first);
    await run(bucket, first);
    expect(bucket.log).not.toContain('caches');
  });

  test('one field that differs, is missing or is too many sends the object again', async () => {
    const bucket = memoryBucket();
    await run(bucket, first);
    for (const fields of [{ 'content-type': 'x' }, {}, { 'content-type': 'text/plain', 'content-encoding': 'gzip' }]) {
      bucket.objects.set('a.md', { bytes: bytesOf('a.md'), fields });
      bucket.log.length = 0;
      await run(bucket, first);
      expect(bucket.log.filter((line) => !line.includes('.gazette/'))).toEqual(['+ a.md', 'caches']);
    }
  });

  test('an asset stays 30 days from the day on which nothing wanted it any more', async () => {
    const bucket = memoryBucket();
    await run(bucket, first, { today: '2025-01-01' });
    await run(bucket, second, { today: '2026-11-22' });
    expect((await ledgerOf(bucket)).unused).toEqual({ [old]: '2026-11-22' });
    await run(bucket, second, { today: '2026-12-21' });
    expect(bucket.objects.has(old)).toBe(true);
    await run(bucket, second, { today: '2026-12-22' });
    expect(bucket.objects.has(old)).toBe(false);
    expect((await ledgerOf(bucket)).unused).toEqual({});
  });

  test('an asset that is wanted again is no longer counted', async () => {
    const bucket = memoryBucket();
    for (const wanted of [first, second, first]) await run(bucket, wanted);
    expect((await ledgerOf(bucket)).unused).toEqual({ [fresh]: '2026-11-22' });
  });

  test('stopped before the caches were emptied, the next one empties them though nothing differs', async () => {
    const bucket = memoryBucket();
    await run(bucket, first);
    const dies = async () => {
      throw new CommandExit('io', 'no answer.');
    };
    await expect(run(bucket, first.with(1, object('files', 'a.md', 'changed')), { invalidate: dies })).rejects.toThrow(
      'no answer.',
    );
    expect((await ledgerOf(bucket)).pending).toBe(true);
    await run(bucket, first.with(1, object('files', 'a.md', 'changed')));
    expect(bucket.log.slice(-3)).toEqual(['caches', `+ ${inventoryKey}`, `+ ${bucketStateKey}`]);
    expect((await ledgerOf(bucket)).pending).toBe(false);
  });

  test('a failure ends it with what was done and what was not, and nothing is removed', async () => {
    let isBroken = false;
    const bucket = memoryBucket((change) => {
      if (isBroken && change === '+ index.html') throw new CommandExit('io', 'PUT: 503.');
    });
    await run(bucket, first);
    isBroken = true;
    const failure = run(bucket, second);
    await expect(failure).rejects.toThrow('PUT: 503.\nNot finished: 3 of 5 objects sent, 0 of 1 removed. Run the same');
    await expect(failure).rejects.toMatchObject({ exit: 'io' });
    expect(bucket.objects.has('gone/index.html')).toBe(true);
    expect(bucket.objects.has('sitemap.xml')).toBe(false);
  });

  test('what somebody else writes meanwhile is told', async () => {
    const bucket = memoryBucket((change) => {
      if (change === '+ a/index.html') bucket.objects.set('theirs', { bytes: bytesOf('x'), fields: {} });
    });
    await expect(run(bucket, first)).rejects.toThrow('The bucket is not what was sent: theirs.');
  });

  test('a ledger that is none is not believed', async () => {
    const bucket = memoryBucket();
    await run(bucket, first);
    for (const text of ['', '[]', '{"version":2,"unused":{}}']) {
      await bucket.write(bucketStateKey, bytesOf(text), {});
      await expect(run(bucket, first)).rejects.toThrow('is none that this Gazette wrote');
    }
  });
});

describe('what the bucket is known to hold', () => {
  /** A deployment that counts: which files were opened, and which objects were asked for. */
  async function counted(bucket: MemoryBucket, wanted: readonly PlannedObject[]) {
    const opened: string[] = [];
    const read = (file: string) => {
      opened.push(file);
      return bytesOf(file);
    };
    bucket.asked.length = 0;
    bucket.log.length = 0;
    const watched = wanted.map((each) => ({ ...each, tag: () => md5(read(each.file)) }));
    await run(bucket, watched, { read });
    const sent = bucket.log.flatMap((line) => (line.includes('.gazette/') ? [] : [line]));
    return { opened, asked: bucket.asked, sent };
  }
  const changed = first.with(1, object('files', 'a.md', 'changed'));

  test('a file is opened to be sent, and not again; fields of what was sent are looked at once', async () => {
    const bucket = memoryBucket();
    expect((await counted(bucket, first)).opened).toHaveLength(first.length);
    expect(await counted(bucket, first)).toEqual({ opened: [], asked: first.map(({ key }) => key), sent: [] });
    expect(await counted(bucket, first)).toEqual({ opened: [], asked: [], sent: [] });
    expect(await counted(bucket, changed)).toEqual({ opened: ['changed'], asked: [], sent: ['+ a.md', 'caches'] });
    expect(await counted(bucket, changed)).toEqual({ opened: [], asked: ['a.md'], sent: [] });
  });

  test('new fields of the same bytes are sent without a question', async () => {
    const bucket = memoryBucket();
    for (let i = 0; i < 2; i++) await run(bucket, first);
    const wanted = first.with(1, object('files', 'a.md', 'a.md', { 'cache-control': 'no-store' }));
    expect(await counted(bucket, wanted)).toMatchObject({ asked: [], sent: ['+ a.md', 'caches'] });
  });

  test('an object that somebody else wrote since is compared in full: its bytes, or its fields alone', async () => {
    const bucket = memoryBucket();
    for (let i = 0; i < 2; i++) await run(bucket, first);
    await bucket.write('a.md', bytesOf('theirs'), { 'content-type': 'text/plain' });
    expect((await counted(bucket, first)).sent).toEqual(['+ a.md', 'caches']);
    await run(bucket, first);
    await bucket.write('a.md', bytesOf('a.md'), { 'content-type': 'text/html' });
    expect(await counted(bucket, first)).toEqual({ opened: ['a.md'], asked: ['a.md'], sent: ['+ a.md', 'caches'] });
  });

  test('fields count as seen only when nobody can have written within the tick of the clock', async () => {
    const bucket = memoryBucket();
    bucket.isSettled = false;
    for (let i = 0; i < 3; i++) expect((await counted(bucket, first)).asked).toHaveLength(i === 0 ? 0 : first.length);
  });

  test('where tags are no MD5 (KMS), what was sent once is not sent again', async () => {
    const bucket = memoryBucket();
    const { write, objects } = bucket;
    bucket.write = async (key, bytes, fields) => {
      const tag = `kms-${await write(key, bytes, fields)}`;
      const object = objects.get(key);
      if (object) objects.set(key, { ...object, tag });
      return tag;
    };
    await run(bucket, first);
    expect((await counted(bucket, first)).sent).toEqual([]);
    expect((await counted(bucket, changed)).sent).toEqual(['+ a.md', 'caches']);
  });

  test.each(['', 'x', 'damaged'])('a note that is not whole is not believed: %j', async (kind) => {
    const bucket = memoryBucket();
    for (let i = 0; i < 2; i++) await run(bucket, first);
    const note = bucket.objects.get(inventoryKey);
    const text = Buffer.from(note?.bytes ?? []).toString('utf8');
    const other = sha256(bytesOf('changed'));
    // It claims that the object online has the bytes that are wanted now.
    const lie = text.replace(sha256(bytesOf('a.md')), other);
    expect(lie).not.toBe(text);
    await bucket.write(inventoryKey, bytesOf(kind === 'damaged' ? lie : kind), {});
    expect((await counted(bucket, changed)).sent).toEqual(['+ a.md', 'caches']);
  });
});
