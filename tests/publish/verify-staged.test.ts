import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { planReleaseFiles } from '../../src/publish/planned-release.ts';
import { publishFiles } from '../../src/publish/publish.ts';
import { freshTarget } from './fresh-target.ts';
import { releaseOf } from './releases.ts';

const wanted = (texts: Readonly<Record<string, string>>) =>
  planReleaseFiles(releaseOf(texts), [{ file: 'host.conf', bytes: Buffer.from('conf') }]);
const first = { a: '1', 'b/c': '1', 'b/d': '1' };

describe.each([
  ['staged', false],
  ['in place', true],
] as const)('what is published, %s', (_, inPlace) => {
  test('has the bytes that were meant: a file that changed after it was written is found', async () => {
    for (const other of ['2', '11', '']) {
      const target = freshTarget();
      const { outDir, deployDir } = wanted(first);
      const spoiling = outDir.map((planned) => ({
        ...{ file: planned.file, sha256: planned.sha256, size: planned.size },
        bytes: () => {
          const staged = readdirSync(target.parent).map((name) => join(target.parent, name, 'a'));
          if (planned.file === 'b/d') for (const path of staged) if (existsSync(path)) writeFileSync(path, other);
          return planned.bytes();
        },
      }));
      const failed = publishFiles(target, { outDir: spoiling, deployDir }, { inPlace, isDurable: true });
      await expect(failed).rejects.toThrow(/\/a does not read back as it was written/);
      expect(existsSync(target.outDir)).toBe(false);
    }
  });
});
