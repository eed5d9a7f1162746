import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../hosts/servers.ts';
import { copyOfProject } from '../house/recipe.ts';

const page = readFileSync(new URL('../../docs/pages/how-to/ci.md', import.meta.url), 'utf8');
const [, listed = ''] = /\n {4}path: \|\n((?: {6}.*\n)+)/.exec(page) ?? [];
const cached = listed.trim().split(/\s+/);

describe('the cache of the page on continuous integration', () => {
  const { folder } = copyOfProject({ site: 'tests/fixtures/small' });
  const kept = temporaryFolder('carried');
  const build = () => {
    const args = [join(folder, 'scripts/gazette.cjs'), 'build', '--why'];
    const { status, stdout } = spawnSync(process.execPath, args, {
      cwd: folder,
      env: { PATH: process.env.PATH },
      encoding: 'utf8',
    });
    return { status, stdout, manifest: readFileSync(join(folder, 'deploy/gazette.manifest.json'), 'utf8') };
  };
  /** Leaves the machine as one on which nothing was ever built. */
  const forget = () => {
    for (const name of readdirSync(join(folder, '.cache/gazette')))
      if (name !== 'bundle') rmSync(join(folder, '.cache/gazette', name), { recursive: true });
    for (const name of ['dist', 'deploy']) rmSync(join(folder, name), { recursive: true, force: true });
  };
  const carry = (names: readonly string[]) => {
    for (const name of names) cpSync(join(kept, name), join(folder, name), { recursive: true });
  };

  it('makes no document again on an empty machine, with and without what was published, and the same site', () => {
    const { manifest } = build();
    expect(cached).toEqual(['.cache/gazette/records', 'dist', 'deploy']);
    for (const name of cached) cpSync(join(folder, name), join(kept, name), { recursive: true });
    forget();
    expect(build()).toMatchObject({ status: 0, stdout: expect.stringContaining('there is no record of it'), manifest });
    for (const names of [cached, cached.slice(0, 1)]) {
      forget();
      carry(names);
      expect(build()).toMatchObject({
        status: 0,
        stdout: expect.stringContaining('No document was made again.'),
        manifest,
      });
    }
  });
});
