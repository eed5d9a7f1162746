import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWith, temporaryFolder } from '../hosts/servers.ts';
import { findTool } from '../hosts/tools.ts';
import { copyOfProject } from '../house/recipe.ts';
import { s3Server } from './s3-server.ts';

const program = findTool('s3rver', 'lib/s3rver.js');
const credentials = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' };

describeWith(program, 'records in a bucket (s3rver)', 'npm run test:tools', () => {
  let server: Awaited<ReturnType<typeof s3Server>>;
  const buckets = join(temporaryFolder('records'), 'buckets');
  const project = copyOfProject();
  beforeAll(async () => {
    server = await s3Server(program!, buckets, 'records');
  });
  afterAll(() => server.close());

  /** A command in a process of its own: this one serves the bucket. */
  function run(args: readonly string[], env: Readonly<Record<string, string>> = credentials) {
    const child = spawn(process.execPath, [join(project.folder, 'scripts/gazette.cjs'), ...args], {
      cwd: project.folder,
      env: { PATH: process.env.PATH, RECORDS_BUCKET: 'records', AWS_ENDPOINT_URL_S3: server.endpoint, ...env },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += chunk;
      });
    return new Promise<{ code: number | null; output: string }>((done) =>
      child.on('close', (code) => done({ code, output })),
    );
  }
  /** As on a machine on which nothing was ever built. */
  const forget = () => {
    for (const name of readdirSync(join(project.folder, '.cache/gazette')))
      if (name !== 'bundle') rmSync(join(project.folder, '.cache/gazette', name), { recursive: true });
    for (const name of ['dist', 'deploy']) rmSync(join(project.folder, name), { recursive: true, force: true });
  };
  const manifest = () => readFileSync(join(project.folder, 'deploy/gazette.manifest.json'), 'utf8');
  const why = async () => (await run(['build', '--why'])).output;

  it('a machine that never built uses the records of another, and makes the same site', async () => {
    expect((await run(['build'])).code).toBe(0);
    const made = manifest();
    expect(await run(['records', 'store'])).toEqual({ code: 0, output: '3 files of records stored, 0 removed\n' });
    expect((await run(['records', 'store'])).output).toBe('0 files of records stored, 0 removed\n');
    forget();
    expect(await why()).toContain('there is no record of it');
    forget();
    expect(await run(['records', 'fetch'])).toEqual({ code: 0, output: '3 files of records fetched\n' });
    expect(await why()).toContain('No document was made again.');
    expect(manifest()).toBe(made);
  });

  it.each([
    ['without credentials', {}, 'AWS_ACCESS_KEY_ID'],
    ['with the wrong secret', { ...credentials, AWS_SECRET_ACCESS_KEY: 'WRONG' }, '403 SignatureDoesNotMatch'],
    ['without such a bucket', { ...credentials, RECORDS_BUCKET: 'not-there' }, 'not-there'],
  ])('%s the build is made all the same, and it is said loudly', async (_, env, reason) => {
    forget();
    for (const does of ['fetch', 'store']) {
      const { code, output } = await run(['records', does], { ...env, GITHUB_ACTIONS: 'true' });
      expect([code, output]).toEqual([0, expect.stringMatching(new RegExp(`^::warning::Records .*${reason}`))]);
      expect(output).not.toContain('WRONG');
    }
    expect((await run(['build'])).code).toBe(0);
  });

  it('records that somebody changed in the bucket, or signed with another key, are refused and named', async () => {
    await run(['build']);
    await run(['records', 'store'], { ...credentials, RECORDS_KEY: 'one' });
    forget();
    const stranger = await run(['records', 'fetch'], { ...credentials, RECORDS_KEY: 'two' });
    expect(stranger).toEqual({ code: 0, output: expect.stringMatching(/^0 files of records fetched, refused: \w+\//) });
    expect(await why()).toContain('there is no record of it');
  });
});
