import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from '../../src/core/release.ts';
import { listTree } from '../../src/publish/tree.ts';
import { releaseOf } from './releases.ts';

/** Release number `n`: 40 files that all name it; odd ones have a file more, so that mixtures show. */
export function generation(n: number): Release {
  const files: Record<string, string> = {
    'api/v1/index.json': `${n}`,
    '.well-known/api-catalog': `${n}`,
    '404.html': `${n}`,
  };
  for (let i = 0; i < 37; i++) files[`pages/${i % 5}/${i}.html`] = `${n}\n${'x'.repeat(i * 100)}`;
  if (n % 2 === 1) files['odd.txt'] = `${n}`;
  return releaseOf(files);
}

/** The number of the generation that stands in a folder; throws when files are missing, torn, or of two generations. */
export function generationIn(outDir: string): number {
  const n = Number(readFileSync(join(outDir, 'api/v1/index.json'), 'utf8'));
  const expected = generation(n);
  const found = listTree(outDir).filter(({ kind }) => kind === 'file');
  if (found.length !== expected.files.size) throw new Error(`${found.length} files of ${expected.files.size}`);
  for (const { path } of found) {
    const bytes = expected.files.get(path)?.bytes;
    if (!bytes || !readFileSync(join(outDir, path)).equals(bytes)) throw new Error(`${path} is not of generation ${n}`);
  }
  return n;
}
