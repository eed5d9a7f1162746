import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type BuildResult, build, type SiteBuildOptions } from '../../../src/compile/build.ts';
import { kept } from '../../support/kept.ts';
import { release } from '../../support/ledger.ts';

const fixtures = new URL('../../fixtures/', import.meta.url).pathname;

/** A copy of a fixture that keeps a ledger, begun on 15 March 2026, after all its dates. */
export function ledgered(fixture = 'small') {
  const dir = mkdtempSync(join(tmpdir(), 'gazette-ledger-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  cpSync(join(fixtures, fixture), dir, { recursive: true });
  const folders = { contentDir: join(dir, 'content'), publicDir: join(dir, 'public') };
  release(folders, '2026-03-15', { adopt: true });
  return {
    dir,
    folders,
    /** Replaces a text of a file, each time that it is there. */
    edit(file: string, from: string, to: string): void {
      const path = join(dir, 'content', file);
      const text = readFileSync(path, 'utf8');
      if (!text.includes(from)) throw new Error(`${file} does not hold ${from}`);
      writeFileSync(path, text.replaceAll(from, to));
    },
    /** Leaves out the date that somebody wrote: the ledger knows it. */
    undate(file: string): void {
      const path = join(dir, 'content', file);
      writeFileSync(path, readFileSync(path, 'utf8').replace(/^ *updated: .*\n/m, ''));
    },
    release: (date: string, more: Parameters<typeof release>[2] = {}) => release(folders, date, more),
    build: (today: string, more: Partial<SiteBuildOptions> = {}): BuildResult =>
      build({ ...folders, preview: false, today, cache: kept, ...more }),
  };
}

/** The texts of a release by their files. */
export function textsOf({ release: made, problems }: BuildResult): Map<string, string> {
  if (!made) throw new Error(JSON.stringify(problems));
  return new Map(
    [...made.files.values()].map(({ file, bytes }) => [file, Buffer.from(bytes).toString('latin1')] as const),
  );
}

export const codesOf = ({ problems }: BuildResult): string[] => problems.map(({ code }) => code);
