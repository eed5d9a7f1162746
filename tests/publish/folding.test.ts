import type * as fs from 'node:fs';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { acquireLock } from '../../src/publish/lock.ts';
import { publishRelease } from '../support/publish-release.ts';
import { freshTarget } from './fresh-target.ts';
import { releaseOf } from './releases.ts';

// The disks of Windows and macOS, where two spellings are one name, and exFAT, where a file has one name at most.
vi.mock('node:fs', async (original) => {
  const { foldingFs } = await import('../support/folding-fs.ts');
  return foldingFs(await original<typeof fs>(), (path) => path.startsWith(`${tmpdir()}/`));
});
afterEach(() => void vi.restoreAllMocks());

const namesBelow = (folder: string): string[] =>
  readdirSync(folder)
    .flatMap((name) =>
      statSync(join(folder, name)).isDirectory()
        ? namesBelow(join(folder, name)).map((below) => `${name}/${below}`)
        : [name],
    )
    .sort();

it('is what these tests stand on', () => {
  const { parent } = freshTarget();
  writeFileSync(join(parent, 'Menü'), 'x');
  expect(readFileSync(join(parent, 'MENU\u0308'), 'utf8')).toBe('x');
  expect(readdirSync(parent)).toEqual(['Menü']);
});

describe.each([true, false])('a file whose name changes its capitals alone (in place: %s)', (inPlace) => {
  it.each([
    ['a file', { 'Flyer.txt': 'x' }, { 'FLYER.txt': 'x' }],
    ['a file with other bytes', { 'Flyer.txt': 'x' }, { 'flyer.txt': 'other' }],
    ['a folder', { 'Img/a.txt': 'a', 'Img/gone.txt': 'b' }, { 'img/a.txt': 'a', 'img/new.txt': 'c' }],
    ['a folder that was a file', { Img: 'a' }, { 'img/a.txt': 'a' }],
    ['nothing', { 'a.txt': 'a' }, { 'a.txt': 'a' }],
  ])('%s has the name of now, and is there', async (_what, before, after) => {
    const { parent: _parent, ...target } = freshTarget();
    const put = (texts: object) => publishRelease(releaseOf({ ...texts }), { ...target, deployFiles: [], inPlace });
    await put(before);
    await put(after);
    expect(namesBelow(target.outDir)).toEqual([...releaseOf({ ...after }).files.keys()].sort());
    for (const [file, text] of Object.entries(after))
      expect(readFileSync(join(target.outDir, file), 'utf8')).toBe(text);
    expect(await put(after)).toEqual({ outDir: false, deployDir: false });
  });
});

it('a lock that another process has just taken over is given back, without a second name', () => {
  const { outDir, parent } = freshTarget();
  const file = join(parent, '.dist.lock');
  const holder = (pid: number) => `${JSON.stringify({ pid, start: '', host: hostname() })}\n`;
  const dead = 2 ** 22 + 1;
  writeFileSync(file, holder(dead));
  vi.spyOn(process, 'kill').mockImplementation((pid) => {
    if (pid !== dead) return true;
    writeFileSync(file, holder(process.pid));
    throw Object.assign(new Error('no such process'), { code: 'ESRCH' });
  });
  expect(() => acquireLock(outDir)).toThrow(`Process ${process.pid}`);
  expect(readFileSync(file, 'utf8')).toBe(holder(process.pid));
  expect(readdirSync(parent)).toEqual(['.dist.lock']);
});
