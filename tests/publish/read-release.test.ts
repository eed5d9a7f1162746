import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { manifestFile } from '../../src/core/manifest/manifest.ts';
import { PublishError } from '../../src/publish/errors.ts';
import { readRelease } from '../../src/publish/read-manifest.ts';
import { publishRelease } from '../support/publish-release.ts';
import { freshTarget } from './fresh-target.ts';
import { noFiles } from './no-files.ts';
import { releaseOf } from './releases.ts';

const release = { ...releaseOf({ 'a/b.txt': 'hello' }), preflight: { Allow: 'GET' } };

async function published(one = release) {
  const target = freshTarget();
  await publishRelease(one, { ...target, deployFiles: [] });
  return { ...target, read: () => readRelease(target.outDir, target.deployDir) };
}

test('a release is read back as it was published', async () => {
  const plain = (one: typeof release) => ({
    ...one,
    files: [...one.files.values()]
      .map(({ file, bytes, sha256 }) => [file, Buffer.from(bytes).toString(), sha256])
      .sort(),
    routes: [...one.routes].sort(),
    redirects: [...one.redirects].sort(),
  });
  const { read } = await published();
  expect(plain(read() as typeof release)).toEqual(plain(release));
  const { preflight: _, ...without } = release;
  expect((await published(without as typeof release)).read()).not.toHaveProperty('preflight');
});

test.each([
  ['is no longer there as a file', 'a/b.txt', (path: string) => rmSync(path)],
  ['has other bytes', 'a/b.txt', (path: string) => writeFileSync(path, 'hallo')],
  ['was added', 'a/c.txt', (path: string) => writeFileSync(path, '')],
])('a file that %s is named', async (how, file, change) => {
  const { outDir, read } = await published();
  change(join(outDir, file));
  expect(read).toThrow(
    new PublishError(`${outDir} was changed after the build: ${file} ${how}. Run \`npx gazette build\` again.`),
  );
});

test('an empty folder was not published, and harms nobody', async () => {
  const { outDir, read } = await published();
  mkdirSync(join(outDir, 'empty'));
  expect(read().files.size).toBe(release.files.size);
});

test.each(noFiles)('%s in place of a file is named, and not read', async (_, make) => {
  const { outDir, read } = await published();
  rmSync(join(outDir, 'a/b.txt'));
  make(join(outDir, 'a/b.txt'));
  expect(read).toThrow(`${outDir} was changed after the build: a/b.txt is no longer there as a file.`);
});

test('without a manifest nothing is built', async () => {
  const { outDir, deployDir, read } = await published();
  rmSync(join(deployDir, manifestFile));
  expect(read).toThrow(
    new PublishError(
      `Nothing is built in ${outDir} yet, or ${join(deployDir, manifestFile)} is damaged. Run \`npx gazette build\` first.`,
    ),
  );
});
