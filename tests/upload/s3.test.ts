import { spawn } from 'node:child_process';
import { lstatSync, readdirSync, renameSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { readDeployBuild } from '../../src/commands/deploy.ts';
import { inventoryKey, planObjects } from '../../src/upload/inventory.ts';
import { createAwsClient, createS3Bucket } from '../../src/upload/s3/client.ts';
import { bucketStateKey, compareBucket } from '../../src/upload/upload.ts';
import { describeWith, temporaryFolder } from '../hosts/servers.ts';
import { findTool } from '../hosts/tools.ts';
import { s3Server } from './s3-server.ts';
import { writeVersion } from './versions.ts';

const program = findTool('s3rver', 'lib/s3rver.js');
const gazette = new URL('../../scripts/gazette.cjs', import.meta.url).pathname;
const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
const rounds = process.env.LONG ? 100 : 2;

describeWith(program, 'an S3-compatible server (s3rver)', 'npm run test:tools', () => {
  let server: Awaited<ReturnType<typeof s3Server>>;
  let bucketName = '';
  let number = 0;
  const folder = temporaryFolder('s3');
  const stored = join(folder, 'buckets');
  const builds = [0, 1, 2, 3].map((version) => writeVersion(join(folder, String(version)), version));
  const wantedOf = (version: number) => {
    return planObjects(readDeployBuild(join(builds[version] ?? '', 'dist')));
  };

  beforeAll(async () => {
    server = await s3Server(program!, stored, 'unused');
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    server.watch.current = {};
    bucketName = `site-${number++}`;
    await client()({ method: 'PUT', url: `${server.endpoint}/${bucketName}` });
  });

  const client = () => createAwsClient({ ...credentials, service: 's3', region: 'us-east-1', pause: async () => {} });
  const bucket = () => createS3Bucket(`${server.endpoint}/${bucketName}/`, client());
  const comparison = (version: number, today = '2026-11-22') =>
    compareBucket(wantedOf(version), bucket(), { today, keepDays: 30, width: 8, adopt: true });

  /** The command in a process of its own, as it is typed. */
  function deploy(
    version: number,
    flags: readonly string[] = [],
    env: Readonly<Record<string, string>> = {},
    cwd = builds[version],
  ) {
    const args = [gazette, 'deploy', 's3', '--bucket', bucketName, '--endpoint', server.endpoint, ...flags];
    const child = spawn(process.execPath, args, {
      cwd,
      env: { PATH: process.env.PATH, AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += chunk;
      });
    const ended = new Promise<{ code: number | null; output: string }>((done) =>
      child.on('close', (code) => done({ code, output })),
    );
    return { child, ended };
  }

  it('uploads everything with exactly the fields of the plan, whatever the key', async () => {
    const { code, output } = await deploy(0).ended;
    expect([code, output]).toEqual([0, expect.stringContaining(' 0 removed; ')]);
    for (const { key, fields, tag } of wantedOf(0)) {
      expect([key, await bucket().fields(key)]).toEqual([key, fields]);
      expect((await bucket().list()).get(key)?.tag).toBe(tag());
    }
    const keys = [...(await bucket().list()).keys()].sort();
    expect(keys).toEqual([...wantedOf(0).map(({ key }) => key), bucketStateKey, inventoryKey].sort());
  });

  it('--dry-run says what differs and changes nothing', async () => {
    await deploy(0).ended;
    const asked: string[] = [];
    server.watch.current = { before: (method) => void asked.push(method) };
    const { code, output } = await deploy(1, ['--dry-run']).ended;
    expect(code).toBe(0);
    expect(output).toContain('+ only-1/index.html\n');
    expect(output).toContain('~ index.html\n');
    expect(output).toContain('- only-0/index.html\n');
    expect(output).toContain('Nothing was changed');
    expect(output).not.toContain('robots.txt');
    expect(new Set(asked)).toEqual(new Set(['GET', 'HEAD']));
  });

  it('sends what changed and no more; a second run sends nothing but its ledger', async () => {
    await deploy(0).ended;
    const sent: string[] = [];
    server.watch.current = { before: (method, path) => void (method === 'PUT' && sent.push(path)) };
    await deploy(0).ended;
    expect(sent.filter((path) => !path.includes('/.gazette/'))).toEqual([]);
    await bucket().write('about/index.html', Buffer.from('edited by hand'), { 'content-type': 'text/html' });
    const bytes = readDeployBuild(join(builds[0] ?? '', 'dist')).read('robots.txt');
    await bucket().write('robots.txt', bytes, { 'content-type': 'text/plain' });
    sent.length = 0;
    await deploy(0).ended;
    expect(sent.filter((path) => !path.includes('/.gazette/')).sort()).toEqual(
      ['about/index.html', 'robots.txt'].map((key) => `/${bucketName}/${key}`),
    );
    expect((await comparison(0)).uploads).toEqual([]);
  });

  it('when nothing changed it opens no file of dist/ and asks for no object, and after a change for that alone', async () => {
    const folder = writeVersion(join(temporaryFolder('s3-again'), 'site'), 0);
    const asked: string[] = [];
    server.watch.current = { before: (method, path) => void asked.push(`${method} ${path.split('?')[0]}`) };
    const again = async () => {
      asked.length = 0;
      age(join(stored, bucketName));
      const { code, output } = await deploy(0, [], {}, folder).ended;
      expect([code, output]).toEqual([0, expect.stringContaining(' 0 removed; ')]);
      return asked.filter((line) => !line.includes('/.gazette/') && line !== `GET /${bucketName}/`);
    };
    const wanted = wantedOf(0).map(({ key }) => key);
    expect(new Set(await again())).toHaveProperty('size', wanted.length);
    const heads = await again();
    expect(heads.every((line) => line.startsWith('HEAD '))).toBe(true);
    expect(new Set(heads)).toHaveProperty('size', wanted.length);
    renameSync(join(folder, 'dist'), join(folder, 'away'));
    expect(await again()).toEqual([]);
    await bucket().write('robots.txt', Buffer.from('edited by hand'), {});
    expect((await deploy(0, [], {}, folder).ended).output).toContain('dist/robots.txt');
    renameSync(join(folder, 'away'), join(folder, 'dist'));
    expect(new Set(await again())).toEqual(new Set([`PUT /${bucketName}/robots.txt`]));
  });

  it('keeps assets of the release before; what else is gone is removed last', async () => {
    await deploy(0).ended;
    const order: string[] = [];
    server.watch.current = {
      before: (method, path) => void (/PUT|DELETE/.test(method) && order.push(`${method} ${path}`)),
    };
    await deploy(1).ended;
    const keys = [...(await bucket().list()).keys()];
    const old = wantedOf(0).filter(({ stage }) => stage === 'assets');
    expect(old.filter(({ key }) => !keys.includes(key))).toEqual([]);
    expect(keys).not.toContain('only-0/index.html');
    const work = order.filter((line) => !line.includes('/.gazette/'));
    const removed = work.findIndex((line) => line.startsWith('DELETE'));
    expect(work.slice(removed).every((line) => line.startsWith('DELETE'))).toBe(true);
    // A request that the server could not answer is sent again.
    expect(new Set(work.slice(removed))).toHaveProperty('size', 2);
    const today = new Date(Date.now() + 31 * 86_400_000).toISOString().slice(0, 10);
    expect((await comparison(1, today)).removals).toEqual(
      old
        .map(({ key }) => key)
        .filter((key) => !wantedOf(1).some((w) => w.key === key))
        .sort(),
    );
  });

  it('touches no bucket of others, and no build that is not whole', async () => {
    await bucket().write('theirs.txt', Buffer.from('x'), {});
    const refused = await deploy(0).ended;
    expect([refused.code, refused.output]).toEqual([1, expect.stringContaining('such as theirs.txt')]);
    expect([...(await bucket().list()).keys()]).toEqual(['theirs.txt']);
    expect((await deploy(0, ['--adopt']).ended).code).toBe(0);
    expect((await bucket().list()).has('theirs.txt')).toBe(false);
  });

  it('fails loudly, with what was done and what was not, and without a secret', async () => {
    const wrong = await deploy(0, [], { AWS_SECRET_ACCESS_KEY: 'WRONG-SECRET' }).ended;
    expect(wrong.code).toBe(74);
    expect(wrong.output).toContain('403 SignatureDoesNotMatch');
    expect(wrong.output).not.toContain('WRONG-SECRET');
    const none = await deploy(0, [], { AWS_SECRET_ACCESS_KEY: '' }).ended;
    expect([none.code, none.output]).toEqual([2, expect.stringContaining('AWS_SECRET_ACCESS_KEY')]);
    const nowhere = await deploy(0, ['--bucket', 'not-there']).ended;
    expect([nowhere.code, nowhere.output]).toEqual([74, expect.stringMatching(/not-there|NoSuchBucket/)]);
  });

  it(`killed ${rounds} times in the middle: no page is ever without an asset, and the next run goes on`, {
    timeout: 900_000,
  }, async () => {
    const online = new Map<string, string>();
    const torn: string[] = [];
    let writes = 0;
    let killAt = { number: 0, forwarded: false };
    let victim: ReturnType<typeof deploy> | undefined;
    const isWrite = (method: string) => method === 'PUT' || method === 'DELETE';
    server.watch.current = {
      before(method) {
        if (!isWrite(method)) return;
        writes += 1;
        if (writes === killAt.number && !killAt.forwarded) victim?.child.kill('SIGKILL');
      },
      after(method, path, body) {
        if (!isWrite(method)) return;
        const key = decodeURIComponent(path.slice(bucketName.length + 2));
        if (method === 'PUT') online.set(key, body.toString('utf8'));
        else online.delete(key);
        torn.push(...missingAssets(online));
        if (writes === killAt.number && killAt.forwarded) victim?.child.kill('SIGKILL');
      },
    };
    let random = 20_261_122;
    const below = (limit: number) => {
      random = (random * 48_271) % 2_147_483_647;
      return random % limit;
    };
    let killed = 0;
    for (let round = 0; killed < rounds; round++) {
      expect(round, 'kills that hit').toBeLessThan(3 * rounds);
      writes = 0;
      killAt = { number: 1 + below(40), forwarded: below(2) === 0 };
      const version = below(builds.length);
      victim = deploy(version);
      const { code } = await victim.ended;
      await server.settled();
      if (code === null) killed += 1;
      killAt = { number: 0, forwarded: false };
      if (below(3) > 0) continue;
      expect((await deploy(version).ended).code).toBe(0);
      const left = await comparison(version);
      expect([left.uploads, left.removals, left.pending]).toEqual([[], [], false]);
    }
    expect((await deploy(0).ended).code).toBe(0);
    expect([...online.keys()].sort()).toEqual([...(await bucket().list()).keys()].sort());
    expect((await comparison(0)).uploads).toEqual([]);
    expect(torn).toEqual([]);
  });

  it('a wrong order is found by the same watch', () => {
    const online = new Map([['index.html', '<link href="/assets/a.0123456789ab.css">']]);
    expect(missingAssets(online)).toEqual(['index.html: assets/a.0123456789ab.css']);
  });
});

/** Makes what a server stored of late an hour older. */
function age(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    const time = lstatSync(file).mtimeMs / 1000;
    const isLate = entry.isFile() && time > Date.now() / 1000 - 1800;
    if (isLate && file.endsWith('_object')) utimesSync(file, time - 3600, time - 3600);
  }
}

function missingAssets(online: ReadonlyMap<string, string>): string[] {
  return [...online].flatMap(([key, text]) =>
    [...text.matchAll(/href="\/(assets\/[^"]+)"/g)]
      .map(([, asset = '']) => asset)
      .filter((asset) => !online.has(asset))
      .map((asset) => `${key}: ${asset}`),
  );
}
