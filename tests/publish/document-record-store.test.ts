import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import type { DocumentRecord } from '../../src/core/records.ts';
import { readDocumentRecords, writeDocumentRecords } from '../../src/publish/document-record-store.ts';
import { writeRecords } from '../../src/publish/record-store.ts';
import { seeded } from '../support/seeded.ts';

let folder: string;
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'gazette-records-')), 'records');
});

const text = fc.string({ unit: 'grapheme' });
const record: fc.Arbitrary<DocumentRecord> = fc.record({
  file: text,
  sha256: text,
  size: fc.nat(),
  own: text,
  read: fc.option(
    fc.record({
      tokens: fc.option(fc.nat(), { nil: undefined }),
      ids: fc.option(text, { nil: undefined }),
      links: fc.array(text),
    }),
    { nil: undefined },
  ),
  reads: fc.array(fc.tuple(text, text)).map((reads) => new Map(reads)),
});
const byFile = (records: readonly DocumentRecord[]) => new Map(records.map((each) => [each.file, each]));

describe('records of documents', () => {
  it('read back as they were written, and only under the same code', () => {
    fc.assert(
      fc.property(fc.uniqueArray(record, { maxLength: 5, selector: ({ file }) => file }), (records) => {
        writeDocumentRecords(folder, 'code', records);
        expect(readDocumentRecords(folder, 'code')).toEqual([byFile(records)]);
        expect(readDocumentRecords(folder, 'other code')).toEqual([]);
        expect(readdirSync(folder)).toHaveLength(1);
      }),
      { numRuns: 60 },
    );
  });

  it('that are damaged anywhere are not there', () => {
    writeDocumentRecords(folder, 'code', fc.sample(record, { numRuns: 3, seed: 3 }));
    const [name = ''] = readdirSync(folder);
    const whole = readFileSync(join(folder, name));
    const random = seeded(1);
    for (let i = 0; i < 200; i++) {
      const bytes = Buffer.from(whole);
      const at = random(bytes.length);
      bytes[at] = (bytes[at] ?? 0) ^ (1 << random(8));
      writeFileSync(join(folder, name), bytes);
      expect(readDocumentRecords(folder, 'code'), `byte ${at}`).toEqual([]);
    }
  });

  it('lie beside those of pages, and neither removes the other', () => {
    writeDocumentRecords(folder, 'code', []);
    writeRecords(folder, 'code', []);
    writeDocumentRecords(folder, 'code', []);
    expect(readDocumentRecords(folder, 'code')).toHaveLength(1);
    expect(readdirSync(folder)).toHaveLength(2);
  });
});
