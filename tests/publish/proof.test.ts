import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Problem } from '../../src/core/problem.ts';
import { ProofError } from '../../src/publish/errors.ts';
import { publishFiles } from '../../src/publish/publish.ts';
import type { Staged } from '../../src/publish/stage-all.ts';
import { wantedOf } from '../../src/publish/wanted.ts';
import { freshTarget } from './fresh-target.ts';
import { releaseOf } from './releases.ts';

const wanted = (texts: Readonly<Record<string, string>>) =>
  wantedOf(releaseOf(texts), [{ file: 'host.conf', bytes: Buffer.from('conf') }]);
const first = { a: '1', 'b/c': '1', 'b/d': '1' };
const problem: Problem = { code: 'proof-failed', at: { file: 'dist/a' }, message: 'expected 2, got 3' };

describe.each([
  ['staged', false],
  ['in place', true],
] as const)('what is read before it is published, %s', (_, inPlace) => {
  test('is what was written, and what stays: each from where it stands', async () => {
    const target = freshTarget();
    const seen: [string[], string[]][] = [];
    const prove = async ({ written, read }: Staged) => {
      seen.push([
        [...written].filter((file) => file in first),
        ['a', 'b/c'].map((file) => Buffer.from(read(file)).toString()),
      ]);
      return [];
    };
    await publishFiles(target, wanted(first), { prove, inPlace });
    await publishFiles(target, wanted({ ...first, 'b/c': '2' }), { prove, inPlace });
    await publishFiles(target, wanted({ ...first, 'b/c': '2' }), { prove, inPlace });
    expect(seen).toEqual([
      [Object.keys(first), ['1', '1']],
      [['b/c'], ['1', '2']],
      [[], ['1', '2']],
    ]);
  });

  test('is not published where something is wrong with it, and nothing of it is left', async () => {
    const target = freshTarget();
    await publishFiles(target, wanted(first), { inPlace });
    const before = readdirSync(target.parent).sort();
    const prove = async () => [problem];
    const failed = publishFiles(target, wanted({ ...first, a: '2' }), { prove, inPlace });
    await expect(failed).rejects.toBeInstanceOf(ProofError);
    await expect(failed).rejects.toMatchObject({ problems: [problem], message: problem.message });
    expect(readFileSync(join(target.outDir, 'a'), 'utf8')).toBe('1');
    expect(readdirSync(target.parent).sort()).toEqual(before);
    await expect(publishFiles(target, wanted(first), { prove, inPlace })).rejects.toBeInstanceOf(ProofError);
  });

  test('has the bytes that were meant, if it is to be durable: a file that changed after it was written is found before any reader', async () => {
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
      const prove = async () => expect.unreachable();
      const failed = publishFiles(target, { outDir: spoiling, deployDir }, { prove, inPlace, isDurable: true });
      await expect(failed).rejects.toThrow(/\/a does not read back as it was written/);
      expect(existsSync(target.outDir)).toBe(false);
    }
  });
});
