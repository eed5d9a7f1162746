import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { main } from '../../../src/commands/carry.ts';
import { build } from '../../../src/compile/build.ts';
import { sha256 } from '../../../src/core/digest.ts';
import { respond } from '../../../src/http/respond.ts';
import { serving } from '../servers.ts';

const folder = mkdtempSync(join(tmpdir(), 'gazette-carry-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const day = Date.parse('2026-11-22');
const root = new URL('../../../', import.meta.url).pathname;
cpSync(join(root, 'tests/fixtures/small'), folder, { recursive: true });
const built = () => {
  const { release, problems } = build({
    contentDir: join(folder, 'content'),
    publicDir: join(folder, 'public'),
    preview: false,
    today: '2026-11-22',
  });
  expect(problems).toEqual([]);
  return release!;
};

async function carry(origin: URL, now = day): Promise<string> {
  let said = '';
  const invocation = {
    args: [origin.origin],
    cwd: folder,
    now: () => now,
    print(text: string) {
      said += text;
    },
  };
  expect(await main(invocation as unknown as Parameters<typeof main>[0])).toBe(0);
  return said;
}

test('what is live is carried into the next build, which publishes it as an asset for another month', async () => {
  const before = built();
  const css = 'body{}\n';
  // The release before had another stylesheet, which a page of it names.
  const live = { ...before, files: new Map(before.files), routes: new Map(before.routes) };
  const [path, like] = [...before.routes].find(([each]) => each.endsWith('.css'))!;
  const bytes = Buffer.from(css);
  const name = `/assets/old.${sha256(bytes).slice(0, 12)}.css`;
  live.files.set(name.slice(1), { file: name.slice(1), size: bytes.byteLength, bytes, sha256: sha256(bytes) });
  live.routes.set(name, { path: name, variants: [{ ...like.variants[0]!, file: name.slice(1) }] });
  const home = before.files.get('index.html')!;
  const text = Buffer.from(home.bytes).toString('utf8').replace(path, name);
  live.files.set('index.html', { ...home, bytes: Buffer.from(text) });

  await serving(undefined, async (origin) => void (await carry(origin)), live);
  expect(readdirSync(join(folder, 'public/assets'))).toContain(name.slice('/assets/'.length));
  expect(readFileSync(join(folder, '.cache/assets.txt'), 'utf8')).toContain(
    `2026-11-22 ${name.slice('/assets/'.length)}`,
  );

  const next = built();
  const answer = respond(next, { method: 'GET', path: name, headers: {} });
  expect([answer.status, Buffer.from(answer.body).toString(), answer.headers['Cache-Control']]).toEqual([
    200,
    css,
    'public, max-age=31536000, immutable',
  ]);
  // What both releases have is the build's own.
  expect([...next.routes.keys()].filter((each) => !before.routes.has(each))).toEqual([name]);

  // The next one finds it by the ledger alone, a month long.
  const later = (days: number) =>
    serving(
      undefined,
      async (origin) => {
        rmSync(join(folder, 'public/assets'), { recursive: true });
        await carry(origin, day + days * 86_400_000);
        return existsSync(join(folder, 'public', name));
      },
      next,
    );
  expect(await later(30)).toBe(true);
  writeFileSync(join(folder, '.cache/assets.txt'), `2026-11-22 ${name.slice('/assets/'.length)}\n`);
  expect(await later(31)).toBe(false);
});

test('where nothing is live yet there is nothing to carry, but not once something was', async () => {
  const other = mkdtempSync(join(tmpdir(), 'gazette-carry-first-'));
  const said: string[] = [];
  // A port that nobody listens on.
  const invocation = {
    args: ['http://127.0.0.1:9'],
    cwd: other,
    now: () => day,
    print: (text: string) => said.push(text),
  };
  const run = () => main(invocation as unknown as Parameters<typeof main>[0]);
  try {
    expect(await run()).toBe(0);
    expect(said.join('')).toBe('Nothing is live at http://127.0.0.1:9 yet, so that there is nothing to carry.\n');
    expect(readdirSync(other)).toEqual([]);
    mkdirSync(join(other, '.cache'));
    writeFileSync(join(other, '.cache/assets.txt'), '');
    await expect(run()).rejects.toThrow();
  } finally {
    rmSync(other, { recursive: true });
  }
});
