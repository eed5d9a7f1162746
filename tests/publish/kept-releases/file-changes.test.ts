import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  keptReleasesFolder,
  listKeptReleases,
  releaseDigest,
} from '../../../src/publish/kept-releases/kept-releases.ts';
import { listFileChanges } from '../../../src/publish/kept-releases/roll-back.ts';
import { toPlannedFile } from '../../../src/publish/planned-files.ts';
import { freshTarget } from '../fresh-target.ts';

const wanted = (outDir: Record<string, string>, deployDir: Record<string, string> = {}) => {
  const files = (of: Record<string, string>) =>
    Object.entries(of).map(([file, sha256]) => toPlannedFile({ file, sha256, size: 0, bytes: new Uint8Array() }));
  return { outDir: files(outDir), deployDir: files(deployDir) };
};

it('changes of files are told in their order, the published folder first', () => {
  const before = wanted({ c: '1', same: '1', b: '1' }, { 'x.conf': '1' });
  const after = wanted({ same: '1', b: '2', a: '1' }, { 'x.conf': '2' });
  expect(listFileChanges(before, after)).toEqual([
    { folder: 'outDir', file: 'a', what: 'added' },
    { folder: 'outDir', file: 'b', what: 'changed' },
    { folder: 'outDir', file: 'c', what: 'removed' },
    { folder: 'deployDir', file: 'x.conf', what: 'changed' },
  ]);
  expect(listFileChanges(undefined, wanted({ a: '1' }))).toEqual([{ folder: 'outDir', file: 'a', what: 'added' }]);
});

it('kept releases are folders of our names, by number', () => {
  const target = freshTarget();
  expect(listKeptReleases(target)).toEqual([]);
  const folder = keptReleasesFolder(target);
  expect(folder).toBe(join(target.parent, '.dist.releases'));
  const digest = releaseDigest('0123456789abcdef');
  expect(digest).toBe('0123456789ab');
  for (const name of [`10-${digest}`, `9-${digest}`, `x-${digest}`, `1-${digest}0`, '1-0123456789aX', `-${digest}`])
    mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, `11-${digest}`), '');
  expect(listKeptReleases(target).map(({ name, number, digest: own }) => [name, number, own])).toEqual([
    [`9-${digest}`, 9, digest],
    [`10-${digest}`, 10, digest],
  ]);
  expect(listKeptReleases(target)[0]?.at).toEqual({
    outDir: join(folder, `9-${digest}/dist`),
    deployDir: join(folder, `9-${digest}/deploy`),
  });
});

it('a file in the place of their folder is none of them', () => {
  const target = freshTarget();
  writeFileSync(keptReleasesFolder(target), '');
  expect(listKeptReleases(target)).toEqual([]);
});
