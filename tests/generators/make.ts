import { execFile } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Generator } from './generator.ts';
import { type Page, pagesOf } from './pages.ts';

const run = promisify(execFile);
const installed = new URL('./node_modules', import.meta.url).pathname;

/** A site that a generator has built. */
export interface Made {
  /** Where its sources are. */
  readonly folder: string;
  readonly out: string;
  readonly shown: readonly Page[];
  readonly hidden: readonly Page[];
  /** The output of the generator. */
  readonly said: string;
}

/** The environment of a person who has nothing set: nobody is asked for anything, and told nothing. */
export const environment = (folder: string): Record<string, string> => ({
  PATH: process.env.PATH ?? '',
  TMPDIR: process.env.TMPDIR ?? '/tmp',
  HOME: folder,
  ASTRO_TELEMETRY_DISABLED: '1',
  NEXT_TELEMETRY_DISABLED: '1',
  NODE_ENV: 'production',
  NO_COLOR: '1',
});

/** Files to be written, by their names below a folder. */
export function writeAll(folder: string, files: Readonly<Record<string, string | Uint8Array>>): void {
  for (const [name, data] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), data);
  }
}

/** Puts the packages that a site imports where it looks for them. */
export function link({ packages }: Generator, folder: string): void {
  for (const name of packages) {
    const own = join(folder, 'node_modules', name);
    mkdirSync(dirname(own), { recursive: true });
    symlinkSync(join(installed, name), own);
  }
}

/** Writes a site of so many pages for a generator into a folder, with other files than its own where they are given, and builds it. */
export async function make(
  generator: Generator,
  folder: string,
  count: number,
  others: Readonly<Record<string, string | Uint8Array>> = {},
): Promise<Made> {
  const pages = pagesOf(count);
  writeAll(folder, { ...generator.sources(pages), ...others });
  link(generator, folder);
  const { name, program = '', args, out } = generator;
  const isScript = /\.c?js$|\/next$/.test(program);
  const [command, own] = isScript ? [process.execPath, [program, ...args]] : [program, args];
  try {
    const { stdout, stderr } = await run(command, own, { cwd: folder, env: environment(folder), maxBuffer: 1e8 });
    return { ...pages, folder, out: join(folder, out), said: stdout + stderr };
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${name} built nothing:\n${stdout}${stderr}`);
  }
}
