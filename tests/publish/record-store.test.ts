import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import type { PageRecord } from '../../src/core/records.ts';
import { readContentRecords, writeContentRecords } from '../../src/publish/content-record-store.ts';
import { readRecords, writeRecords } from '../../src/publish/record-store.ts';
import { seeded } from '../support/seeded.ts';

let folder: string;
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'gazette-records-')), 'records');
});

const line = fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll('\n', ' '));
const digest = fc.stringMatching(/^[0-9a-f]{64}$/);
const size = fc.nat(2 ** 32 - 1);
const links = fc.array(line, { maxLength: 4 });
const record: fc.Arbitrary<PageRecord> = fc
  .record({
    name: line,
    digest,
    basis: digest,
    text: fc.constantFrom('', 'd', 'd b'),
    words: line,
    value: fc.dictionary(line, line),
    facts: links,
    sizes: fc.tuple(size, size, size, size),
  })
  .chain(({ name, value, words, sizes: [bodyBytes, html, mirror, tokens], ...rest }) =>
    fc.tuple(links, links, fc.array(line.map((text) => text.replaceAll(' ', '')))).map(([a, b, ids]) => ({
      ...rest,
      source: `content/pages/${name}.md`,
      values: JSON.stringify(value),
      bodyBytes,
      candidates: a.map((value) => ({ ...candidate, value })),
      html: { sha256: rest.digest, size: html, read: { links: a, ids: ids.join(' ') } },
      mirror: { sha256: rest.basis, size: mirror, read: { tokens, links: b, words } },
    })),
  );
const candidate = {
  ...{ code: 'private-person' as const, what: 'a mobile number', says: '07…' },
  ...{ at: { file: 'content/pages/x.md', line: 1, col: 2 } },
};
const bySource = (records: readonly PageRecord[]) => new Map(records.map((each) => [each.source, each]));

describe('records', () => {
  it('read back as they were written, and only under the same code', () => {
    fc.assert(
      fc.property(fc.array(record, { maxLength: 5 }), (records) => {
        writeRecords(folder, 'code', records);
        expect(readRecords(folder, 'code')).toEqual([bySource(records)]);
        expect(readRecords(folder, 'other code')).toEqual([]);
        expect(readdirSync(folder)).toHaveLength(1);
      }),
      { numRuns: 60 },
    );
  });

  const [one, two] = fc.sample(record, { numRuns: 2, seed: 3 });

  it('of several machines lie side by side, until a build writes its own', () => {
    writeRecords(folder, 'code', [one!]);
    const elsewhere = join(folder, '../elsewhere');
    writeRecords(elsewhere, 'code', [two!]);
    for (const name of readdirSync(elsewhere)) writeFileSync(join(folder, name), readFileSync(join(elsewhere, name)));
    expect(new Set(readRecords(folder, 'code').flatMap((records) => [...records.keys()]))).toEqual(
      new Set([one!.source, two!.source]),
    );
    writeRecords(folder, 'code', [one!, two!]);
    expect(readdirSync(folder)).toHaveLength(1);
  });

  it('that are damaged anywhere are not there', () => {
    writeRecords(folder, 'code', [one!, two!]);
    const [name = ''] = readdirSync(folder);
    const whole = readFileSync(join(folder, name));
    const random = seeded(1);
    for (let i = 0; i < 300; i++) {
      const bytes = Buffer.from(whole);
      const at = random(bytes.length);
      bytes[at] = bytes[at]! ^ (1 << random(8));
      writeFileSync(join(folder, name), bytes);
      expect(readRecords(folder, 'code'), `byte ${at}`).toEqual([]);
    }
    truncateSync(join(folder, name), 7);
    expect(readRecords(folder, 'code')).toEqual([]);
    rmSync(join(folder, name));
    mkdirSync(join(folder, name));
    expect(readRecords(folder, 'code')).toEqual([]);
  });

  it('that lie under the name of another kind of file are not there', () => {
    const swapped = (from: string, to: string) => {
      const [name = ''] = readdirSync(folder);
      writeFileSync(join(folder, name.replace(from, to)), readFileSync(join(folder, name)));
      rmSync(join(folder, name));
    };
    writeRecords(folder, 'code', [one!]);
    swapped('.records', '.content');
    expect(readContentRecords(folder, 'code')).toEqual([]);
    rmSync(folder, { recursive: true });
    writeContentRecords(folder, 'code', []);
    swapped('.content', '.records');
    expect(readRecords(folder, 'code')).toEqual([]);
  });

  it('of a folder that is not there are none', () => {
    expect(readRecords(join(folder, 'nowhere'), 'code')).toEqual([]);
  });
});
