import { describe, expect, it, test } from 'vitest';
import { parentFolders, sortPlannedFiles, toPlannedFile } from '../../src/publish/planned-files.ts';

const file = (path: string) => ({ file: path });
const paths = (...names: string[]) => sortPlannedFiles(names.map(file)).map((one) => one.file);

describe('a plan', () => {
  it('is in the order of code units', () => {
    expect(paths('b', 'a/b', 'é', 'B', 'a')).toEqual(['B', 'a', 'a/b', 'b', 'é']);
  });

  it('has each file once, below its folder', () => {
    expect(() => paths('a', 'b', 'a')).toThrow('"a" is to be written twice');
    expect(() => paths('a', '../b')).toThrow('"../b" is not a path below its folder');
  });
});

test('folders come before what is in them, each once', () => {
  expect(parentFolders(['b/c/d', 'a', 'b/e', 'a-b/c/d/e'].map(file))).toEqual(['a-b', 'a-b/c', 'a-b/c/d', 'b', 'b/c']);
});

test('bytes are asked for when they are needed, not when they are planned', () => {
  const file = {
    file: 'a',
    size: 1,
    sha256: 'x',
    get bytes(): Uint8Array {
      throw new Error('asked');
    },
  };
  const planned = toPlannedFile(file);
  const rest = { ...planned };
  expect(rest).toEqual({ file: 'a', sha256: 'x', size: 1 });
  expect(() => planned.bytes()).toThrow('asked');
});
