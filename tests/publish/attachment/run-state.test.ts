import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { digestFolderStats, readLastRun, writeLastRun } from '../../../src/publish/attachment/run-state.ts';
import { freshTarget } from '../fresh-target.ts';

describe('the state of the last run', () => {
  it('is read by who asks about the same, and by nobody when a bit of it differs', () => {
    const file = join(freshTarget().parent, 'kept/run');
    expect(readLastRun(file, 'this')).toBeUndefined();
    writeLastRun(file, 'this', { a: [1, 'ü'] });
    expect(readLastRun(file, 'this')).toEqual({ a: [1, 'ü'] });
    expect(readLastRun(file, 'that')).toBeUndefined();
    const bytes = readFileSync(file);
    bytes[bytes.length - 2] = (bytes.at(-2) ?? 0) ^ 1;
    writeFileSync(file, bytes);
    expect(readLastRun(file, 'this')).toBeUndefined();
  });

  it('is another when a file of either folder is', () => {
    const { parent } = freshTarget();
    const folders = [join(parent, 'a'), join(parent, 'b')];
    const empty = digestFolderStats(folders);
    expect(digestFolderStats(folders)).toBe(empty);
    writeLastRun(join(parent, 'b/x'), 'x', 1);
    const one = digestFolderStats(folders);
    expect(one).not.toBe(empty);
    expect(digestFolderStats([...folders].reverse())).not.toBe(one);
    writeFileSync(join(parent, 'b/x'), 'other');
    expect(digestFolderStats(folders)).not.toBe(one);
  });
});
