import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { keepRun, lookAt, readRun } from '../../../src/publish/attached/state.ts';
import { freshTarget } from '../fresh-target.ts';

describe('the state of the last run', () => {
  it('is read by who asks about the same, and by nobody when a bit of it differs', () => {
    const file = join(freshTarget().parent, 'kept/run');
    expect(readRun(file, 'this')).toBeUndefined();
    keepRun(file, 'this', { a: [1, 'ü'] });
    expect(readRun(file, 'this')).toEqual({ a: [1, 'ü'] });
    expect(readRun(file, 'that')).toBeUndefined();
    const bytes = readFileSync(file);
    bytes[bytes.length - 2] = (bytes.at(-2) ?? 0) ^ 1;
    writeFileSync(file, bytes);
    expect(readRun(file, 'this')).toBeUndefined();
  });

  it('is another when a file of either folder is', () => {
    const { parent } = freshTarget();
    const folders = [join(parent, 'a'), join(parent, 'b')];
    const empty = lookAt(folders);
    expect(lookAt(folders)).toBe(empty);
    keepRun(join(parent, 'b/x'), 'x', 1);
    const one = lookAt(folders);
    expect(one).not.toBe(empty);
    expect(lookAt([...folders].reverse())).not.toBe(one);
    writeFileSync(join(parent, 'b/x'), 'other');
    expect(lookAt(folders)).not.toBe(one);
  });
});
