import { expect, test } from 'vitest';
import { isSafePath } from '../../src/core/listed-file.ts';

test.each(['a', 'a/b.c', '.well-known/a', 'a..b', 'ü', 'a b'])('%j is a path below its folder', (path) => {
  expect(isSafePath(path)).toBe(true);
});

test.each(['', '/a', 'a/', 'a//b', '.', './a', 'a/.', '..', 'a/../b', 'a\\b', 'a\0', '..\\a'])('%j is none', (path) => {
  expect(isSafePath(path)).toBe(false);
});
