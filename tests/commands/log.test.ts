import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { main as log } from '../../src/commands/log.ts';
import { main as verify } from '../../src/commands/verify.ts';
import { build } from '../../src/compile/build.ts';
import { checkpointPath } from '../../src/core/signing/log/places.ts';
import { readBundle } from '../../src/core/signing/log/tiles.ts';
import { respond } from '../../src/http/respond.ts';
import { listTree } from '../../src/publish/tree.ts';
import { freshTarget } from '../publish/fresh-target.ts';
import { invocationOf } from '../support/invocation.ts';
import { thoroughness } from '../support/runs.ts';
import { seeded } from '../support/seeded.ts';
import { newKey, publishSigned, signedBuild } from '../support/signed.ts';

const key = newKey();
const { parent, outDir, deployDir } = freshTarget();
const folder = `${parent}/`;
const logFolder = join(parent, 'content/log');
const logged = () => readdirSync(logFolder).sort();

async function run(main: typeof log, ...args: string[]): Promise<readonly [number, string]> {
  const { invocation, said } = invocationOf(parent, args, { now: () => Date.parse('2026-11-26T12:00:00Z') });
  try {
    return [await main(invocation), said()];
  } catch (error) {
    return [1, (error as Error).message];
  }
}
const released = (day: string, more: { baseUrl?: string } = {}) =>
  publishSigned({ folder, key, day, ...more }, { outDir, deployDir });
const kept = (name: string) => {
  cpSync(outDir, join(parent, name), { recursive: true });
  return join(parent, name);
};

beforeAll(async () => {
  cpSync('tests/fixtures/small/content', join(parent, 'content'), { recursive: true });
  cpSync('tests/fixtures/small/public', join(parent, 'public'), { recursive: true });
  await released('2026-11-20');
});

