import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { main } from '../../src/commands/build.ts';
import { build } from '../../src/compile/build.ts';
import { invocationOf } from '../support/invocation.ts';
import { root, sourceFiles } from './rooms.ts';

// Statements of ARCHITECTURE.md on disk, order and bytes: read from its sentences, and done.
const architecture = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8');
// A shipped file runs elsewhere, with the disk and the clock of its host.
const isShipped = (file: string) => /^src\/hosts\/\w+\/programs\//.test(file);
const sources = sourceFiles().filter((file) => /\.(?:ts|mjs)$/.test(file) && !isShipped(file));

const calls = vi.hoisted((): string[] => []);
const noted = vi.hoisted(
  () =>
    <Args extends unknown[], R>(name: string, fn: (...args: Args) => R) =>
    (...args: Args): R => {
      if (calls.at(-1) !== name) calls.push(name);
      return fn(...args);
    },
);
vi.mock(import('../../src/content/read/load.ts'), async (original) => {
  const module = await original();
  return { ...module, loadSources: noted('loadSources', module.loadSources) };
});
vi.mock(import('../../src/content/check/validate.ts'), async (original) => {
  const module = await original();
  return { ...module, validate: noted('validate', module.validate) };
});
vi.mock(import('../../src/documents/documents.ts'), async (original) => {
  const module = await original();
  return { ...module, listDocuments: noted('listDocuments', module.listDocuments) };
});
vi.mock(import('../../src/compile/render.ts'), async (original) => {
  const module = await original();
  return { ...module, render: noted('render', module.render) };
});
vi.mock(import('../../src/compile/deploy.ts'), async (original) => {
  const module = await original();
  return { ...module, deploy: noted('deploy', module.deploy) };
});
vi.mock(import('../../src/publish/publish.ts'), async (original) => {
  const module = await original();
  return { ...module, publishFiles: noted('publishFiles', module.publishFiles) };
});
vi.mock(import('../../src/checks/index.ts'), async (original) => ({
  checks: (await original()).checks.map((check) => noted('checks', check)),
}));

const temp = mkdtempSync(join(tmpdir(), 'gazette-statements-'));
afterAll(() => rmSync(temp, { recursive: true, force: true }));
cpSync(join(root, 'tests/fixtures/small'), temp, { recursive: true });
const options = { contentDir: join(temp, 'content'), publicDir: join(temp, 'public'), preview: false };

