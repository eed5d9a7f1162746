import { existsSync, mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { pruneBuildStates } from '../../src/publish/build-state.ts';
import { takeSnapshot } from '../../src/publish/folder-stamps.ts';
import { saveBuildState, takeFingerprint } from '../../src/publish/save-build-state.ts';
import { freshTarget } from './fresh-target.ts';

let cache: string;
let out: string;

beforeEach(() => {
  const { parent } = freshTarget();
  [cache, out] = [join(parent, 'cache'), join(parent, 'dist')];
  for (const folder of [cache, out]) mkdirSync(folder);
});

/** A state whose key is the path of its output folder, written so many seconds after 1970. */
function save(name: string, time: number, folder = out): string {
  const file = join(cache, name);
  const inputs = takeFingerprint([], takeSnapshot([], 0), () => undefined);
  saveBuildState(file, { inputs: [], outputs: [] }, { inputs, key: folder, result: {} });
  utimesSync(file, time, time);
  return file;
}

const prune = (own: string) => pruneBuildStates(own, (key) => !existsSync(JSON.parse(key)));
const names = (...hashes: string[]) => hashes.map((hash) => `state-${hash}.bin`);

test('of one output folder the state in use and the two youngest others stay, however old it is itself', () => {
  const [own, ...others] = names('aaaaaaaa-00000000', 'aaaaaaaa-11111111', 'aaaaaaaa-22222222', 'aaaaaaaa-33333333');
  const file = save(own!, 1);
  for (const [i, name] of others.entries()) save(name, 9 - i);
  prune(file);
  expect(readdirSync(cache)).toEqual([own, ...others.slice(0, 2)]);
});

test('states of other output folders stay while their folder is there, whatever their age', () => {
  const [own, here, gone] = names('aaaaaaaa-00000000', 'bbbbbbbb-00000000', 'cccccccc-00000000');
  const file = save(own!, 9);
  save(here!, 1);
  save(gone!, 8, join(out, 'gone'));
  prune(file);
  expect(readdirSync(cache)).toEqual([own, here]);
});

test('the state in use, and others of its folder, stay when that is gone meanwhile', () => {
  const all = names('aaaaaaaa-00000000', 'aaaaaaaa-11111111');
  const [file = ''] = all.map((name) => save(name, 1));
  rmSync(out, { recursive: true });
  prune(file);
  expect(readdirSync(cache)).toEqual(all);
});

test('what cannot be read goes, and what is no state stays', () => {
  const [own, torn, folder] = names('aaaaaaaa-00000000', 'bbbbbbbb-00000000', 'cccccccc-00000000');
  const file = save(own!, 1);
  writeFileSync(join(cache, torn!), 'torn');
  mkdirSync(join(cache, folder!));
  const others = ['bundle', 'state-x.bin', 'state-aaaaaaaa-00000000.bin.77', 'stamp.json'];
  for (const name of others) writeFileSync(join(cache, name), '');
  prune(file);
  expect(readdirSync(cache).sort()).toEqual([own, ...others].sort());
});

test('one of an older version, whose name tells no folder, goes with its folder', () => {
  const [own, older, gone] = names('aaaaaaaa-00000000', 'bbbbbbbb', 'cccccccc');
  const file = save(own!, 1);
  save(older!, 1);
  save(gone!, 1, join(out, 'gone'));
  prune(file);
  expect(readdirSync(cache)).toEqual([own, older]);
});
