import { spawn, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeWith } from '../hosts/servers.ts';
import { findTool } from '../hosts/tools.ts';
import { copyOfProject } from '../house/recipe.ts';
import { byTurn } from '../support/runs.ts';
import { readBody } from '../upload/read-body.ts';

const program = findTool(`@turbo/${process.platform}-${process.arch === 'x64' ? '64' : process.arch}`, 'bin/turbo');
const root = new URL('../../', import.meta.url).pathname;
const docs = readFileSync(join(root, 'docs/pages/how-to/many-sites.md'), 'utf8');

/** The file that the page tells to copy. */
function told(file: string): string {
  const [, text] = docs.split(`\`${file}\``)[1]?.split(/\n```\w*\n/) ?? [];
  return text ?? expect.fail(`${file} is not on the page`);
}

/** A cache as Turborepo's protocol has it, in memory, with what was asked of it. */
function remoteCache() {
  const artifacts = new Map<string, { body: Buffer; tag: string }>();
  const refused: string[] = [];
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://cache');
    const body = await readBody(request);
    const hash = /^\/v8\/artifacts\/([0-9a-f]{16})$/.exec(pathname)?.[1];
    if (request.headers.authorization !== 'Bearer token' || searchParams.get('slug') !== 'team') {
      refused.push(pathname);
      response.writeHead(403).end();
    } else if (pathname === '/v8/artifacts/status') response.end('{"status":"enabled"}');
    else if (hash === undefined) response.end('{}');
    else if (request.method === 'PUT') {
      artifacts.set(hash, { body, tag: String(request.headers['x-artifact-tag']) });
      response.writeHead(202).end('{"urls":[]}');
    } else {
      const found = artifacts.get(hash);
      if (found) response.writeHead(200, { 'x-artifact-tag': found.tag, 'x-artifact-duration': '1' }).end(found.body);
      else response.writeHead(404).end();
    }
  });
  return { artifacts, refused, server };
}

interface How {
  readonly day?: string;
  readonly env?: Record<string, string>;
}

describeWith(program, 'Turborepo', 'npm run test:tools', () => {
  const project = copyOfProject();
  const workspace = join(project.folder, 'workspace');
  const site = (name: string) => join(workspace, 'sites', name);
  const names = ['acme', 'borealis'];
  const cache = remoteCache();
  /** The files that a build everywhere put into the cache, and made. */
  const built: typeof cache.artifacts = new Map();
  let trees: string[][] = [];
  let first: Awaited<ReturnType<typeof turbo>>;
  const today = new Date().toISOString().slice(0, 10);

  beforeAll(async () => {
    await new Promise<void>((done) => cache.server.listen(0, '127.0.0.1', done));
    install(project.folder, join(workspace, 'node_modules'));
    for (const file of ['package.json', 'turbo.json', '.gitignore']) writeFileSync(join(workspace, file), told(file));
    writeFileSync(join(workspace, '.node-version'), process.version);
    renew();
    first = await turbo();
    for (const [hash, artifact] of cache.artifacts) built.set(hash, artifact);
    trees = names.map((name) => treeOf(site(name)));
  });
  afterAll(() => new Promise((done) => cache.server.close(done)));
  beforeEach(() => {
    cache.artifacts.clear();
    for (const [hash, { body, tag }] of built) cache.artifacts.set(hash, { body: Buffer.from(body), tag });
    renew();
  });

  /** The sites as they were when the cache was filled. */
  function renew() {
    rmSync(join(workspace, 'sites'), { recursive: true, force: true });
    for (const name of names) {
      cpSync(join(root, 'tests/fixtures/small'), site(name), { recursive: true });
      writeFileSync(join(site(name), 'package.json'), packageOf(name));
    }
    wipe();
  }

  /** Leaves the state of a machine that has just fetched the sources. */
  function wipe() {
    const made = ['dist', 'deploy', 'site.tar', '.cache', '.turbo'];
    for (const folder of [workspace, ...names.map(site)])
      for (const name of made) rmSync(join(folder, name), { recursive: true, force: true });
    rmSync(join(workspace, 'node_modules/.cache'), { recursive: true, force: true });
  }

  /** Runs a task everywhere; which sites were built, and which came out of the cache. */
  async function turbo({ day = today, env = {} }: How = {}) {
    const { port } = cache.server.address() as AddressInfo;
    const child = spawn(program!, ['run', 'build', '--no-color', '--', `--today=${day}`], {
      cwd: workspace,
      env: {
        PATH: process.env.PATH,
        HOME: workspace,
        TURBO_API: `http://127.0.0.1:${port}`,
        TURBO_TOKEN: 'token',
        TURBO_TEAM: 'team',
        TURBO_REMOTE_CACHE_SIGNATURE_KEY: 'one key of more than thirty-two bytes',
        TURBO_TELEMETRY_DISABLED: '1',
        DO_NOT_TRACK: '1',
        ...env,
      },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += chunk;
      });
    const status = await new Promise((done) => child.on('close', done));
    const of = (verdict: string) =>
      [...output.matchAll(new RegExp(`^(\\w+):build: cache ${verdict}`, 'gm'))].map(([, name]) => name).sort();
    return { status, output, hits: of('hit'), misses: of('miss') };
  }

  it('what one machine built another takes from the cache: times, modes and bytes are those of a build', async () => {
    expect([first.status, first.misses], first.output).toEqual([0, names]);
    expect(await turbo()).toMatchObject({ status: 0, hits: names, misses: [] });
    for (const name of names) expect(spawnSync('npm', ['run', 'unpack'], { cwd: site(name) }).status).toBe(0);
    expect(names.map((name) => treeOf(site(name)))).toEqual(trees);
    expect(trees[0]?.length).toBeGreaterThan(50);
    expect(cache.refused).toEqual([]);
  });

  it('an edit builds its site, and no other; taken back, it is in the cache', async () => {
    const page = join(site('borealis'), 'content/pages/privacy.md');
    const text = readFileSync(page, 'utf8');
    writeFileSync(page, text.replace('title:', 'title: A'));
    expect(await turbo()).toMatchObject({ hits: ['acme'], misses: ['borealis'] });
    writeFileSync(page, text);
    wipe();
    expect(await turbo()).toMatchObject({ hits: names });
  });

  it('a site with a mistake fails, is not kept, and is told again', async () => {
    const page = join(site('acme'), 'content/pages/privacy.md');
    writeFileSync(page, readFileSync(page, 'utf8').replace('title:', 'titel:'));
    for (let i = 0; i < 2; i++) {
      const { status, output } = await turbo();
      expect([status, output]).toEqual([1, expect.stringContaining('content/pages/privacy.md:')]);
    }
  });

  // The last one: it leaves other versions.
  const touch = (file: string) => () => appendFileSync(join(workspace, file), 'x');
  const others: readonly [string, How & { readonly touch?: () => void }][] = [
    ['another day', { day: new Date(Date.now() - 86_400_000).toISOString().slice(0, 10) }],
    ['another origin', { env: { BASE_URL: 'https://elsewhere.example' } }],
    ['another version of Node', { touch: touch('.node-version') }],
    ['another version of the program', { touch: touch('node_modules/gazette/bundle/key') }],
  ];
  it.each(byTurn(others, 4))('%s is another build: nothing stale is replayed', async (_, { touch, ...how }) => {
    touch?.();
    expect(await turbo(how)).toMatchObject({ hits: [], misses: names });
  });
});

