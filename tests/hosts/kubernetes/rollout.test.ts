import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Release } from '../../../src/core/release.ts';
import { kubernetes } from '../../../src/hosts/kubernetes/kubernetes.ts';
import { ask, type Exchange, field, httpExchange } from '../client.ts';
import { exampleRelease } from '../release.ts';
import {
  describeWith,
  findCommand,
  freePort,
  type Server,
  startServer,
  temporaryFolder,
  writeRelease,
  writeTexts,
} from '../servers.ts';

const release = exampleRelease();

/** The same site with another stylesheet, which has a name of its own. */
function later(release: Release): Release {
  const [old] = [...release.files.keys()].filter((name) => /^assets\/style\.[0-9a-f]{12}\.css$/.test(name));
  const name = 'assets/style.abcdefabcdef.css';
  const renamed = (text: string) => text.replaceAll(old!, name);
  const files = new Map(
    [...release.files.values()].map(({ file, bytes, sha256 }) => {
      const isPage = file.endsWith('.html');
      const own = isPage ? Buffer.from(renamed(Buffer.from(bytes).toString())) : bytes;
      return [renamed(file), { file: renamed(file), size: own.byteLength, bytes: own, sha256 }] as const;
    }),
  );
  // Side-cars of pages would still hold the old text.
  for (const file of files.keys()) if (/\.html\.(?:br|gz)$/.test(file)) files.delete(file);
  const variants = release.routes.get(`/${old}`)!.variants.map((variant) => ({ ...variant, file: name }));
  const routes = new Map(release.routes).set(`/${name}`, { path: `/${name}`, variants });
  routes.delete(`/${old}`);
  return { ...release, files, routes };
}

/** Images as folders: each stage of the Dockerfile does with them what its COPY lines say. */
class Images {
  readonly #base = temporaryFolder('images');
  readonly #dockerfile: string;
  #count = 0;

  constructor() {
    this.#dockerfile = kubernetes.emit(release, {}).files.find(({ file }) => file === 'Dockerfile')!.text;
  }

  /** `docker build --target stage --build-arg PREVIOUS=previous`, in the folder of a build of that release. */
  build(stage: 'bridge' | 'release', of: Release, previous?: string): string {
    const image = join(this.#base, `image-${this.#count++}`);
    const context = join(this.#base, `context-${this.#count}`);
    writeRelease(join(context, 'dist'), of);
    writeTexts(join(context, 'deploy/kubernetes'), kubernetes.emit(of, {}).files);
    const before = previous ?? join(this.#base, 'none');
    mkdirSync(join(before, 'srv/gazette/current/dist/assets'), { recursive: true });
    mkdirSync(image);
    const [, from, body = ''] = new RegExp(`FROM (\\S+) AS ${stage}\\n([\\s\\S]*?)(?=\\nFROM |$)`).exec(
      this.#dockerfile,
    )!;
    if (from === 'previous') cpSync(before, image, { recursive: true, preserveTimestamps: true });
    for (const [, flag = '', source, target] of body.matchAll(/^COPY (--\S+ )?(\S+) (\S+)$/gm)) {
      const place = join(flag.startsWith('--from=previous') ? before : context, source!);
      cpSync(place, join(image, target!), { recursive: true, preserveTimestamps: true });
    }
    return image;
  }
}

/** A pod: nginx as the image has it. What a folder cannot imitate is the root of the file system, and the port. */
async function pod(image: string): Promise<{ server: Server; exchange: Exchange }> {
  const [port, tmp] = [await freePort(), temporaryFolder('pod')];
  const placed = (text: string) =>
    text
      .replaceAll('/tmp/', `${tmp}/`)
      .replaceAll('/srv/gazette/current/config', tmp)
      .replaceAll('/srv/gazette', `${image}/srv/gazette`)
      .replace('listen 8080', `listen 127.0.0.1:${port}`);
  const { files } = kubernetes.emit(release, {});
  const textOf = (name: string) => files.find(({ file }) => file === `image/${name}`)!.text;
  const main = placed(textOf('nginx.conf')).replace('/dev/stdout', 'off');
  writeFileSync(join(tmp, 'gazette.conf'), placed(textOf('gazette.conf')));
  writeFileSync(join(tmp, 'nginx.conf'), `daemon off;\n${main}`);
  const flags = ['-e', 'stderr', '-c', join(tmp, 'nginx.conf')];
  execFileSync(findCommand('nginx')!, ['-t', '-q', ...flags], { stdio: 'ignore' });
  const server = await startServer('nginx', flags, { port });
  return { server, exchange: httpExchange(server.origin) };
}

/** Every page from each pod, and each asset that it names from every pod: how many are missing. */
async function torn(pods: readonly { readonly exchange: Exchange }[]): Promise<number> {
  let missing = 0;
  for (const one of pods) {
    const page = await one.exchange(ask('/', { Accept: 'text/html' }));
    const assets = new Set(
      Buffer.from(page.body)
        .toString()
        .match(/\/assets\/[\w.-]+\.[0-9a-f]{12}\.(?:css|js)/g),
    );
    expect(assets.size).toBeGreaterThan(0);
    for (const asset of assets)
      for (const other of pods) if ((await other.exchange(ask(asset))).status !== 200) missing++;
  }
  return missing;
}

describeWith(
  findCommand('nginx'),
  'a rolling update, pods of two releases side by side',
  'apt-get install nginx',
  () => {
    const images = new Images();
    const first = images.build('release', release);
    const bridge = images.build('bridge', later(release), first);
    const second = images.build('release', later(release), first);
    const pods: Record<string, Awaited<ReturnType<typeof pod>>> = {};
    beforeAll(async () => {
      for (const [name, image] of Object.entries({ first, bridge, second })) pods[name] = await pod(image);
    });
    afterAll(() => Promise.all(Object.values(pods).map(({ server }) => server.stop())));

    test('with the bridge no page names an asset that some pod does not have', async () => {
      expect(await torn([pods.first!, pods.bridge!])).toBe(0);
      expect(await torn([pods.bridge!, pods.second!])).toBe(0);
    });

    test('without the bridge some do: the order is needed, and the test can fail', async () => {
      expect(await torn([pods.first!, pods.second!])).toBeGreaterThan(0);
    });

    test('the bridge answers as the release before, and knows the assets of both', async () => {
      const tag = async (name: string) => field(await pods[name]!.exchange(ask('/')), 'etag');
      expect(await tag('bridge')).toBe(await tag('first'));
      const asset = await pods.bridge!.exchange(ask('/assets/style.abcdefabcdef.css'));
      expect([asset.status, field(asset, 'cache-control')]).toEqual([200, expect.stringContaining('immutable')]);
    });
  },
);

describe('the image', () => {
  const texts = kubernetes.emit(release, {}).files;
  const dockerfile = texts.find(({ file }) => file === 'Dockerfile')!.text;

  test('runs as somebody who owns nothing of it, and the builder sees nothing but what is served', () => {
    expect(dockerfile).toMatch(/\nUSER 101:101\n/);
    const lines = texts.find(({ file }) => file === 'Dockerfile.dockerignore')!.text.split('\n');
    expect(lines.filter((line) => line && !line.startsWith('#'))).toEqual(['*', '!dist', '!deploy/kubernetes/image']);
  });

  test('copies nothing that a build does not make', () => {
    const known = ['dist/', 'dist/assets/', ...texts.map(({ file }) => `deploy/kubernetes/${file}`)];
    for (const [, source] of dockerfile.matchAll(/^COPY (?!--from)(?:--\S+ )?(\S+) /gm))
      expect(known).toContain(source);
  });
});
