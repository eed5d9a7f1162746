import { readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { formatKeptNote } from '../../../src/commands/build/build-outcome.ts';
import { parseKeepFlag } from '../../../src/commands/common/arguments.ts';
import { main } from '../../../src/commands/deploy/rollback.ts';
import { listKeptReleases } from '../../../src/publish/kept-releases/kept-releases.ts';
import { freshTarget } from '../../publish/fresh-target.ts';
import { releaseOf } from '../../publish/releases.ts';
import { invocationOf } from '../../support/invocation.ts';
import { publishRelease } from '../../support/publish-release.ts';

const target = freshTarget();
const { parent, outDir } = target;
const build = (text: string) => publishRelease(releaseOf({ 'a.txt': text }), { ...target, deployFiles: [], keep: 9 });
const names = () => listKeptReleases(target).map(({ name }) => name);

async function rollback(...args: string[]) {
  const { invocation, said } = invocationOf(parent, args);
  return [await main(invocation), said()] as const;
}

describe('deploy rollback', () => {
  beforeAll(async () => {
    expect((await rollback('--list'))[1]).toContain('npx gazette build --keep 5');
    for (const text of ['one', 'two', 'three']) await build(text);
  });

  it('lists what is kept, the newest first', async () => {
    const [older = '', newer = ''] = names();
    for (const name of [older, newer]) utimesSync(join(parent, '.dist.releases', name), 1_790_000_000, 1_790_000_000);
    expect(await rollback('--list')).toEqual([
      0,
      `  ${newer}  kept 2026-09-21 14:13 UTC, 4 files\n  ${older}  kept 2026-09-21 14:13 UTC, 4 files\n`,
    ]);
    const [, said] = await rollback('--list', '--json');
    expect(JSON.parse(said.split('\n')[0] ?? '')).toEqual({
      release: newer,
      kept: '2026-09-21 14:13',
      files: 4,
      stands: false,
    });
  });

  it('says what it put back, what that changed, and how to go forward again', async () => {
    const [code, said] = await rollback();
    expect([code, readFileSync(join(outDir, 'a.txt'), 'utf8')]).toEqual([0, 'two']);
    expect(said).toContain(`dist/ is ${names()[1]} again: 2 files of both folders`);
    expect(said).toContain('changed  dist/a.txt');
    expect(said).toContain(`npx gazette deploy rollback ${names()[2]}`);
    expect((await rollback('--list'))[1]).toContain('stands there now');
    const [, json] = await rollback(names()[2] ?? '', '--json');
    expect(JSON.parse(json).summary).toMatchObject({ release: names()[2], changed: 2, added: 0, removed: 0 });
    expect(readFileSync(join(outDir, 'a.txt'), 'utf8')).toBe('three');
    expect((await rollback(names()[2] ?? ''))[1]).toContain('already');
  });

  it('names files of others, and ends with 1', async () => {
    writeFileSync(join(outDir, 'mine.txt'), 'mine');
    const [code, said] = await rollback();
    expect(code).toBe(1);
    expect(said).toContain('dist/mine.txt');
    expect(said).toContain('Nothing was put back');
    rmSync(join(outDir, 'mine.txt'));
  });

  it('takes one release, or --list', async () => {
    await expect(rollback('1-x', '--list')).rejects.toThrow('it takes none');
    await expect(rollback('--bucket', 'x')).rejects.toThrow('There is no flag --bucket.');
    await expect(rollback('1-x')).rejects.toThrow('No release 1-x is kept');
  });
});

it('--keep is a number', () => {
  expect([undefined, '0', '12'].map(parseKeepFlag)).toEqual([undefined, 0, 12]);
  for (const wrong of ['-1', 'all', '1.5', '1000', '']) expect(() => parseKeepFlag(wrong)).toThrow('--keep');
});

it('a build says what became of the release before', () => {
  expect(formatKeptNote(undefined)).toEqual([]);
  expect(formatKeptNote({ name: '1-abc' })).toEqual(['The release before is kept: npx gazette deploy rollback 1-abc']);
  expect(formatKeptNote({ unkept: 'a.txt' })[0]).toContain('a.txt was not as it was built');
});
