import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keepFile } from '../../src/publish/keep-file.cjs';
import { freshTarget } from './fresh-target.ts';
import { noFiles } from './no-files.ts';

test.each(noFiles)('%s in the place of a file of the cache, or of what is written first, is replaced', (what, make) => {
  const { parent } = freshTarget();
  make(join(parent, 'a'));
  // To write to a pipe would hang: it goes in the way that the others go.
  if (what !== 'a pipe') make(join(parent, `a.${process.pid}`));
  keepFile(join(parent, 'a'), 'text');
  expect(readdirSync(parent)).toEqual(['a']);
  expect(readFileSync(join(parent, 'a'), 'utf8')).toBe('text');
});
