import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type PublishOptions, publish } from '../../src/publish/publish.ts';
import { resolveTarget } from '../../src/publish/target.ts';
import { tidy } from '../../src/publish/tidy.ts';
import { freshTarget } from './fresh-target.ts';
import { generation, generationIn } from './generation.ts';
import { refusal, refuse } from './refused-calls.ts';
import { releaseOf } from './releases.ts';

vi.mock('node:fs', async (original) => (await import('./refused-calls.ts')).refusingFs(await original()));

beforeEach(() => refuse());

type Target = ReturnType<typeof freshTarget>;

const put = (target: Target, n: number, options: Partial<PublishOptions> = {}) =>
  publish(generation(n), { ...target, deployFiles: [], ...options });

test.each(['EXDEV', 'EPERM', 'EMLINK', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EACCES'])(
  'where a file can have no second name (%s), it is written',
  async (code) => {
    const target = freshTarget();
    const same = { 'a.txt': 'same', 'b.txt': 'same' };
    await publish(releaseOf({ ...same, 'c.txt': '1' }), { ...target, deployFiles: [] });
    const inode = statSync(join(target.outDir, 'a.txt')).ino;
    refuse({ name: 'linkSync', code, after: 1 });
    await publish(releaseOf({ ...same, 'c.txt': '2' }), { ...target, deployFiles: [] });
    expect(refusal.calls).toBeGreaterThan(2);
    expect(['a', 'b', 'c'].map((name) => readFileSync(join(target.outDir, `${name}.txt`), 'utf8'))).toEqual([
      'same',
      'same',
      '2',
    ]);
    expect(statSync(join(target.outDir, 'a.txt')).ino).not.toBe(inode);
    expect(readdirSync(target.parent)).toEqual(['deploy', 'dist']);
  },
);

test.each([1, 2, 3, 4])('a swap of which the system refuses rename %i of 4 is taken back', async (after) => {
  const target = freshTarget();
  await put(target, 1);
  // The first rename is that of the journal.
  refuse({ name: 'renameSync', code: 'EBUSY', after, times: 1 });
  await expect(put(target, 2)).rejects.toThrow('EBUSY');
  expect(generationIn(target.outDir)).toBe(1);
  expect(readdirSync(target.parent)).toEqual(['deploy', 'dist']);
});

describe('in place, a change that the system refuses half-way', () => {
  test.each([
    ['renameSync', 0],
    ['renameSync', 1],
    ['renameSync', 39],
    ['unlinkSync', 0],
  ])('by %s after %i calls is told, and the next command ends it', async (name, after) => {
    const target = freshTarget();
    await put(target, 1);
    refuse({ name, code: 'EPERM', path: `${target.outDir}/`, after });
    await expect(put(target, 2, { inPlace: true })).rejects.toThrow('EPERM');
    expect(readdirSync(target.parent)).toContain('.dist.journal');
    // As long as it is refused, nothing else is published over it.
    refuse({ name, code: 'EPERM', path: `${target.outDir}/` });
    await expect(put(target, 4, { inPlace: true })).rejects.toThrow('EPERM');
    refuse();
    await tidy(resolveTarget(target.outDir));
    expect(generationIn(target.outDir)).toBe(2);
    expect(readdirSync(target.parent)).toEqual(['deploy', 'dist']);
  });
});