/** The file of one site; in builds for production most of the time would go into compressing. */
function packageOf(name: string): string {
  return told('sites/acme/package.json').replaceAll('acme', name).replace(' --production', '');
}

/** Puts Gazette into node_modules as npm does: the files of the package, and a command. */
function install(from: string, modules: string): void {
  const to = join(modules, 'gazette');
  expect(spawnSync(process.execPath, ['scripts/ship-bundle.mjs'], { cwd: from })).toMatchObject({ status: 0 });
  const listed = spawnSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], { cwd: from, encoding: 'utf8' });
  const [{ files }] = JSON.parse(listed.stdout) as [{ files: { path: string }[] }];
  for (const { path } of files) {
    mkdirSync(dirname(join(to, path)), { recursive: true });
    cpSync(join(from, path), join(to, path));
  }
  symlinkSync(join(from, 'node_modules'), join(to, 'node_modules'));
  chmodSync(join(to, 'scripts/gazette.cjs'), 0o755);
  mkdirSync(join(modules, '.bin'));
  symlinkSync('../gazette/scripts/gazette.cjs', join(modules, '.bin/gazette'));
}

/** Every file that was published, with time, mode and bytes. */
function treeOf(folder: string): string[] {
  return ['dist', 'deploy'].flatMap((part) =>
    readdirSync(join(folder, part), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((file) => {
        const { mode, mtimeMs } = statSync(file);
        return `${file.slice(folder.length)} ${mode} ${mtimeMs} ${readFileSync(file, 'base64')}`;
      }),
  );
}
