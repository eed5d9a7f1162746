import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readIfExists } from '../../../src/edit/source/source-path.ts';
import { freshTarget } from '../../publish/fresh-target.ts';
import { noFiles } from '../../publish/no-files.ts';

test('a link to a file is read', () => {
  const { parent } = freshTarget();
  writeFileSync(join(parent, 'a'), 'text');
  symlinkSync('a', join(parent, 'b'));
  expect(readIfExists(join(parent, 'b'))).toBe('text');
});

// The system itself says what a link to itself is.
test.each(noFiles.filter(([what]) => what !== 'a link to itself'))('%s is not read', (_, make) => {
  const file = join(freshTarget().parent, 'a.md');
  make(file);
  expect(readIfExists(file)).toBeUndefined();
});
