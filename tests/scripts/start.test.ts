import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeChunks } from '../../scripts/chunks.mjs';
import { copyOfProject } from '../house/recipe.ts';
import { packagesIn } from './packages.ts';

// docs/decisions/003-load-modules-late.md: what a build in which nothing changed does not load.
const project = copyOfProject({ isNew: true });
const texts: Readonly<Record<string, string>> = await makeChunks(project.folder, true);
const hook = fileURLToPath(new URL('loaded.cjs', import.meta.url));

interface Loaded {
  readonly files: readonly string[];
  readonly chunks: readonly string[];
  readonly builtins: readonly string[];
}

/** Runs a command, and tells what it loaded: files of the launcher, of the bundle, and modules of Node that an empty start lacks. */
function loadedBy(...args: readonly string[]): Loaded & { readonly output: string } {
  const file = join(project.folder, 'loaded.json');
  const { stdout } = spawnSync(
    process.execPath,
    ['--require', hook, join(project.folder, 'scripts/gazette.cjs'), ...args],
    { cwd: project.folder, env: { PATH: process.env.PATH, LOADED: file }, encoding: 'utf8' },
  );
  return { ...JSON.parse(readFileSync(file, 'utf8')), output: stdout };
}

/** The packages that files of the bundle hold. */
const packagesOf = (chunks: readonly string[]) =>
  chunks.flatMap((chunk) => packagesIn(texts[`${basename(chunk)}.map`] ?? '{"sources":[]}'));

describe('a first start', () => {
  it('bundles in another process, whose memory goes with it, and makes no source map', () => {
    const { files, output } = loadedBy('build', '--help');
    expect(output).toContain('Exit codes');
    expect(files.filter((file) => file.includes('rolldown'))).toEqual([]);
    const kept = readdirSync(join(project.folder, '.cache/gazette/bundle'), { recursive: true, encoding: 'utf8' });
    expect(kept.filter((name) => name.endsWith('.cjs')).length).toBeGreaterThan(100);
    expect(kept.filter((name) => name.endsWith('.map'))).toEqual([]);
  });
});

describe('a build in which nothing changed', () => {
  let built: Loaded;
  let unchanged: Loaded & { readonly output: string };
  beforeAll(() => {
    loadedBy('--help');
    built = loadedBy('build');
    // Files written just before a build are compared by their bytes once, where stamps are coarse for two seconds.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2200);
    expect(loadedBy('build').output).toContain('✓ Nothing changed');
    unchanged = loadedBy('build');
  });

  it('loads at most 12 modules, of which none is a package', () => {
    expect(unchanged.output).toContain('✓ Nothing changed');
    expect([...unchanged.files, ...unchanged.chunks].length).toBeLessThanOrEqual(12);
    expect(packagesOf(unchanged.chunks)).toEqual([]);
    for (const name of ['zod', 'marked', 'gray-matter', 'yaml']) expect(packagesOf(built.chunks)).toContain(name);
  });

  it('loads neither the shaper nor a font, and nor does one whose pictures are all of Latin letters', () => {
    const shaping = (chunks: readonly string[]) =>
      chunks.filter((chunk) => /og-shaped|shipped-fonts|\.woff-/.test(chunk));
    expect([shaping(unchanged.chunks), shaping(built.chunks)]).toEqual([[], []]);
    expect(built.chunks.some((chunk) => /glyphs-/.test(chunk))).toBe(true);
  });

  it('loads no parser of HTML, and no validator of numbers, which a build with a number does', () => {
    for (const name of ['stdnum', 'parse5']) expect(packagesOf(built.chunks)).not.toContain(name);
    const company = join(project.folder, 'content/company.ts');
    const before = readFileSync(company, 'utf8');
    const numbers = "identifiers: [{ scheme: 'GB-VAT', value: 'GB999999918' }],";
    writeFileSync(company, before.replace("  companyNumber: '00000000',", `  ${numbers}\n$&`));
    const { chunks, output } = loadedBy('build');
    writeFileSync(company, before);
    expect(output).not.toContain('content/company.ts');
    expect(packagesOf(chunks)).toContain('stdnum');
  });

  it('loads of Node what an empty start does, and little else: no streams, no cryptography, no loader of ES modules', () => {
    const light = ['vm', 'internal/util/parse_args/utils', 'internal/util/parse_args/parse_args'];
    expect(unchanged.builtins.filter((name) => !light.includes(name))).toEqual([]);
    expect(built.builtins).toContain('crypto');
  });

  it('has its code from the run before, though that was another one', () => {
    rmSync(join(project.folder, '.cache/gazette/bundle'), { recursive: true });
    loadedBy('build');
    const caches = readdirSync(join(project.folder, '.cache/gazette/bundle'), { recursive: true, encoding: 'utf8' });
    const kept = new Set(caches.filter((name) => name.endsWith('.cache')).map((name) => basename(name, '.cache')));
    expect(
      loadedBy('build')
        .chunks.map((chunk) => basename(chunk))
        .filter((name) => !kept.has(name)),
    ).toEqual([]);
  });
});

it('a bug is traced to the sources, though no map was there', () => {
  const planted = join(project.folder, 'planted.cjs');
  writeFileSync(
    planted,
    `const parse = JSON.parse;
JSON.parse = (text) => { if (text.includes('"name": "gazette"')) throw new TypeError('planted'); return parse(text); };`,
  );
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--require', planted, join(project.folder, 'scripts/gazette.cjs'), '--version'],
    { cwd: project.folder, encoding: 'utf8' },
  );
  expect(status).toBe(70);
  expect(stderr).toMatch(/TypeError: planted\n.*planted\.cjs.*\n +at .*src\/commands\/main\.ts:\d+:\d+/);
});