describe('the way of the data', () => {
  const drawn = /## The way of the data[\s\S]*?\n```\n([\s\S]*?)\n```/.exec(architecture)![1]!;
  const rows = [...drawn.matchAll(/([a-z]\w*)(?: ──▶ \w+)?,? +(src\/[\w./-]+)/gi)].map(([, name, file]) => ({
    name: name!,
    file: file!,
  }));
  const steps = rows.map(({ name }) => name).filter((name) => /^[a-z]/.test(name) && name !== 'respond');
  beforeEach(() => void calls.splice(0));

  it('is drawn with the files that hold it', () => {
    expect(rows.length).toBeGreaterThan(8);
    expect(rows.filter(({ file }) => !sources.includes(file))).toEqual([]);
  });

  it('is gone in this order by `npx gazette build`, to publish', async () => {
    const { invocation, said } = invocationOf(temp, ['--content', options.contentDir, '--output', join(temp, 'dist')]);
    const exitCode = await main(invocation);
    expect(said()).toContain('✓ Built');
    expect(exitCode).toBe(0);
    expect(calls).toEqual(steps);
  });

  it('is the body of one function', () => {
    const text = readFileSync(join(root, 'src/compile/build.ts'), 'utf8');
    expect([...text.matchAll(/^export (?:async )?function\*? (\w+)\(.* \{$/gm)].map(([, name]) => name)).toEqual([
      'build',
    ]);
    const body = /^export function build\(.* \{\n([\s\S]*?)\n\}$/m.exec(text)?.[1] ?? '';
    expect(body.split('\n').length).toBeLessThanOrEqual(60);
    const parts = [...(/Its body calls\s([^;]*);/.exec(architecture)?.[1] ?? '').matchAll(/`(\w+)\(\)`/g)].map(
      ([, name]) => name!,
    );
    expect(parts.length).toBeGreaterThan(3);
    const called = [...body.matchAll(/(\w+)\(/g)].map(([, name]) => name!).filter((name) => parts.includes(name));
    expect(called).toEqual(parts);
  });

  it('and by what writes nothing, without publish', () => {
    expect(build({ ...options, today: '2026-03-15' }).problems).toEqual([]);
    expect(calls).toEqual(steps.slice(0, -1));
  });
});

/** The folders that a sentence names, in backticks. */
const foldersIn = (sentence: RegExp) =>
  [...(sentence.exec(architecture)?.[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name!);

/** The packages that a file imports, at run time too. */
function packagesOf(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  const { staticImports, dynamicImports } = parseSync(file, text).module;
  return [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1)),
  ].filter((name) => !name.startsWith('.'));
}

describe('the disk', () => {
  const told = foldersIn(/Nothing outside ([^.]*?) touches\s+the\s+disk/);
  const disk = /^(?:node:)?(?:fs|fs\/promises|child_process|worker_threads|sqlite)$|^(?:fast-glob|chokidar|rolldown)$/;
  const users = sources.filter((file) => packagesOf(file).some((name) => disk.test(name)));

  it('is touched in the folders that the sentence names, and nowhere else', () => {
    expect(told.length).toBeGreaterThan(2);
    expect(users.filter((file) => !told.some((folder) => file.startsWith(folder)))).toEqual([]);
  });

  it('and in each of them', () => {
    const idle = told.filter((folder) => folder.startsWith('src/') && !users.some((file) => file.startsWith(folder)));
    expect(idle).toEqual([]);
  });
});

/** Whether a module calls Date.now() or new Date(). */
function readsClock(file: string): boolean {
  const text = readFileSync(join(root, file), 'utf8');
  if (!/\bDate\b/.test(text)) return false;
  const isClock = (node: unknown): boolean => {
    if (typeof node !== 'object' || node === null) return false;
    const { type, callee, arguments: given } = node as { type?: string; callee?: Callee; arguments?: unknown[] };
    if (type === 'NewExpression' && callee?.name === 'Date' && given?.length === 0) return true;
    if (type === 'CallExpression' && callee?.object?.name === 'Date' && callee.property?.name === 'now') return true;
    return Object.values(node).some(isClock);
  };
  return isClock(parseSync(file, text).program.body);
}

interface Callee {
  readonly name?: string;
  readonly object?: { readonly name?: string };
  readonly property?: { readonly name?: string };
}

describe('the day', () => {
  it('is known to seven rules, and asked for where the sentence says', () => {
    const rules = sources.filter(
      (file) =>
        /^src\/(?:checks|prose)\//.test(file) &&
        /\{[^}]*\btoday\b[^}]*\}, report\) =>/.test(readFileSync(join(root, file), 'utf8')),
    );
    expect(rules).toEqual([
      'src/checks/fact-expiry.ts',
      'src/checks/future-dates.ts',
      'src/checks/security-expiry.ts',
      'src/checks/values-due.ts',
      'src/prose/prose.ts',
    ]);
    const banner = foldersIn(/banner of [^(]*\(([^;]*)/);
    const takes = sources.filter((file) => /\btoday >= banner\.until/.test(readFileSync(join(root, file), 'utf8')));
    expect(takes).toEqual(banner);
    const waivers = foldersIn(/whether a waiver is over\s+\(([^)]*)/);
    const ends = sources.filter((file) => /\buntil < today/.test(readFileSync(join(root, file), 'utf8')));
    expect(ends).toEqual(waivers);
    const clocks = sources.filter((file) => readsClock(file));
    expect(clocks.length).toBeGreaterThan(0);
    const [asks] = foldersIn(/Only seven rules know the day,\s+which ([^:]*)/);
    const inBrowsers = foldersIn(/browsers ask (`[^`]*`)/);
    expect(clocks.filter((file) => !file.startsWith(asks ?? 'nothing'))).toEqual(inBrowsers);
  });

  it('reaches no byte of dist/ or deploy/', () => {
    const on = (today: string) => {
      const { release, deployFiles } = build({ ...options, today });
      return [
        ...[...release!.files.values()].map(({ file, sha256 }) => `${file} ${sha256}`),
        ...deployFiles!.map(({ file, text }) => `${file} ${text}`),
      ];
    };
    expect(on('2026-08-15')).toEqual(on('2026-03-15'));
  });
});
