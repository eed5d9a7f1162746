import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll } from 'vitest';
import { withoutHistory } from '../support/without-history.ts';

const root = new URL('../../', import.meta.url).pathname;

/** A new file's text, or replacements in one that is there. */
export type Edit = string | readonly (readonly [from: string, to: string])[];

/** The steps of somebody who adds something, as CONTRIBUTING.md tells. */
export interface Recipe {
  /** The rows of its table, by their first column, that together tell which files are touched. */
  readonly rows: readonly string[];
  readonly edits: Readonly<Record<string, Edit>>;
  /** Files that the test needs in order to see it: no part of the recipe. */
  readonly given?: Readonly<Record<string, Edit>>;
}

/**
 * A copy of the project, in which recipes are tried; removed when the test file ends. It brings the program as the project
 * has it, unless `isNew`: to make it takes seconds.
 */
export function copyOfProject({ isNew = false, site = '' } = {}): ProjectCopy {
  const folder = mkdtempSync(join(tmpdir(), 'gazette-recipes-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const copied = [
    'src',
    'scripts',
    'content',
    'public',
    'tests/tiers.ts',
    'tests/long-first.ts',
    'tests/support',
    'tests/problems',
    'tests/fixtures',
    'docs',
  ];
  for (const name of [...copied, 'package.json', 'tsconfig.json', 'vitest.config.ts', 'README.md', 'package-lock.json'])
    cpSync(join(root, ['content', 'public'].includes(name) ? site : '', name), join(folder, name), { recursive: true });
  if (!isNew) copyProgram(folder);
  if (site === '') withoutHistory(join(folder, 'content'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return new ProjectCopy(folder);
}

/** Copies the program that the project has made, if it has: whole files, not those that a process writes just now. */
export function copyProgram(folder: string): void {
  const program = '.cache/gazette/bundle';
  const filter = (path: string) => !/\.(?:json|\d+)$/.test(path);
  if (existsSync(join(root, program))) cpSync(join(root, program), join(folder, program), { recursive: true, filter });
}

export class ProjectCopy {
  readonly folder: string;
  readonly #before = new Map<string, string | undefined>();

  constructor(folder: string) {
    this.folder = folder;
  }

  apply(edits: Readonly<Record<string, Edit>>): void {
    for (const [file, edit] of Object.entries(edits)) {
      const before = existsSync(join(this.folder, file)) ? this.read(file) : undefined;
      if (!this.#before.has(file)) this.#before.set(file, before);
      mkdirSync(dirname(join(this.folder, file)), { recursive: true });
      writeFileSync(join(this.folder, file), typeof edit === 'string' ? edit : edited(file, before, edit));
    }
  }

  /** Takes all edits back. */
  restore(): void {
    for (const [file, before] of this.#before)
      if (before === undefined) rmSync(join(this.folder, file));
      else writeFileSync(join(this.folder, file), before);
    this.#before.clear();
  }

  read(file: string): string {
    return readFileSync(join(this.folder, file), 'utf8');
  }

  gazette(...args: readonly string[]): { status: number | null; output: string } {
    return this.run('scripts/gazette.cjs', ...args);
  }

  run(program: string, ...args: readonly string[]): { status: number | null; output: string } {
    const env = { PATH: process.env.PATH, NO_COLOR: '1' };
    const result = spawnSync(process.execPath, [join(this.folder, program), ...args], {
      cwd: this.folder,
      env,
      encoding: 'utf8',
    });
    return { status: result.status, output: result.stdout + result.stderr };
  }

  /** Files of dist/ or deploy/ that hold this text. */
  filesWith(folder: 'dist' | 'deploy', text: string): string[] {
    return readdirSync(join(this.folder, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.(?:br|gz|png|ico)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((file) => readFileSync(file, 'utf8').includes(text))
      .map((file) => file.slice(this.folder.length + 1))
      .sort();
  }
}

function edited(file: string, before: string | undefined, edits: Exclude<Edit, string>): string {
  let text = before ?? '';
  for (const [from, to] of edits) {
    if (text.split(from).length !== 2) throw new Error(`${file} must hold once: ${from}`);
    text = text.replace(from, () => to);
  }
  return text;
}

/** Files that the recipe touches otherwise than its rows in CONTRIBUTING.md say; empty where they are true. */
export function untrueOf({ rows, edits }: Recipe, contributing: string): string[] {
  const told = rows.flatMap((row) => {
    const [, cell] =
      contributing
        .split('\n')
        .find((line) => line.startsWith(`| ${row} |`))
        ?.split(' | ') ?? [];
    if (cell === undefined) throw new Error(`CONTRIBUTING.md has no row for ${row}`);
    return [...cell.matchAll(/(one line in )?`([\w./-]+(?:<\w+>[\w.-]*)?)`/g)]
      .filter(([, , path]) => /^(?:src|content|tests|docs|README)\b/.test(path!))
      .map(([, line, path]) => ({ path: path!, isLine: line !== undefined }));
  });
  const matches = (path: string, file: string) =>
    new RegExp(
      `^${path.replaceAll('.', '\\.').replace(/<\w+>/, '[a-z-]+')}${path.endsWith('/') ? '[a-z/-]+\\.\\w+' : ''}$`,
    ).test(file);
  const files = Object.entries(edits);
  return [
    ...told
      .filter(({ path }) => !files.some(([file]) => matches(path, file)))
      .map(({ path }) => `told, not touched: ${path}`),
    ...files.flatMap(([file, edit]) => {
      const here = told.filter(({ path }) => matches(path, file));
      if (here.length === 0) return [`touched, not told: ${file}`];
      const lines = typeof edit === 'string' ? 1 : edit.reduce((sum, [from, to]) => sum + linesAdded(from, to), 0);
      // A row of a table goes with its import.
      const allowed = file.endsWith('/index.ts') ? 2 : 1;
      return here.some(({ isLine }) => isLine) && lines > allowed ? [`${lines} lines in ${file}`] : [];
    }),
  ];
}

function linesAdded(from: string, to: string): number {
  const before = from.split('\n');
  return to.split('\n').filter((line) => !before.includes(line)).length;
}
