import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { ContentRecord, PrivateCandidate } from '../../src/core/records.ts';
import { readContentRecords, writeContentRecords } from '../../src/publish/content-record-store.ts';

const folder = () => join(mkdtempSync(join(tmpdir(), 'gazette-content-store-')), 'records');
const candidate: PrivateCandidate = {
  ...{ code: 'private-person' as const, what: 'a mobile number', value: '07400 123456', says: '07…56 (12 characters)' },
  ...{ at: { file: 'content/access.ts', line: 1, col: 2 }, number: '07400123456' },
};
const site: ContentRecord = {
  file: 'content/site.ts',
  digest: 'a1',
  value: '{"a":"ü\\n"}',
  checked: '{}',
  candidates: [],
};
const access: ContentRecord = {
  file: 'content/access.ts',
  digest: 'b2',
  value: '[]',
  checked: '[1]',
  candidates: [candidate],
};

it('records read back as they were written, only under the same code, and those of before are gone', () => {
  const place = folder();
  expect(readContentRecords(place, 'code')).toEqual([]);
  writeContentRecords(place, 'code', [access]);
  writeContentRecords(place, 'code', [site]);
  expect(readContentRecords(place, 'code')).toEqual([new Map([[site.file, site]])]);
  expect(readContentRecords(place, 'other code')).toEqual([]);
});

it('files of two machines lie side by side', () => {
  const [one, two] = [folder(), folder()];
  writeContentRecords(one, 'code', [site]);
  writeContentRecords(two, 'code', [access]);
  for (const name of readdirSync(two)) writeFileSync(join(one, name), readFileSync(join(two, name)));
  expect(new Set(readContentRecords(one, 'code').flatMap((records) => [...records.keys()]))).toEqual(
    new Set([site.file, access.file]),
  );
});

it('a flipped byte anywhere, or an end that is missing, means that there are none', () => {
  const place = folder();
  writeContentRecords(place, 'code', [site]);
  const file = join(place, readdirSync(place)[0] ?? '');
  const bytes = readFileSync(file);
  for (let at = 0; at < bytes.length; at++) {
    const damaged = Buffer.from(bytes);
    damaged[at] = (damaged[at] ?? 0) ^ 1;
    writeFileSync(file, damaged);
    expect(readContentRecords(place, 'code'), `byte ${at}`).toEqual([]);
  }
  writeFileSync(file, bytes.subarray(0, -1));
  expect(readContentRecords(place, 'code')).toEqual([]);
});
