import { readFileSync, statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import themes from '../compile/theme-api.ts?lazy';
import { CommandExit, type ExitCode, exitCodes } from '../core/exit-codes.ts';
import { formatThousands } from '../core/pluralize.ts';
import { isSystemError } from '../core/system-error.ts';
import { explainFailure, formatSystemError } from '../terminal/explain-failure.ts';
import { type Style, terminalStyle } from '../terminal/style.ts';
import type { TerminalOutput } from '../terminal/terminal-output.ts';
import terminals from '../terminal/terminal-output.ts?lazy';
import { main as build } from './build.ts';
import { addSuggestion, UsageError } from './common/arguments.ts';
import { type CommandName, formatUsageLine, renderCommandHelp, renderProgramHelp } from './common/help.ts';
import type { Invocation } from './common/invocation.ts';
import { isTerminal, print } from './common/standard-output.ts';
import { commands, formerCommands } from './index.ts';

type Run = (invocation: Invocation) => Promise<ExitCode>;

/** Commands are loaded when they are called; `build` comes along, and itself loads the compiler only for a change. */
const programs: Readonly<Record<CommandName, () => Promise<{ main: Run }>>> = {
  init: () => import('./init.ts'),
  attach: () => import('./attach.ts'),
  import: () => import('./import.ts'),
  confirm: () => import('./confirm.ts'),
  new: () => import('./new.ts'),
  'new language': () => import('./words.ts'),
  'new theme': () => import('./new/theme.ts'),
  'new cms': () => import('./new/cms.ts'),
  dev: () => import('./dev.ts'),
  check: () => import('./check.ts'),
  move: () => import('./move.ts'),
  explain: () => import('./explain.ts'),
  release: () => import('./release.ts'),
  'release freeze': () => import('./release/freeze.ts'),
  build: async () => ({ main: build }),
  preview: () => import('./dev/serve-built.ts'),
  deploy: () => Promise.reject(new UsageError('deploy needs one of s3, rollback, verify.')),
  'deploy s3': () => import('./deploy.ts'),
  'deploy rollback': () => import('./deploy/rollback.ts'),
  'deploy verify': () => import('./verify.ts'),
  audit: () => import('./audit.ts'),
  'audit report': () => import('./report.ts'),
  'audit rehearse': () => import('./report/rehearse.ts'),
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
  let command: CommandName | undefined;
  const unkept = new Map<string, string>();
  const style = terminalStyle(isTerminal(1), process.env);
  // performance.now() says the same, and loads ten modules of Node.
  const elapsed = () => process.uptime() * 1000;
  const terminal = openForPerson(argv, elapsed);
  try {
    if (isNew) await refreshTypes(root);
    const about = describeProgram(argv, program, style);
    if (about !== undefined) {
      print(about);
      return argv.length === 0 ? exitCodes.usage.code : exitCodes.ok.code;
    }
    command = find(argv);
    const args = argv.slice(command.split(' ').length);
    if (args.some(isHelp)) {
      print(renderCommandHelp(style, command));
      return exitCodes.ok.code;
    }
    const { main: run } = await programs[command]();
    return await run({
      args,
      env: process.env,
      root,
      program,
      cwd: process.cwd(),
      bundleKey,
      style,
      print: terminal?.print ?? print,
      ...(terminal && { progress: terminal.progress }),
      keep: (what, write) => keep(what, write, unkept),
      ...(isTerminal(0) && isTerminal(1)
        ? { ask: async (question: string) => (await import('./common/prompt-line.ts')).promptLine(question) }
        : {}),
      now: () => Date.now(),
      elapsed,
    });
  } catch (error) {
    const failure = explainFailure(await addSuggestion(error), formatUsageLine(command), formatFreeSpace);
    terminal?.end();
    process.stderr.write(terminal ? terminal.wrap(failure.text) : failure.text);
    return failure.exitCode;
  } finally {
    terminal?.end();
    for (const [what, why] of unkept)
      process.stderr.write(`Note: ${what} could not be kept, so the next run takes longer: ${why}\n`);
  }
}

/** The terminal, where a person reads what is printed. */
function openForPerson(argv: readonly string[], elapsed: () => number): TerminalOutput | undefined {
  if (!isTerminal(1) || argv.some((word) => /^--(?:json|format)\b/.test(word))) return undefined;
  return terminals<typeof import('../terminal/terminal-output.ts')>().openTerminal(process.env, print, elapsed);
}

const isHelp = (word: string | undefined): boolean => word === '--help' || word === '-h';

/** Returns the help or the version of the program, where the first word asks for it. */
function describeProgram([name, mode]: readonly string[], program: string, style: Style): string | undefined {
  if (name === undefined || isHelp(name)) return renderProgramHelp(style, mode === 'all');
  if (name !== '--version' && name !== '-v') return undefined;
  const { version } = JSON.parse(readFileSync(`${program}/package.json`, 'utf8')) as { version: string };
  return `${version}\n`;
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

/** Two words name a mode of a command: `deploy s3`. Throws UsageError. */
function find([name = '', mode = '']: readonly string[]): CommandName {
  const known = [`${name} ${mode}`, name].find((each) => Object.hasOwn(commands, each));
  if (known !== undefined) return known as CommandName;
  if (Object.hasOwn(formerCommands, name))
    throw new UsageError(`The command "${name}" has a new name: npx gazette ${formerCommands[name]}`);
  throw new UsageError(`There is no command "${name}".`, { word: name, known: Object.keys(commands) });
}

/** Package exports, loaded on demand because no command needs them. */
export const library = () => import('./library/library.ts');
export const hostLibrary = () => import('./library/host-library.ts');
/** At once: what a theme imports must not wait. */
export const themeLibrary = () => themes<typeof import('../compile/theme-api.ts')>();

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
