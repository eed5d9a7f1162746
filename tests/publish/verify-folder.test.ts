import { mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { assertDefined } from '../../src/core/assert-defined.ts';
import { manifestFile } from '../../src/core/manifest/manifest.ts';
import { readFileList } from '../../src/publish/read-manifest.ts';
import { verifyFolder } from '../../src/publish/verify-folder.ts';
import { publishRelease } from '../support/publish-release.ts';
import { runs } from '../support/runs.ts';
import { seeded } from '../support/seeded.ts';
import { freshTarget } from './fresh-target.ts';
import { releaseOf } from './releases.ts';

const texts = Object.fromEntries(
  Array.from({ length: 30 }, (_, i) => [`${['', 'a/', 'a/b/'][i % 3]}Straße ${i}.txt`, `text ${i}\n`.repeat(i)]),
);

async function published() {
  const target = freshTarget();
  await publishRelease(releaseOf(texts), { ...target, deployFiles: [] });
  const { files } = assertDefined(readFileList(join(target.deployDir, manifestFile)), 'a manifest');
  return { ...target, files, verify: () => verifyFolder(target.outDir, files) };
}

describe('a folder', () => {
  it('is what was built while no byte differs, whatever times say', async () => {
    const { verify, outDir, files } = await published();
    expect(verify()).toEqual([]);
    for (const { file } of files) utimesSync(join(outDir, file), 1, 1);
    expect(verify()).toEqual([]);
  });

  it('names what differs by file, and looks at nothing that may stand there besides', async () => {
    const { outDir, files } = await published();
    for (const file of ['b.txt', 'a/c', '0.txt']) writeFileSync(join(outDir, file), '');
    rmSync(join(outDir, 'a/Straße 1.txt'));
    const found = verifyFolder(outDir, files, ['0.txt']).map(({ file, what }) => `${what} ${file}`);
    expect(found).toEqual(['missing a/Straße 1.txt', 'extra a/c', 'extra b.txt']);
  });

  it(`names each of ${runs(1000)} seeded damages, and nothing else`, async () => {
    const { verify, outDir, files } = await published();
    const random = seeded(Number(process.env.SEED ?? 1));
    for (let i = 0; i < runs(1000); i++) {
      const { file } = files[random(files.length)]!;
      const path = join(outDir, file);
      const right = readFileSync(path);
      const damage = random(6);
      const extra = `${file}.${i}`;
      if (damage === 0 && right.length > 0) {
        const bytes = Buffer.from(right);
        const at = random(bytes.length);
        bytes[at] = (bytes[at] ?? 0) ^ (1 << random(8));
        writeFileSync(path, bytes);
        expect(verify()).toEqual([{ file, what: 'changed', detail: `${right.length} bytes as built, but others` }]);
      } else if (damage === 1) {
        const size = right.length + (random(2) || right.length === 0 ? 1 : -1);
        writeFileSync(path, Buffer.concat([right, Buffer.from('x')]).subarray(0, size));
        const detail = `expected ${right.length} bytes, found ${size}`;
        expect(verify()).toEqual([{ file, what: 'changed', detail }]);
      } else if (damage === 2) {
        rmSync(path);
        expect(verify()).toEqual([{ file, what: 'missing' }]);
      } else if (damage === 3) {
        writeFileSync(join(outDir, extra), '');
        expect(verify()).toEqual([{ file: extra, what: 'extra' }]);
        rmSync(join(outDir, extra));
      } else if (damage === 4) {
        // A link to the right bytes is no file of the site.
        renameSync(path, join(outDir, '..', 'elsewhere'));
        symlinkSync(join(outDir, '..', 'elsewhere'), path);
        const detail = 'expected a file, found a link, or no file at all';
        expect(verify()).toEqual([{ file, what: 'other-kind', detail }]);
        rmSync(path);
      } else {
        rmSync(path);
        mkdirSync(path);
        const detail = 'expected a file, found a folder';
        expect(verify()).toEqual([{ file, what: 'other-kind', detail }]);
        rmSync(path, { recursive: true });
      }
      writeFileSync(path, right);
    }
    expect(verify()).toEqual([]);
  });
});
