import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listKeptReleases } from '../../../src/publish/kept-releases/kept-releases.ts';
import { rollBack } from '../../../src/publish/kept-releases/roll-back.ts';
import { publishRelease } from '../../support/publish-release.ts';
import { freshTarget } from '../fresh-target.ts';
import { releaseOf } from '../releases.ts';

/** Release `n`: one file that names it, one in all, and one that odd ones alone have. */
const texts = (n: number) => ({ 'a.txt': `${n}`, 'b/same.txt': 'same', ...(n % 2 === 1 && { 'odd.txt': `${n}` }) });
const deployFiles = (n: number) => [{ file: 'host/x.conf', bytes: Buffer.from(`conf ${n % 2}`) }];

/** A folder with two that are published to, and what a test asks of it. */
export function project() {
  const target = freshTarget();
  const folder = join(target.parent, '.dist.releases');
  return {
    target,
    folder,
    build: (n: number, keep: number | 'as they are' = 9, inPlace = false) =>
      publishRelease(releaseOf(texts(n)), {
        ...target,
        deployFiles: deployFiles(n),
        inPlace,
        ...(keep !== 'as they are' && { keep }),
      }),
    back: (name?: string) => rollBack(target, name, undefined),
    stands: () => Number(readFileSync(join(target.outDir, 'a.txt'), 'utf8')),
    kept: () => listKeptReleases(target).map(({ at }) => Number(readFileSync(join(at.outDir, 'a.txt'), 'utf8'))),
    names: () => listKeptReleases(target).map(({ name }) => name),
  };
}
