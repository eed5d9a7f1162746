import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { main } from '../../src/commands/verify.ts';
import { serving } from '../audit/servers.ts';
import { freshTarget } from '../publish/fresh-target.ts';
import { releaseOf } from '../publish/releases.ts';
import { invocationOf } from '../support/invocation.ts';
import { publishRelease } from '../support/publish-release.ts';

const { parent, outDir, deployDir } = freshTarget();
const release = releaseOf({ 'a.txt': 'one', 'b/c.txt': 'two' });
const deployFiles = [{ file: 'nginx/site.conf', bytes: Buffer.from('server {}') }];
beforeAll(() => publishRelease(release, { outDir, deployDir, deployFiles }));

async function verify(...args: string[]) {
  const { invocation, said } = invocationOf(parent, args);
  return [await main(invocation), said()] as const;
}

describe('verify', () => {
  it('says what was compared, and ends with 0', async () => {
    expect(await verify()).toEqual([0, '✓ dist/ is what was built, byte for byte   6 files in 1 ms\n']);
  });

  it('names each file that differs, of both folders, and ends with 1', async () => {
    writeFileSync(join(outDir, 'a.txt'), 'on\n');
    rmSync(join(outDir, 'b/c.txt'));
    writeFileSync(join(outDir, '.DS_Store'), '');
    writeFileSync(join(deployDir, 'nginx/site.conf'), 'server { }');
    expect(await verify()).toEqual([
      1,
      `  extra    .DS_Store
  changed  a.txt  3 bytes as built, but others
  missing  b/c.txt
  changed  deploy/nginx/site.conf  expected 9 bytes, found 10

✗ dist/ is not what was built: 4 differences   6 files in 1 ms
  → If nobody meant to change it, build again, and upload that.
`,
    ]);
    const [code, said] = await verify('--json');
    const lines = said
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(code).toBe(1);
    expect(lines[0]).toEqual({ file: '.DS_Store', what: 'extra' });
    expect(lines.at(-1)).toEqual({ summary: { of: 'dist/', compared: '6 files', ok: false, found: 4 } });
  });

  it('compares a copy elsewhere by a manifest that is named', async () => {
    mkdirSync(join(parent, 'server'));
    renameSync(outDir, join(parent, 'server/www'));
    const args = ['--output', 'server/www', '--manifest', 'deploy/gazette.manifest.json'];
    const [code, said] = await verify(...args);
    expect(code).toBe(1);
    expect(said).toContain('✗ server/www/ is not what was built: 3 differences   5 files');
    await expect(verify('--output', 'server/www')).rejects.toThrow('There is no manifest of a build');
  });

  it('asks an origin for everything', async () => {
    const manifest = JSON.parse(readFileSync(join(deployDir, 'gazette.manifest.json'), 'utf8'));
    await serving(
      undefined,
      async ({ origin }) => {
        expect(await verify(origin)).toEqual([
          0,
          `✓ ${origin} is what was built, byte for byte   ${manifest.routes.length} answers in 1 ms\n`,
        ]);
      },
      release,
    );
    await serving(
      (reply, { path }) => (path === '/a.txt' ? { ...reply, body: Buffer.from('six') } : undefined),
      async ({ origin }) => {
        const [code, said] = await verify(origin);
        expect([code, said.split('\n')[0]]).toEqual([1, '  changed  /a.txt  3 bytes as built, but others']);
      },
      release,
    );
  });

  it('of an origin says which manifest is not there, and how another is named', async () => {
    const args = ['http://a.example', '--manifest', 'nowhere.json'];
    await expect(verify(...args)).rejects.toThrow(/There is no manifest in .*nowhere\.json\. .*--manifest FILE/);
  });

  it('looks at one thing', async () => {
    await expect(verify('http://a.example', 'http://b.example')).rejects.toThrow('one origin');
    await expect(verify('http://a.example', '--output', 'x')).rejects.toThrow('not both');
  });
});
