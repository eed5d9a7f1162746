import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from '../../core/release.ts';
import { readRelease } from '../../publish/read-release.ts';
import { contentCopy, type Folders } from './content-copy.ts';
import { type Program, type Ran, runProgram } from './program.ts';

const flagsOf = ({ contentDir, publicDir }: Folders) => ['--content', contentDir, '--public', publicDir];

/** Rewrites content for the version of a program, in place, and returns what it said. */
export const migrateWith = (program: Program, from: string, folders: Folders, cwd: string): Ran =>
  runProgram(program, ['upgrade', '--migrate-from', from, ...flagsOf(folders)], cwd);

/** What a program publishes of some content; or what it printed, where it publishes nothing. */
export function releaseOf(program: Program, folders: Folders, folder: string, cwd: string): Release | Ran {
  const out = join(folder, 'dist');
  const ran = runProgram(program, ['build', '--full', ...flagsOf(folders), '--out', out], cwd);
  return ran.status === 0 ? readRelease(out, join(folder, 'deploy')) : ran;
}

/**
 * What of the content's contract another version would break, as lines of problems: what is frozen in content/contract.json,
 * else what the installed version publishes now. `folder` is where it is tried.
 */
export function brokenContract(own: Program, next: Program, folders: Folders, folder: string, cwd: string): string[] {
  const copy = contentCopy(folders, folder);
  if (!existsSync(join(copy.contentDir, 'contract.json'))) {
    const frozen = runProgram(own, ['freeze', ...flagsOf(copy)], cwd);
    // Nobody knows then what clients rely on.
    if (frozen.status !== 0) return [frozen.output.trim()];
  }
  migrateWith(next, own.version, copy, cwd);
  const { output } = runProgram(next, ['check', ...flagsOf(copy), '--format', 'json'], cwd);
  return output.split('\n').flatMap((line) => brokenIn(line));
}

function brokenIn(line: string): string[] {
  if (!line.startsWith('{')) return [];
  const { code, severity, message } = JSON.parse(line) as Readonly<Record<string, unknown>>;
  const isBroken = typeof code === 'string' && code.startsWith('contract-') && severity === 'error';
  return isBroken && typeof message === 'string' ? [`${message}  [${code}]`] : [];
}
