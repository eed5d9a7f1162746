import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isString } from '../../src/core/type-guards.ts';
import { readJsonFile, readTextFile } from '../../src/publish/read-json-file.ts';
import { freshTarget } from './fresh-target.ts';

test('the text of a file; none when it is gone, nothing when it is no file', () => {
  const { parent } = freshTarget();
  writeFileSync(join(parent, 'a'), 'text');
  mkdirSync(join(parent, 'b'));
  expect(['a', 'b', 'c'].map((name) => readTextFile(join(parent, name)))).toEqual(['text', '', undefined]);
});

test.runIf(process.platform === 'linux')('a file that cannot be read is an error, which names it', () => {
  expect(() => readTextFile('/proc/self/mem')).toThrow(
    expect.objectContaining({ code: 'EIO', path: '/proc/self/mem' }),
  );
});

test('what fits is given back, torn and foreign are absent', () => {
  const { parent } = freshTarget();
  const file = join(parent, 'a');
  const read = (text: string) => {
    writeFileSync(file, text);
    return readJsonFile(file, isString);
  };
  expect([read('"x"'), read('"x'), read('1'), read('')]).toEqual(['x', undefined, undefined, undefined]);
  const anything = (_value: unknown): _value is unknown => true;
  expect(readJsonFile(join(parent, 'none'), anything)).toBeUndefined();
});
