import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { sha256 } from '../../src/core/digest.ts';
import { openSideCarIndex } from '../../src/publish/side-car-index.ts';
import { freshTarget } from './fresh-target.ts';

let file: string;
beforeEach(() => {
  file = join(freshTarget().parent, 'cache/index');
});

const [a, b, c] = ['a', 'b', 'c'].map((text) => sha256(text)) as [string, string, string];
const whole = { br: { sha256: b, size: 2 ** 33 }, gzip: { sha256: c, size: 7 } };
const open = (about = 'ways', isAnew?: boolean) => openSideCarIndex(file, about, isAnew);

function saved(): void {
  const index = open();
  index.set(a, whole);
  index.set(b, { gzip: { sha256: c, size: 1 } });
  index.set(c, {});
  index.save();
}

test('what was set is known to the next build: both codings, one, or none', () => {
  saved();
  const index = open();
  expect([a, b, c, sha256('d')].map((of) => index.get(of))).toEqual([
    whole,
    { gzip: { sha256: c, size: 1 } },
    {},
    undefined,
  ]);
});

test('what nobody asked for is forgotten, and what stays the same is not written', () => {
  saved();
  const index = open();
  index.get(a);
  index.save();
  const after = open();
  expect([after.get(a), after.get(b)]).toEqual([whole, undefined]);
  const { ino } = statSync(file);
  const same = open();
  same.get(a);
  same.save();
  expect(statSync(file).ino).toBe(ino);
});

test.each<[string, (bytes: Buffer) => Buffer]>([
  ['a flipped bit', (bytes) => Buffer.from(bytes.map((byte, i) => (i === bytes.length - 9 ? byte ^ 1 : byte)))],
  ['its end', (bytes) => bytes.subarray(0, -1)],
  ['everything', () => Buffer.alloc(0)],
])('one that has lost %s knows nothing', (_, damage) => {
  saved();
  writeFileSync(file, damage(readFileSync(file)));
  expect(open().get(a)).toBeUndefined();
});

test('one of other ways, or a folder in its place, knows nothing; nor does any where all is made anew', () => {
  saved();
  expect([open('other ways').get(a), open('ways', true).get(a)]).toEqual([undefined, undefined]);
  file = join(file, '..');
  expect(open().get(a)).toBeUndefined();
});

test('a build that asks for nothing writes nothing', () => {
  open().save();
  expect(existsSync(file)).toBe(false);
});
