import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { toDay } from '../../core/dates.ts';
import { findNearestName, formatDidYouMean } from '../../core/did-you-mean.ts';
import { CommandExit, type ExitCode, exitCodes } from '../../core/exit-codes.ts';
import { pluralize } from '../../core/pluralize.ts';
import { slugify } from '../../core/slugify.ts';
import { hosts } from '../../hosts/index.ts';
import { changeFiles } from '../../publish/change/change-files.ts';
import { recoverContent } from '../../publish/change/recover-content.ts';
import { renderFromAnswers } from '../../setup/init/from-answers.ts';
import { initQuestions } from '../../setup/init/init-questions.ts';
import { countPlaceholders } from '../../setup/init/render-organisation.ts';
import { isNonEmpty, listInitLeftovers, removeInitLeftovers } from '../../setup/init/write-new-files.ts';
import { type Flags, organisationFlags, parseArguments } from '../common/arguments.ts';
import { askForFolder, collectAnswers, type FlagQuestion } from '../common/ask-questions.ts';
import type { Invocation } from '../common/invocation.ts';
import { toDisplayPath, toJournalCommand } from '../common/source-options.ts';
import { renderProjectFiles } from './project-files.ts';

const names = hosts.map(({ name }) => name);

/** Questions on a new project: those of `init`, and the host. */
const createQuestions: readonly FlagQuestion[] = [
  ...initQuestions,
  {
    flag: 'host',
    ask: 'Host',
    choices: () => `${names.join(', ')}; none: decide later`,
    or: () => 'none',
    read: (text) => {
      const name = text
        .trim()
        .toLowerCase()
        .replace(/[\s_]+/g, '-');
      if (name === 'none' || names.includes(name)) return { value: name };
      const meant = findNearestName(name, names);
      return { expected: `none, or one of ${names.join(', ')}`, ...(meant && { hint: formatDidYouMean(meant) }) };
    },
  },
];

/**
 * Runs npm in a folder, with its output shown; returns its exit code. It is started as the program of this Node that it is:
 * `npm` alone is a shell script, which Windows does not start. Throws Stop where there is none.
 */
function runNpm(folder: string, args: readonly string[]): number {
  const cli = npmCli();
  if (cli === undefined)
    throw new CommandExit('io', `There is no npm beside this Node.js: run npm ${args.join(' ')} in ${folder}.`);
  const { status } = spawnSync(process.execPath, [cli, ...args], { cwd: folder, stdio: 'inherit' });
  return status ?? 1;
}

/** The program that started this one, or that which came with this Node. */
function npmCli(): string | undefined {
  const bin = dirname(process.execPath);
  const places = [
    process.env.npm_execpath,
    join(bin, '../lib/node_modules/npm/bin/npm-cli.js'),
    join(bin, 'node_modules/npm/bin/npm-cli.js'),
  ];
  return places.find((place) => place !== undefined && /\.c?js$/.test(place) && existsSync(place));
}

const flags = {
  ...organisationFlags,
  host: { value: 'NAME', about: 'Where it will be served, such as nginx (default: decide later)' },
  gazette: { value: 'SPEC', about: 'What npm installs as gazette: a version or a tarball (default: this version)' },
  'no-install': { about: 'Write the files, and leave npm alone' },
  help: { about: 'Show this text' },
} as const satisfies Flags;

/**
 * `npm create gazette [FOLDER]`: writes a project whose preview builds, installs Gazette in it, builds that preview, and says
 * what is to be filled in. `version` is that of this package. Throws UsageError, and I/O errors.
 */
