import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { listLeftovers } from '../../src/publish/leftovers.ts';
import { createSwap, readInterruptedChanges, removeJournal, writeJournal } from '../../src/publish/swap.ts';
import { freshTarget } from './fresh-target.ts';

describe('a journal', () => {
  it('is written whole, read back, and removed', () => {
    const target = freshTarget();
    const swaps = [createSwap(target, 'outDir', 12), createSwap(target, 'deployDir')];
    expect(swaps).toEqual([
      { folder: 'outDir', staged: '.dist.new-12', old: '.dist.old-12' },
      { folder: 'deployDir', staged: `.deploy.new-${process.pid}`, old: `.deploy.old-${process.pid}` },
    ]);
    writeJournal(target, swaps);
    expect(readdirSync(target.parent)).toEqual(['.dist.journal']);
    expect(JSON.parse(readFileSync(join(target.parent, '.dist.journal'), 'utf8'))).toEqual(swaps);
    expect(readInterruptedChanges(target)).toEqual(swaps);
    removeJournal(target);
    expect(readdirSync(target.parent)).toEqual([]);
    expect(readInterruptedChanges(target)).toBeUndefined();
    removeJournal(target);
  });

  const good = { folder: 'outDir', staged: '.dist.new-1', old: '.dist.old-1' };
  const patch = { folder: 'outDir', staged: '.dist.new-1', removed: ['a', 'b/c.d'] };
  const other = { folder: 'deployDir', staged: '.deploy.new-1', old: '.deploy.old-1234567890' };

  test.each([[[]], [[good]], [[other]], [[good, other]], [[patch]], [[{ ...patch, removed: [] }, other]]])(
    '%j is ours',
    (swaps) => {
      const target = freshTarget();
      writeFileSync(join(target.parent, '.dist.journal'), JSON.stringify(swaps));
      expect(readInterruptedChanges(target)).toEqual(swaps);
    },
  );

  test.each<[unknown]>([
    [good],
    [[{ ...good, folder: 'deployDir' }]],
    [[{ ...other, folder: 'outDir' }]],
    [[{ ...good, folder: 'x' }]],
    [[{ ...good, staged: '.dist.old-1' }]],
    [[{ ...good, old: '.dist.new-1' }]],
    [[{ ...good, old: '.dist.old-' }]],
    [[{ ...good, old: '.dist.old-12345678901' }]],
    [[{ ...good, old: '.dist.old-1/x' }]],
    [[{ ...good, old: '.dist.old-x1' }]],
    [[{ ...good, old: 'x.dist.old-1' }]],
    [[{ ...good, old: 1 }]],
    [[{ folder: 'outDir', staged: '.dist.new-1' }]],
    [[good, null]],
    [[{ ...good, removed: 'a' }]],
    [[{ ...patch, removed: [1] }]],
    [[{ ...patch, removed: ['a', '../a'] }]],
    [[{ ...patch, removed: ['/a'] }]],
    [[{ ...patch, staged: '.dist.old-1' }]],
    [[{ ...patch, staged: 'dist' }]],
    [[{ ...patch, folder: 'deployDir' }]],
  ])('%j is not', (swaps) => {
    const target = freshTarget();
    writeFileSync(join(target.parent, '.dist.journal'), JSON.stringify(swaps));
    expect(readInterruptedChanges(target)).toBeUndefined();
  });
});

describe('what builds leave beside the folders', () => {
  const found = (...names: string[]) => {
    const target = freshTarget();
    for (const name of names) writeFileSync(join(target.parent, name), '');
    return listLeftovers(target).map(({ path, kind, folder, pid }) =>
      [path, kind, folder].map((text) => text.replace(`${target.parent}/`, '')).concat(String(pid)),
    );
  };

  it('is known by its name, and by the process in it', () => {
    expect(
      found('.dist.new-1', '.dist.old-22', '.dist.lock', '.dist.lock-3', '.dist.journal', '.dist.journal-new'),
    ).toEqual([
      ['.dist.journal', 'journal', 'dist', 'undefined'],
      ['.dist.journal-new', 'journal', 'dist', 'undefined'],
      ['.dist.lock', 'lock', 'dist', 'undefined'],
      ['.dist.lock-3', 'lock', 'dist', '3'],
      ['.dist.new-1', 'new', 'dist', '1'],
      ['.dist.old-22', 'old', 'dist', '22'],
    ]);
    expect(found('.deploy.new-1', '.deploy.old-22', '.deploy.lock', '.deploy.journal')).toEqual([
      ['.deploy.new-1', 'new', 'deploy', '1'],
      ['.deploy.old-22', 'old', 'deploy', '22'],
    ]);
  });

  test.each([
    'dist.new-1',
    '.dist.new-',
    '.dist.new-x',
    '.dist.new-1x',
    '.dist.new-12345678901',
    '.dist.lock-new',
    '.dist.x-1',
    '.dist.xnew-1',
    '.deploy.xnew-1',
    '.deploy.new-1x',
    '.distant.new-1',
    'new-1.dist.',
    '.dist.',
  ])('%s is of somebody else', (name) => {
    expect(found(name)).toEqual([]);
  });

  it('is nothing where there is no folder', () => {
    const { parent } = freshTarget();
    expect(listLeftovers({ outDir: join(parent, 'a/dist'), deployDir: join(parent, 'b/deploy') })).toEqual([]);
  });
});
