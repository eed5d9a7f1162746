import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createFile, readIfThere, replaceFile, restoreFile } from '../../../src/desk/edit/write-file.ts';
import { freshTarget } from '../../publish/fresh-target.ts';
import { noFiles } from '../../publish/no-files.ts';

const path = () => join(freshTarget().parent, 'content/faq/a.md');

test('a file is made, replaced and given its text back', () => {
  const file = path();
  expect(readIfThere(file)).toBeUndefined();
  createFile(file, 'one');
  replaceFile(file, 'two');
  expect(readIfThere(file)).toBe('two');
  restoreFile(file, 'one');
  expect(readFileSync(file, 'utf8')).toBe('one');
  restoreFile(file, undefined);
  expect(readIfThere(file)).toBeUndefined();
});

test('a link to a file is read', () => {
  const { parent } = freshTarget();
  writeFileSync(join(parent, 'a'), 'text');
  symlinkSync('a', join(parent, 'b'));
  expect(readIfThere(join(parent, 'b'))).toBe('text');
});

// The system itself says what a link to itself is.
test.each(noFiles.filter(([what]) => what !== 'a link to itself'))(
  '%s is not read, and no file is made over it',
  (_, make) => {
    const file = join(freshTarget().parent, 'a.md');
    make(file);
    expect(readIfThere(file)).toBeUndefined();
    expect(() => createFile(file, 'text')).toThrow('EEXIST');
  },
);
