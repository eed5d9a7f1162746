import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { manifestFile } from '../../src/core/manifest/manifest.ts';
import { readFileList, readManifest } from '../../src/publish/read-manifest.ts';
import { renderManifest } from '../support/render-manifest.ts';
import { freshTarget } from './fresh-target.ts';
import { releaseOf } from './releases.ts';

test('the manifest of the last build is read from its folder; none is none, and torn is none', () => {
  const { deployDir } = freshTarget();
  const both = () => [readManifest(deployDir)?.routes.size, readFileList(join(deployDir, manifestFile))?.files.length];
  expect(both()).toEqual([undefined, undefined]);
  mkdirSync(deployDir);
  const text = renderManifest(releaseOf({ 'a.txt': '' }));
  writeFileSync(join(deployDir, manifestFile), text);
  expect(both()).toEqual([4, 4]);
  writeFileSync(join(deployDir, manifestFile), text.slice(0, -9));
  expect(both()).toEqual([undefined, undefined]);
});
