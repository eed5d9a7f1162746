import { readFileSync, statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import { CommandExit, type ExitCode, exitCodes } from '../core/exit-codes.ts';
import { formatThousands } from '../core/pluralize.ts';
import { isSystemError } from '../core/system-error.ts';
import { explainFailure, formatSystemError } from '../terminal/explain-failure.ts';
import { terminalStyle } from '../terminal/style.ts';
import { main as build } from './build.ts';
import { addSuggestion } from './common/add-suggestion.ts';
import { UsageError } from './common/arguments.ts';
import { formatUsageLine, renderHelp } from './common/help.ts';
import type { Invocation } from './common/invocation.ts';
import { isTerminal, print } from './common/standard-output.ts';
import { type Command, commands, formerCommands } from './index.ts';

type Run = (invocation: Invocation) => Promise<ExitCode>;

/** Commands are loaded when they are called; `build` comes along, and itself loads the compiler only for a change. */
const programs: Readonly<Record<keyof typeof commands, () => Promise<{ main: Run }>>> = {
  build: async () => ({ main: build }),
  check: () => import('./check.ts'),
  release: () => import('./release.ts'),
  dev: () => import('./dev.ts'),
  new: () => import('./new.ts'),
  move: () => import('./move.ts'),
  explain: () => import('./explain.ts'),
  init: () => import('./init.ts'),
  import: () => import('./import.ts'),
  words: () => import('./words.ts'),
  confirm: () => import('./confirm.ts'),
  deploy: () => import('./deploy.ts'),
  audit: () => import('./audit.ts'),
  verify: () => import('./verify.ts'),
  report: () => import('./report.ts'),
  attach: () => import('./attach.ts'),
};

/**
 * Runs the command that `argv` names and returns the exit code. `root` is the folder of the project, `program` that of
 * Gazette. `isNew` says that this program was made a moment ago, because a source had changed. Never throws; the caller sets process.exitCode.
 */
export async function main(
  argv: readonly string[],
  root: string,
  program: string,
  bundleKey: string,
  isNew: boolean,
): Promise<ExitCode> {
  let command: Command | undefined;
  const isPackage = root !== program;
  const unkept = new Map<string, string>();
  const style = terminalStyle(isTerminal(1), process.env);
  try {
    if (isNew) await refreshTypes(root);
    const [name, ...args] = argv;
    if (name === undefined || name === '--help' || name === '-h') {
      print(renderHelp(style, undefined, isPackage));
      return name === undefined ? exitCodes.usage.code : exitCodes.ok.code;
    }
    if (name === '--version' || name === '-v') {
      const { version } = JSON.parse(readFileSync(`${program}/package.json`, 'utf8')) as { version: string };
      print(`${version}\n`);
      return exitCodes.ok.code;
    }
    const known = find(name);
    command = commands[known];
    if (args.includes('--help') || args.includes('-h')) {
      print(renderHelp(style, command, isPackage));
      return exitCodes.ok.code;
    }
    const { main: run } = await programs[known]();
    return await run({
      args,
      env: process.env,
      root,
      program,
      cwd: process.cwd(),
      bundleKey,
      style,
      print,
      keep: (what, write) => keep(what, write, unkept),
      ...(isTerminal(0) && isTerminal(1)
        ? { ask: async (question: string) => (await import('./common/prompt-line.ts')).promptLine(question) }
        : {}),
      now: () => Date.now(),
      // performance.now() says the same, and loads ten modules of Node.
      elapsed: () => process.uptime() * 1000,
    });
  } catch (error) {
    const failure = explainFailure(await addSuggestion(error), formatUsageLine(command, isPackage), formatFreeSpace);
    process.stderr.write(failure.text);
    return failure.exitCode;
  } finally {
    for (const [what, why] of unkept)
      process.stderr.write(`Note: ${what} could not be kept, so the next run takes longer: ${why}\n`);
  }
}

/** Updates the editor files from the content schemas; a project that cannot be written keeps its own. */
async function refreshTypes(root: string): Promise<void> {
  const { writeEditorFiles } = await import('../edit/schema/write-editor-files.ts');
  try {
    writeEditorFiles(root);
  } catch (error) {
    if (!isSystemError(error) && !(error instanceof CommandExit)) throw error;
  }
}

/** After the first refusal nothing more of that kind is tried: a full disk refuses each of ten thousand files. */
function keep(what: string, write: () => void, unkept: Map<string, string>): void {
  if (unkept.has(what)) return;
  try {
    write();
  } catch (error) {
    if (!isSystemError(error)) throw error;
    unkept.set(what, formatSystemError(error));
  }
}

function find(name: string): keyof typeof commands {
  if (Object.hasOwn(commands, name)) return name as keyof typeof commands;
  if (Object.hasOwn(formerCommands, name))
    throw new UsageError(
      `There is no command "${name}" any more. Its work is done by: gazette ${formerCommands[name]}`,
    );
  throw new UsageError(`There is no command "${name}".`, { word: name, known: Object.keys(commands) });
}

/** Package exports, loaded on demand because no command needs them. */
export const library = () => import('./library/library.ts');
export const hostLibrary = () => import('./library/host-library.ts');

/** How much room the disk of a path has, in blocks and in files, and what to do; nothing where that cannot be known. */
export function formatFreeSpace(path: string): string {
  for (let folder = path; ; folder = dirname(folder)) {
    try {
      const { bavail, bsize, files, ffree } = statfsSync(folder);
      // Some file systems have no fixed number of files, and say 0 of 0.
      const more = files > 0 ? `, ${formatThousands(ffree)} more ${ffree === 1 ? 'file' : 'files'}` : '';
      return ` Free there: ${((bavail * bsize) / 2 ** 20).toFixed(1)} MiB${more}. Nothing is lost: make room, and run it again.`;
    } catch {
      // The folder does not exist yet; one above it does.
      if (dirname(folder) === folder) return '';
    }
  }
}
