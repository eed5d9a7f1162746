import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { main } from '../../src/commands/verify.ts';
import { readRelease } from '../../src/publish/read-manifest.ts';
import { listTree } from '../../src/publish/tree.ts';
import { serving } from '../audit/servers.ts';
import { freshTarget } from '../publish/fresh-target.ts';
import { invocationOf } from '../support/invocation.ts';
import { thoroughness } from '../support/runs.ts';
import { seeded } from '../support/seeded.ts';
import { newKey, publishSigned } from '../support/signed.ts';

const folder = 'tests/fixtures/small/';
const [key, stolen] = [newKey(), newKey()];
const [now, older, foreign] = [freshTarget(), freshTarget(), freshTarget()];

async function verify(parent: string, ...args: string[]) {
  const { invocation, said } = invocationOf(parent, args, { now: () => Date.parse('2026-11-25T12:00:00Z') });
  return [await main(invocation), said()] as const;
}

beforeAll(async () => {
  await publishSigned({ folder, key, day: '2026-11-24' }, now);
  await publishSigned({ folder, key, day: '2026-11-21' }, older);
  await publishSigned({ folder, key: stolen, day: '2026-11-24' }, foreign);
});

describe('verify of a signed folder', () => {
  it('says who signed, by the manifest and without one', async () => {
    const signature = 'signed by did:web:pumpen.example on 2026-11-24, to be believed until 2027-02-22';
    expect(await verify(now.parent)).toEqual([0, expect.stringContaining(signature)]);
    const [code, said] = await verify(now.parent, '--signed', '--json');
    expect([code, JSON.parse(said).summary]).toEqual([
      0,
      expect.objectContaining({ ok: true, signature, of: 'dist/' }),
    ]);
  });

  it('names a release that was signed by another key, an older one, and one that is not signed', async () => {
    const jwk = join(now.parent, 'key.json');
    writeFileSync(jwk, JSON.stringify({ kty: 'OKP', crv: 'Ed25519', x: key.x }));
    expect((await verify(foreign.parent, '--signed'))[0]).toBe(0);
    expect(await verify(foreign.parent, '--signed', '--key', jwk)).toEqual([1, expect.stringContaining('wrong-key')]);
    expect(await verify(older.parent, '--signed', '--since', '2026-11-24')).toEqual([
      1,
      expect.stringContaining('replayed  /signature/release.json  it is of 2026-11-21: an older release'),
    ]);
    const manifest = join(now.deployDir, 'gazette.manifest.json');
    expect((await verify(older.parent, '--manifest', manifest))[1]).toMatch(/replayed +\/signature\/release\.json/);
    expect((await verify(foreign.parent, '--manifest', manifest, '--key', jwk))[1]).toContain('wrong-key');
    const bare = join(now.parent, 'bare');
    cpSync(now.outDir, bare, { recursive: true });
    rmSync(join(bare, 'signature/release.json'));
    expect(await verify(now.parent, '--signed', '--output', 'bare')).toEqual([1, expect.stringContaining('unsigned')]);
  });

  it('finds every damage to what was signed, by the signature alone', async () => {
    const random = seeded(15);
    const files = listTree(now.outDir).filter(({ kind, size }) => kind === 'file' && size > 0);
    const count = [20, 100, 1000][thoroughness - 1] ?? 20;
    for (let i = 0; i < count; i++) {
      const { path, size } = files[random(files.length)]!;
      const file = join(now.outDir, path);
      const bytes = readFileSync(file);
      const damaged = Buffer.from(bytes);
      const at = random(size);
      damaged[at] = (damaged[at] ?? 0) ^ (1 << random(8));
      rmSync(file);
      if (i % 5 !== 0) writeFileSync(file, damaged);
      const [code, said] = await verify(now.parent, '--signed', '--key', join(now.parent, 'key.json'));
      const named = ['signature/release.json', 'signature/files.txt'].includes(path) ? '/signature/' : path;
      expect([code, said.includes(named)], `${path} at ${at}: ${said}`).toEqual([1, true]);
      writeFileSync(file, bytes);
    }
    expect((await verify(now.parent, '--signed'))[0]).toBe(0);
  });

  it('takes a key, a day and one thing at a time', async () => {
    await expect(verify(now.parent, '--since', 'x')).rejects.toThrow('--since');
    await expect(verify(now.parent, '--key', 'nowhere.json')).rejects.toThrow('holds no Ed25519 key');
    await expect(verify(now.parent, '--signed', '--manifest', 'x')).rejects.toThrow('needs no --manifest');
  });
});

describe('verify of a signed origin', () => {
  const served = (target: typeof now) => readRelease(target.outDir, target.deployDir);

  it('judges the signature as well as the bytes', async () => {
    await serving(
      undefined,
      async ({ origin }) =>
        expect(await verify(now.parent, origin)).toEqual([0, expect.stringContaining('signed by did:web')]),
      served(now),
    );
  });

  it('names an older release that somebody shows again', async () => {
    await serving(
      undefined,
      async ({ origin }) => {
        const [code, said] = await verify(now.parent, origin);
        expect(code).toBe(1);
        expect(said).toMatch(
          /replayed +\/signature\/release\.json +it is of an older release, signed on 2026-11-21, and not of what was built and signed on 2026-11-24/,
        );
      },
      served(older),
    );
  });

  it('by the signature alone asks for every file that it lists, and for its own origin', async () => {
    await serving(
      (reply, { path }) => (path === '/index.md' ? { ...reply, body: Buffer.from('six') } : undefined),
      async ({ origin }) => {
        const [code, said] = await verify(now.parent, origin, '--signed');
        expect(code).toBe(1);
        expect(said).toContain('changed       /index.md  other bytes than were signed');
        expect(said).toMatch(/wrong-origin +\/signature\/release\.json +it is for https:\/\/pumpen\.example, not for/);
        expect(said).toContain('2 differences');
      },
      served(now),
    );
    await serving(
      (reply, { path }) => (path === '/signature/release.json' ? { ...reply, status: 404 } : undefined),
      async ({ origin }) => expect((await verify(now.parent, origin, '--signed'))[1]).toContain('unsigned'),
      served(now),
    );
  });
});
