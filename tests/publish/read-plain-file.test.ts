import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readPlainFile } from '../../src/publish/read-plain-file.cjs';
import { freshTarget } from './fresh-target.ts';
import { noFiles } from './no-files.ts';

test('a plain file is read; where nothing is, nothing is', () => {
  const { parent } = freshTarget();
  writeFileSync(join(parent, 'a'), 'text');
  expect(readPlainFile(join(parent, 'a'))?.toString()).toBe('text');
  expect(readPlainFile(join(parent, 'none'))).toBeUndefined();
});

test.each(noFiles)('%s is not read', (_, make) => {
  const file = join(freshTarget().parent, 'a');
  make(file);
  expect(readPlainFile(file)).toBeUndefined();
});
