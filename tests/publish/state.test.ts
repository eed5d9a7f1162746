import { mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { seal, unseal } from '../../src/core/seal.mjs';
import { keepFile } from '../../src/publish/keep-file.mjs';
import { fingerprint, saveState } from '../../src/publish/save-state.ts';
import { sameSnapshot, snapshot, stateSeal } from '../../src/publish/snapshot.ts';
import { findUnchanged } from '../../src/publish/state.ts';
import { freshTarget } from './fresh-target.ts';
import { noFiles } from './no-files.ts';

let parent: string;
const folders = () => ({ inputs: [join(parent, 'content')], outputs: [join(parent, 'dist')] });
const state = () => join(parent, 'cache/state.json');
/** Far enough ahead that the files just written do not count as fresh. */
const later = () => Date.now() + 10_000;

function save(now: number, key: unknown = 'k'): void {
  const inputs = fingerprint(folders().inputs, snapshot(folders().inputs, now));
  saveState(state(), folders(), inputs, key, { said: 'hello' });
}
const find = (key: unknown = 'k') => findUnchanged<{ said: string }>(state(), folders(), key, later());

beforeEach(() => {
  parent = freshTarget().parent;
  for (const folder of ['content/faq', 'dist']) mkdirSync(join(parent, folder), { recursive: true });
  for (const file of ['content/a.ts', 'content/faq/b.md', 'dist/index.html']) writeFileSync(join(parent, file), 'text');
});

describe('an unchanged build', () => {
  test('is found, with what it said', async () => {
    save(later());
    expect(await find()).toEqual({ said: 'hello' });
  });

  test('is found after touch: the bytes decide, and the new times are remembered', async () => {
    save(later());
    utimesSync(join(parent, 'content/a.ts'), 1, 1);
    const before = readFileSync(state(), 'utf8');
    expect(await find()).toEqual({ said: 'hello' });
    expect(readFileSync(state(), 'utf8')).not.toBe(before);
  });

  test('is found when the state is younger than the edit before it by less than a tick', async () => {
    save(statSync(join(parent, 'content/a.ts')).mtimeMs);
    expect(await find()).toEqual({ said: 'hello' });
  });
});

describe('a build is needed', () => {
  test.each<[string, () => unknown]>([
    ['an input of another size', () => writeFileSync(join(parent, 'content/a.ts'), 'longer text')],
    ['other bytes of the same size', () => writeFileSync(join(parent, 'content/a.ts'), 'TEXT')],
    ['a new input', () => writeFileSync(join(parent, 'content/faq/c.md'), '')],
    ['a new empty folder', () => mkdirSync(join(parent, 'content/pages'))],
    ['an input that is gone', () => rmSync(join(parent, 'content/faq/b.md'))],
    ['an input with another name', () => renameSync(join(parent, 'content/a.ts'), join(parent, 'content/b.ts'))],
    ['an output with other bytes', () => writeFileSync(join(parent, 'dist/index.html'), 'TEXT')],
    ['an output that is gone', () => rmSync(join(parent, 'dist/index.html'))],
    ['an extra output', () => writeFileSync(join(parent, 'dist/extra'), '')],
    ['no output folder', () => rmSync(join(parent, 'dist'), { recursive: true })],
    ['no input folder', () => rmSync(join(parent, 'content'), { recursive: true })],
    ['no state', () => rmSync(state())],
    ['a torn state', () => writeFileSync(state(), readFileSync(state(), 'utf8').slice(0, -9))],
    ['an empty state', () => writeFileSync(state(), '')],
    [
      'a state with one other letter',
      () => writeFileSync(state(), readFileSync(state(), 'utf8').replace('hello', 'hallo')),
    ],
    ['a state without a seal', () => writeFileSync(state(), 'null')],
  ])('after %s', async (_, change) => {
    save(later());
    change();
    expect(await find()).toBeUndefined();
  });

  test.each(noFiles)('after %s took the place of the state', async (_, make) => {
    save(later());
    const whole = readFileSync(state());
    rmSync(state());
    make(state());
    expect(await find()).toBeUndefined();
    keepFile(state(), whole);
    expect(await find()).toEqual({ said: 'hello' });
  });

  test('after a change of one output folder of two', async () => {
    const both = { ...folders(), outputs: [join(parent, 'dist'), join(parent, 'deploy')] };
    mkdirSync(join(parent, 'deploy'));
    saveState(state(), both, fingerprint(both.inputs, snapshot(both.inputs, later())), 'k', 'said');
    expect(await findUnchanged(state(), both, 'k', later())).toBe('said');
    writeFileSync(join(parent, 'deploy/nginx.conf'), '');
    expect(await findUnchanged(state(), both, 'k', later())).toBeUndefined();
  });

  test('when the key differs: another date, option or version', async () => {
    save(later(), { today: '2026-11-21' });
    expect(await find({ today: '2026-11-22' })).toBeUndefined();
    expect(await find({ today: '2026-11-21' })).toEqual({ said: 'hello' });
  });

  test('when an edit kept size and time within the tick of the state', async () => {
    const file = join(parent, 'content/a.ts');
    save(statSync(file).mtimeMs);
    // Forge the stat that a coarse file system would show: only the bytes tell.
    writeFileSync(file, 'TEXT');
    const stored = JSON.parse(unseal(stateSeal, readFileSync(state()))!.toString());
    const forged = JSON.parse(
      JSON.stringify(fingerprint(folders().inputs, snapshot(folders().inputs, stored.takenAt)).stamps),
    );
    forged[0][0][3] = stored.inputs[0][0][3];
    writeFileSync(state(), seal(stateSeal, JSON.stringify({ ...stored, inputs: forged })));
    expect(await find()).toBeUndefined();
  });
});

test('two snapshots differ when a file was saved between them', () => {
  const before = snapshot(folders().inputs, 0);
  expect(sameSnapshot(before, snapshot(folders().inputs, 1))).toBe(true);
  writeFileSync(join(parent, 'content/a.ts'), 'TEXT');
  expect(sameSnapshot(before, snapshot(folders().inputs, 1))).toBe(false);
});
