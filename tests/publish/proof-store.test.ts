import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { proofStore } from '../../src/publish/proof-store.ts';
import { freshTarget } from './fresh-target.ts';

let file: string;
beforeEach(() => {
  file = join(freshTarget().parent, 'cache/proofs');
  const store = proofStore(file, 'code');
  store.note('a');
  store.note('b');
  store.save(true);
});

const known = (about = 'code', isAnew?: boolean) => {
  const store = proofStore(file, about, isAnew);
  return ['a', 'b', 'c'].filter(store.isKnown);
};

test('what was found right is known to the next build of the same code, and to no other', () => {
  expect(known()).toEqual(['a', 'b']);
  expect(known('other code')).toEqual([]);
  expect(known('code', true)).toEqual([]);
});

test('what nobody asked for goes, unless only some of it was asked for', () => {
  const some = proofStore(file, 'code');
  some.note('c');
  some.save(true);
  expect(known()).toEqual(['a', 'b', 'c']);
  const all = proofStore(file, 'code');
  expect(all.isKnown('b')).toBe(true);
  all.save(false);
  expect(known()).toEqual(['b']);
});

test('what is the same is not written again, and no bit of it is believed that was flipped', () => {
  const before = statSync(file).ino;
  const store = proofStore(file, 'code');
  store.note('a');
  store.save(true);
  expect(statSync(file).ino).toBe(before);
  const whole = readFileSync(file);
  for (let at = 0; at < whole.length; at++) {
    const damaged = Buffer.from(whole);
    damaged[at] = (damaged[at] ?? 0) ^ 4;
    writeFileSync(file, damaged);
    expect(known(), `byte ${at}`).toEqual([]);
  }
});
