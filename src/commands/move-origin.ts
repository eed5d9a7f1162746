import { join, resolve } from 'node:path';
import { type ExitCode, exitCodes } from '../core/exit-codes.ts';
import { moveFiles, moveFolder } from '../hosts/moving/move-files.ts';
import { ForeignFilesError } from '../publish/errors.ts';
import { readRelease } from '../publish/read-release.ts';
import { writeOwnFolder } from '../publish/write-own-folder.ts';
import { parseArguments, UsageError } from './common/arguments.ts';
import { bareOrigin } from './common/bare-origin.ts';
import { builtFolders } from './common/built-folders.ts';
import type { Invocation } from './common/invocation.ts';
import { sayProblems } from './common/say-problems.ts';
import { shown } from './common/source-options.ts';
import { commands } from './index.ts';

/** `gazette move-origin https://old.example`: with what an old origin sends its clients to that of the built site. */
export async function main(invocation: Invocation): Promise<ExitCode> {
  const [first, ...others] = invocation.args;
  const from = oldOrigin(first);
  const flags = parseArguments(commands['move-origin'].flags, others);
  const { outDir, deployDir } = await builtFolders(resolve(invocation.cwd, flags.out ?? 'dist'));
  const release = readRelease(outDir, deployDir);
  if (from === release.baseUrl)
    throw new UsageError(`The built site lives at ${from} already: build it for the new origin first.`);
  const folder = join(deployDir, moveFolder(from));
  try {
    writeOwnFolder(folder, moveFiles(release, from));
  } catch (error) {
    if (!(error instanceof ForeignFilesError)) throw error;
    sayProblems(error.problems, undefined, invocation);
    return exitCodes.content.code;
  }
  const { green, bold, dim } = invocation.style;
  const name = shown(folder, invocation);
  invocation.print(
    [
      `${green('✓')} Wrote ${bold(`${name}/`)}: every path of ${from} goes to ${release.baseUrl}`,
      dim(`  A folder for each host. What clients must change is told in ${name}/README.md.`),
      '',
    ].join('\n'),
  );
  return exitCodes.ok.code;
}

function oldOrigin(text: string | undefined): string {
  if (text === undefined || text.startsWith('-'))
    throw new UsageError('move-origin takes the old origin first: https://old.example.');
  const { protocol, origin } = bareOrigin(text);
  if (protocol !== 'https:') throw new UsageError(`An old origin is one of https, not "${text}".`);
  return origin;
}