export async function create(invocation: Invocation, version: string): Promise<ExitCode> {
  const { print, style } = invocation;
  const [first = ''] = invocation.args;
  const operand = first === '' || first.startsWith('-') ? undefined : first;
  const given = parseArguments(flags, operand === undefined ? invocation.args : invocation.args.slice(1));
  if (given.help) {
    print(helpText);
    return exitCodes.ok.code;
  }
  const lacking = 'Nobody is at the terminal to be asked: create-gazette needs a folder, --name and --base-url.';
  const answers = await collectAnswers(
    createQuestions,
    given,
    { hasFolder: operand !== undefined, lacking },
    invocation,
  );
  const { host = 'none', ...told } = answers;
  const { name = '', 'base-url': baseUrl = '' } = told;
  const command = toJournalCommand('create', invocation);
  let isWritten = false;
  const refused = (text: string) => {
    const dir = resolve(invocation.cwd, text);
    // A folder that an interrupted run of this command left.
    isWritten = recoverContent(join(dir, 'content')) === command;
    return isWritten ? undefined : takenReason(dir);
  };
  const proposal = slugify(name) ?? 'site';
  const folder = resolve(invocation.cwd, await askForFolder(operand, 'FOLDER', proposal, refused, invocation));
  const chosen = host === 'none' ? undefined : host;
  const content = renderFromAnswers({ ...told, ...(chosen && { host: chosen }) }, toDay(invocation.now()));
  const files = {
    ...renderProjectFiles({ name, baseUrl, host: chosen, gazette: specOf(given.gazette, version, invocation) }),
    ...content,
  };
  if (!isWritten) {
    if (existsSync(folder)) removeInitLeftovers(folder);
    changeFiles({ contentDir: join(folder, 'content'), command }, ({ create }) => {
      for (const [file, text] of Object.entries(files)) create(join(folder, file), text);
    });
  }
  const at = toDisplayPath(folder, invocation);
  print(`${style.green('✓')} Wrote ${pluralize(Object.keys(files).length, 'file')} to ${style.bold(`${at}/`)}\n`);
  const isInstalled = !given['no-install'];
  if (isInstalled) {
    // The preview says itself what is to be filled in.
    const steps = { 'npm install': ['install'], 'The preview': ['run', '--silent', 'build', '--', '--preview'] };
    for (const [what, args] of Object.entries(steps)) {
      if (runNpm(folder, args) === 0) continue;
      const again = `cd ${quoted(at)}\n  npm install\n  npm run build -- --preview`;
      print(`\n${what} failed; all files are written. Once what it says is mended:\n\n  ${again}\n`);
      return exitCodes.io.code;
    }
  }
  print(nextSteps(at, countPlaceholders(Object.values(content)), isInstalled));
  return exitCodes.ok.code;
}

/** A folder that exists may hold what belongs to no project, such as that of a new repository. */
function takenReason(folder: string): string | undefined {
  if (!existsSync(folder)) return undefined;
  const harmless = ['.git', '.DS_Store', ...listInitLeftovers(folder)];
  const isHarmless = (name: string) =>
    harmless.includes(name) || (name === 'content' && !isNonEmpty(join(folder, name)));
  const taken = readdirSync(folder).find((name) => !isHarmless(name));
  return taken === undefined ? undefined : `${folder} is not empty: it has ${taken}. Choose another folder.`;
}

/** A version as it is; a tarball by where it is seen from anywhere. */
const specOf = (given: string | undefined, version: string, { cwd }: Invocation): string =>
  given?.endsWith('.tgz') ? `file:${resolve(cwd, given.replace(/^file:/, ''))}` : (given ?? version);

/** Folder as a shell word. */
const quoted = (folder: string): string => (/^[\w./\\:~-]+$/.test(folder) ? folder : `"${folder}"`);

const nextSteps = (folder: string, placeholders: number, isInstalled: boolean): string => `
${pluralize(placeholders, 'placeholder')} to fill in content/: each ⟪…⟫ is a true value that only you know.

  cd ${quoted(folder)}${isInstalled ? '' : '\n  npm install'}
  npm run dev       the site while you write it
  npm run check     what is left, and what is wrong
`;

const helpText = `Writes a new project in which an organisation publishes facts about itself; asks for what is not given.

Usage  npm create gazette [FOLDER] -- [flags]

${Object.entries(flags)
  .map(([name, flag]) => `  ${`--${name}${'value' in flag ? ` ${flag.value}` : ''}`.padEnd(18)}  ${flag.about}`)
  .join('\n')}
`;
