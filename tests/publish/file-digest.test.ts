import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sha256 } from '../../src/core/digest.ts';
import { fileDigest } from '../../src/publish/file-digest.ts';

test.each([0, 1, 65_535, 65_536, 65_537, 200_000])('a file of %i bytes has the digest of its bytes', (size) => {
  const folder = mkdtempSync(join(tmpdir(), 'gazette-digest-'));
  const bytes = Buffer.alloc(size, 'some text ');
  writeFileSync(join(folder, 'a'), bytes);
  expect(fileDigest(join(folder, 'a'))).toBe(sha256(bytes));
  rmSync(folder, { recursive: true });
});

test('of a file that is not there the system says so', () => {
  expect(() => fileDigest('/nowhere/a')).toThrow(expect.objectContaining({ code: 'ENOENT' }));
});
