import { execFile } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { build } from '../../src/compile/build.ts';
import { sha256 } from '../../src/core/digest.ts';
import type { Release } from '../../src/core/release.ts';
import script from '../../src/hosts/ci/keep-assets.sh?text';
import { respond } from '../../src/http/respond.ts';
import { serving } from '../audit/servers.ts';
import { temporaryFolder } from './servers.ts';

const folder = temporaryFolder('keep-assets');
cpSync('tests/fixtures/small', folder, { recursive: true });
const day = '2026-11-22';

/** The shells of GitHub and GitLab. */
const shells = [
  ['bash', '-ec'],
  ['bash', '-eopipefail'],
  ['sh', '-ec'],
] as const;

/** Runs the lines in shells, each from an empty folder. */
async function keep(baseUrl: string, ...those: readonly (typeof shells)[number][]): Promise<void> {
  const env = { ...process.env, BASE_URL: baseUrl };
  for (const [shell, options] of those) {
    rmSync(join(folder, 'public/assets'), { recursive: true, force: true });
    const args = options === '-eopipefail' ? ['-eo', 'pipefail', '-c', script] : [options, script];
    await promisify(execFile)(shell, args, { cwd: folder, env });
  }
}

const built = (): Release => {
  const contentDir = join(folder, 'content');
  const { release, problems } = build({ contentDir, publicDir: join(folder, 'public'), preview: false, today: day });
  expect(problems).toEqual([]);
  return release!;
};

/** The release with more assets; a page of the sitemap names all but the deep one. */
function withAssets(release: Release, assets: Readonly<Record<string, string>>): Release {
  const live = { ...release, files: new Map(release.files), routes: new Map(release.routes) };
  const [path, like] = [...release.routes].find(([each]) => each.endsWith('.css'))!;
  for (const [asset, text] of Object.entries(assets)) {
    const [file, bytes] = [asset.slice(1), Buffer.from(text)];
    live.files.set(file, { file, size: bytes.byteLength, bytes, sha256: sha256(bytes) });
    live.routes.set(asset, { path: asset, variants: [{ ...like.variants[0]!, file }] });
  }
  const [name, page] = [...release.files].find(([file]) => file.endsWith('/index.html'))!;
  const named = Object.keys(assets).filter((each) => !each.includes('deep'));
  const text = Buffer.from(page.bytes).toString('utf8').replace(path, named.join(' '));
  live.files.set(name, { ...page, bytes: Buffer.from(text) });
  return live;
}

const nameOf = (stem: string, text: string) => `/assets/${stem}.${sha256(text).slice(0, 12)}.css`;

it('the lines of workflows and of the page on deployments keep what pages of earlier releases name, for 30 days', async () => {
  expect(readFileSync('docs/pages/how-to/deploy.md', 'utf8')).toContain(script);
  await keep('http://127.0.0.1:9', shells[1]);
  expect(readdirSync(join(folder, 'public/assets'))).toEqual([]);

  const before = built();
  const deep = nameOf('deep', 'a{}\n');
  const css = `@import url("${deep}");\n`;
  const [old, wrong] = [nameOf('old', css), '/assets/og.0123456789ab.png'];
  const live = withAssets(before, { [old]: css, [wrong]: 'other bytes', [deep]: 'a{}\n' });
  await serving(undefined, ({ origin }) => keep(origin, ...shells), live);
  const kept = readdirSync(join(folder, 'public/assets')).map((name) => `/assets/${name}`);
  expect(kept).toEqual(expect.arrayContaining([old, deep]));
  expect(kept).not.toContain(wrong);

  const next = built();
  const { status, headers, body } = respond(next, { method: 'GET', path: old, headers: {} });
  const cached = 'public, max-age=31536000, immutable';
  expect([status, Buffer.from(body).toString(), headers['Cache-Control']]).toEqual([200, css, cached]);
  const others = [...next.routes.keys()].filter((path) => !before.routes.has(path));
  expect(others.sort()).toEqual([deep, old].sort());

  const after = async (days: number) => {
    const then = Date.now() / 1000 - days * 86_400;
    for (const name of [old, deep]) utimesSync(join(folder, '.cache', name), then, then);
    await serving(undefined, ({ origin }) => keep(origin, shells[2]), next);
    return [old, deep].map((name) => existsSync(join(folder, 'public', name)));
  };
  expect(await after(29)).toEqual([true, true]);
  await keep('http://127.0.0.1:9', shells[1]);
  expect(existsSync(join(folder, 'public', old))).toBe(true);
  expect(await after(32)).toEqual([false, false]);
});
