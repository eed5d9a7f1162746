import type * as fs from 'node:fs';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { main } from '../../src/commands/build.ts';
import { build } from '../../src/compile/build.ts';
import { invocationOf } from '../support/invocation.ts';

// Paths as Windows writes them, on a disk that knows none: what the program says of a file, or keeps of it, must not show them.

vi.mock('node:path', async (original) => {
  const { posix, win32 } = await original<typeof import('node:path')>();
  return { ...win32, default: win32, posix, win32 };
});

vi.mock('node:fs', async (original) => {
  const real = await original<typeof fs>();
  const plain = (value: unknown) => (typeof value === 'string' ? value.replaceAll('\\', '/') : value);
  const withPlainPaths = ([name, member]: [string, unknown]): [string, unknown] => {
    if (typeof member !== 'function' || !name.endsWith('Sync')) return [name, member];
    const paths = /^(?:rename|link|symlink|cp|copyFile)/.test(name) ? 2 : 1;
    const call = (...args: unknown[]) => member(...args.map((each, i) => (i < paths ? plain(each) : each)));
    return [name, call];
  };
  return Object.fromEntries(Object.entries(real).map(withPlainPaths));
});

vi.mock('node:fs/promises', async (original) => {
  const { open, ...others } = await original<typeof import('node:fs/promises')>();
  return { ...others, open: (path: string, flags: string) => open(path.replaceAll('\\', '/'), flags) };
});

// CommonJS has its own way to node:fs, which no test is in.
vi.mock('../../src/publish/keep-file.cjs', async (original) => {
  const { keepFile, ...others } = await original<typeof import('../../src/publish/keep-file.cjs')>();
  const keep = (file: string, bytes: string | Uint8Array) => keepFile(file.replaceAll('\\', '/'), bytes);
  return { ...others, keepFile: keep };
});

vi.mock('../../src/publish/read-plain-file.cjs', async (original) => {
  const { readPlainFile } = await original<typeof import('../../src/publish/read-plain-file.cjs')>();
  return { readPlainFile: (file: string) => readPlainFile(file.replaceAll('\\', '/')) };
});

const fixture = new URL('../fixtures/small', import.meta.url).pathname.replaceAll('/', '\\');
const golden = new URL('../golden/small/', import.meta.url).pathname;
const made = (contentDir: string) =>
  build({ contentDir, publicDir: `${fixture}\\public`, preview: false, today: '2026-03-15', pagePictures: true });

it('builds the bytes that every other system builds', () => {
  const { release, problems } = made(`${fixture}\\content`);
  expect(problems).toEqual([]);
  const texts = [...(release?.files.values() ?? [])].filter(({ file }) => !/\.(?:png|ico)$/.test(file));
  expect(texts.length).toBe(
    readdirSync(golden, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /\.\w+$|\/security\.txt$|api-catalog$|oauth-[\w-]+$/.test(name),
    ).length,
  );
  for (const { file, bytes } of texts)
    expect(Buffer.from(bytes).toString('utf8'), file).toBe(readFileSync(golden + file, 'utf8'));
});

it('names a file of content as everywhere', () => {
  const files = new Set(made(`${fixture}\\content\\pages`).problems.map(({ at }) => at?.file ?? ''));
  expect([...files].filter((file) => file.includes('\\'))).toEqual([]);
});

it('publishes what it built, names folders as they are written there, and knows it again', async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'gazette-paths-')));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  expect(folder).toContain('\\');
  for (const name of ['content', 'public']) cpSync(join(fixture, name), join(folder, name), { recursive: true });
  const run = async () => {
    const { invocation, said } = invocationOf(folder, []);
    return [await main(invocation), said()] as const;
  };
  expect(await run()).toEqual([0, expect.stringContaining('✓ Built')]);
  const built = readdirSync(join(folder, 'dist'), { recursive: true, encoding: 'utf8' });
  expect(built.filter((name) => name.includes('\\'))).toEqual([]);
  expect(readFileSync(join(folder, 'deploy', 'gazette.manifest.json'), 'utf8')).not.toContain('\\\\');
  expect(await run()).toEqual([0, expect.stringMatching(/dist.*left as it was: the same bytes/)]);
});