describe('the log of releases', { timeout: 60_000 }, () => {
  it('begins with a signed release, which it takes once', async () => {
    expect(await run(log)).toEqual([
      0,
      expect.stringMatching(
        /^Added the release of 2026-11-20, as entry 0: content\/log\/000000-[0-9a-f]{8}\.json\nCommit it\. The next signed build publishes it\.\n$/,
      ),
    ]);
    const [file = ''] = logged();
    expect(readFileSync(join(logFolder, file))).toEqual(readFileSync(join(outDir, 'signature/release.json')));
    expect(await run(log)).toEqual([0, 'Nothing to add: this release is in the log, as entry 0, the last one.\n']);
    expect(logged()).toEqual([file]);
  });

  it('is published by the next release, and tells of all before it', async () => {
    const first = kept('first');
    const release = await released('2026-11-22');
    const paths = ['checkpoint', 'tile/0/000.p/1', 'tile/entries/000.p/1'].map((path) => `signature/log/${path}`);
    const more = [...release.files.keys()].filter((file) => file.startsWith('signature/log/'));
    expect(more.sort()).toEqual(paths);
    expect(readBundle(release.files.get(paths[2]!)!.bytes)).toEqual([
      readFileSync(join(first, 'signature/release.json'), 'utf8'),
    ]);
    const list = Buffer.from(release.files.get('signature/files.txt')!.bytes).toString('utf8');
    for (const path of paths) expect(list).toContain(`  ${path}\n`);
    expect(Buffer.from(release.files.get('llms.txt')!.bytes).toString('utf8')).toContain(checkpointPath);
    const fields = (path: string) => respond(release, { method: 'GET', path: `/${path}`, headers: {} }).headers;
    expect(fields(paths[0]!)).toMatchObject({
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-cache',
      'Access-Control-Allow-Origin': '*',
    });
    for (const path of paths.slice(1))
      expect(fields(path)).toMatchObject({
        'Content-Type': 'application/octet-stream',
        'Cache-Control': 'public, max-age=31536000, immutable',
        'Access-Control-Allow-Origin': '*',
      });
    for (const file of ['sitemap.xml', 'openapi.json', 'api/v1/openapi.json', 'search/index.json']) {
      const { bytes = [] } = release.files.get(file) ?? {};
      expect(Buffer.from(bytes).toString('utf8')).not.toMatch(/signature\/log\/tile/);
    }
    expect(await run(verify, '--signed')).toEqual([0, expect.stringContaining('its log has 1 entry\n')]);
    expect(await run(log)).toEqual([0, expect.stringContaining('as entry 1: content/log/000001-')]);
    kept('second');
    await released('2026-11-24');
    expect(await run(log)).toEqual([0, expect.stringContaining('as entry 2: content/log/000002-')]);
    kept('third');
    await released('2026-11-25');
    const [code, said] = await run(verify, '--signed', '--format', 'json');
    expect([code, JSON.parse(said).summary.log]).toEqual([
      0,
      { name: 'pumpen.example/signature/log', size: 3, root: expect.stringMatching(/^[0-9a-f]{64}$/) },
    ]);
  });

  it('is the same bytes at each build', async () => {
    const digests = (release: { files: ReadonlyMap<string, { sha256: string }> }) =>
      [...release.files].map(([file, { sha256 }]) => `${sha256} ${file}`);
    const again = await signedBuild({ folder, key, day: '2026-11-25' });
    const twice = await signedBuild({ folder, key, day: '2026-11-25' });
    expect(digests(again.release)).toEqual(digests(twice.release));
    expect(again.problems).toEqual(twice.problems);
  });

  it('goes on from every head that somebody has kept, and from no other', async () => {
    const head = (name: string) => join(name, 'signature/log/checkpoint');
    for (const name of ['second', 'third'])
      expect((await run(verify, '--signed', '--checkpoint', head(name)))[0], name).toBe(0);
    expect(await run(verify, '--signed', '--dir', 'second', '--checkpoint', head('third'))).toEqual([
      1,
      expect.stringContaining('rewritten  /signature/log/checkpoint  it has 1 entry, where a head of 2 is known'),
    ]);
    expect(await run(verify, '--signed', '--dir', 'first', '--checkpoint', head('third'))).toEqual([
      1,
      expect.stringContaining('rewritten  /signature/log/checkpoint  there is no log, where one of 2 entries is known'),
    ]);
    writeFileSync(join(parent, 'none'), 'none');
    expect((await run(verify, '--signed', '--checkpoint', 'none'))[1]).toContain('--checkpoint: none is not what');
    expect((await run(verify, '--checkpoint', head('third')))[1]).toContain('is judged with --signed');
  });

  it('of which anything is damaged in a published folder is found', async () => {
    const random = seeded(17);
    const files = listTree(join(outDir, 'signature/log')).filter(({ kind, size }) => kind === 'file' && size > 0);
    expect(files.length).toBe(7);
    const trials = [3, 9, 300][thoroughness - 1]!;
    for (let trial = 0; trial < trials; trial++) {
      const { path } = files[random(files.length)]!;
      const place = join(outDir, 'signature/log', path);
      const before = readFileSync(place);
      const bytes = Buffer.from(before);
      if (random(10) === 0) rmSync(place);
      else {
        bytes[random(bytes.length)]! ^= 1 << random(8);
        writeFileSync(place, bytes);
      }
      const [code, said] = await run(verify, '--signed');
      expect([code, said], path).toEqual([
        1,
        expect.stringMatching(new RegExp(`(changed|missing) +signature/log/${path}`)),
      ]);
      writeFileSync(place, before);
    }
  });

  it('takes no release that is not signed, not whole, older, or of another origin', async () => {
    const last = kept('last');
    expect(await run(log, '--out', 'nowhere')).toEqual([1, expect.stringContaining('nowhere/ is not signed')]);
    writeFileSync(join(last, 'index.md'), 'six');
    expect(await run(log, '--out', 'last')).toEqual([
      1,
      expect.stringMatching(
        /^last\/ is not what was signed, and so is not added to the log:\n {2}changed {2}index\.md/,
      ),
    ]);
    const jwk = join(parent, 'other.json');
    writeFileSync(jwk, JSON.stringify({ kty: 'OKP', crv: 'Ed25519', x: newKey().x }));
    expect(await run(log, '--key', jwk)).toEqual([1, expect.stringContaining('wrong-key')]);
    expect(await run(log, '--out', 'first')).toEqual([0, 'Nothing to add: this release is in the log, as entry 0.\n']);
    const other = freshTarget();
    await publishSigned({ folder: 'tests/fixtures/small/', key, day: '2026-11-21' }, other);
    expect(await run(log, '--out', other.outDir)).toEqual([
      1,
      'This release is of 2026-11-21, older than the last entry of the log (2026-11-24). Build anew, and add that.',
    ]);
    const moved = await publishSigned({ folder, key, day: '2026-11-26', baseUrl: 'https://b.example' }, other);
    expect([...moved.files.keys()].filter((file) => file.startsWith('signature/log'))).toEqual([]);
    expect(await run(log, '--out', other.outDir)).toEqual([
      1,
      expect.stringContaining('The log is of https://pumpen.example, this release of https://b.example'),
    ]);
    expect(logged()).toHaveLength(3);
  });

  it('that was damaged or begun anew takes none, and stops builds', async () => {
    const aside = join(parent, 'aside');
    cpSync(logFolder, aside, { recursive: true });
    rmSync(join(logFolder, logged()[1]!));
    const [code, said] = await run(log);
    expect([code, said]).toEqual([
      1,
      expect.stringMatching(/content\/log\/000002-\w+\.json:1:1.*expected the entry 1 of the log, got 2/s),
    ]);
    const options = {
      contentDir: `${folder}content`,
      publicDir: `${folder}public`,
      preview: false,
      today: '2026-11-26',
    };
    expect(build(options).problems.map((each) => each.code)).toEqual(['log-damaged']);
    await expect(signedBuild({ folder, key, day: '2026-11-26' })).rejects.toThrow('log-damaged');
    rmSync(logFolder, { recursive: true });
    expect(await run(log)).toEqual([
      1,
      expect.stringContaining('This release publishes a log of 3 entries that content/log/ does not begin with'),
    ]);
    renameSync(aside, logFolder);
    expect(build(options).problems).toEqual([]);
  });

  it('is not published where nobody signs', () => {
    const options = {
      contentDir: `${folder}content`,
      publicDir: `${folder}public`,
      preview: false,
      today: '2026-11-26',
    };
    const { release } = build(options);
    expect([...release!.files.keys()].filter((file) => file.startsWith('signature'))).toEqual([]);
    mkdirSync(join(parent, 'plain'));
    cpSync(join(parent, 'content'), join(parent, 'plain/content'), { recursive: true });
    rmSync(join(parent, 'plain/content/log'), { recursive: true });
    const plain = build({ ...options, contentDir: join(parent, 'plain/content') });
    const digests = [...plain.release!.files].map(([file, { sha256 }]) => `${sha256} ${file}`);
    expect([...release!.files].map(([file, { sha256 }]) => `${sha256} ${file}`)).toEqual(digests);
  });
});
