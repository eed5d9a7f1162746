import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { toDay } from '../../core/dates.ts';
import { findNearestName, formatDidYouMean } from '../../core/did-you-mean.ts';
import { CommandExit, type ExitCode, exitCodes } from '../../core/exit-codes.ts';
import { pluralize } from '../../core/pluralize.ts';
import { slugify } from '../../core/slugify.ts';
import { initialEditorFiles, renderEditorFiles } from '../../edit/schema/editor-files.ts';
import { projectWorkflow } from '../../hosts/ci/github.ts';
import { hosts } from '../../hosts/index.ts';
import { changeFiles } from '../../publish/change/change-files.ts';
import { recoverContent } from '../../publish/change/recover-content.ts';
import { initQuestions } from '../../setup/init/init-questions.ts';
import { countPlaceholders, renderFromAnswers } from '../../setup/init/render-organisation.ts';
import { isNonEmpty, listInitLeftovers, removeInitLeftovers } from '../../setup/init/write-new-files.ts';
import { type Flags, organisationFlags, parseArguments, takeOperand } from '../common/arguments.ts';
import { askForFolder, collectAnswers, type FlagQuestion } from '../common/ask-questions.ts';
import type { Invocation } from '../common/invocation.ts';
import { toDisplayPath, toJournalCommand } from '../common/source-options.ts';
import { createMissingCatalogue } from '../words.ts';

const names = hosts.map(({ name }) => name);

/** Five questions on a new project; what a site has besides, and its host, are flags: both can be added later. */
const createQuestions: readonly FlagQuestion[] = [
  ...initQuestions.map((each) => ({ ...each, isFlagOnly: each.flag === 'with' })),
  {
    flag: 'host',
    isFlagOnly: true,
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
  const [operand, args] = takeOperand(invocation.args);
  const given = parseArguments(flags, args);
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
  const folder = resolve(invocation.cwd, await chooseFolder(operand, slugify(name) ?? 'site', refused, invocation));
  const chosen = host === 'none' ? undefined : host;
  const catalogue = createMissingCatalogue(told.language ?? '');
  const rendered = renderFromAnswers({ ...told, ...(chosen && { host: chosen }) }, toDay(invocation.now()));
  const content = catalogue ? { ...rendered, [catalogue.file]: catalogue.text } : rendered;
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
  if (catalogue) print(`  Gazette has no words in it yet: translate ${at}/${catalogue.file}\n`);
  const isInstalled = !given['no-install'];
  const failed = isInstalled ? installAndPreview(folder) : undefined;
  if (failed !== undefined) {
    const again = `cd ${quoted(at)}\n  npm install\n  npm run build -- --preview`;
    print(`\n${failed} failed; all files are written. Once you have corrected that:\n\n  ${again}\n`);
    return exitCodes.io.code;
  }
  print(nextSteps(at, countPlaceholders(Object.values(content)), isInstalled));
  if (isInstalled && invocation.ask) await serveInBrowser(folder, print);
  return exitCodes.ok.code;
}

/** The folder that was given, that of the name where it is free, or one that is asked for. */
const chooseFolder = (
  operand: string | undefined,
  proposal: string,
  refused: (folder: string) => string | undefined,
  invocation: Invocation,
): Promise<string> =>
  askForFolder(
    operand ?? (refused(proposal) === undefined ? proposal : undefined),
    'FOLDER',
    proposal,
    refused,
    invocation,
  );

/** Returns what failed. The preview says itself what is to be filled in. */
function installAndPreview(folder: string): string | undefined {
  if (runNpm(folder, ['install']) !== 0) return 'npm install';
  return runNpm(folder, ['run', '--silent', 'build', '--', '--preview']) === 0 ? undefined : 'The preview';
}

/** Programs that open an address, by platform. */
const openers: Partial<Record<NodeJS.Platform, readonly [program: string, ...args: string[]]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
  linux: ['xdg-open'],
};

/** Serves the new site until Ctrl-C, and opens it in a browser where there is one. */
async function serveInBrowser(folder: string, print: (text: string) => void): Promise<void> {
  const server = spawn(process.execPath, [npmCli() ?? '', 'run', '--silent', 'dev'], {
    cwd: folder,
    stdio: ['inherit', 'pipe', 'inherit'],
  });
  let isOpen = false;
  server.stdout.setEncoding('utf8').on('data', (text: string) => {
    print(text);
    const [address] = /http:\/\/127\.0\.0\.1:\d+\//.exec(text) ?? [];
    const [program, ...args] = openers[process.platform] ?? [];
    if (isOpen || address === undefined || program === undefined) return;
    isOpen = true;
    // Without a browser the address that was printed is enough.
    spawn(program, [...args, address], { stdio: 'ignore', detached: true })
      .on('error', () => {})
      .unref();
  });
  await new Promise((done) => server.on('close', done));
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

interface NewProject {
  /** Display name of the organisation. */
  readonly name: string;
  readonly baseUrl: string;
  /** Absent: nobody knows yet. */
  readonly host: string | undefined;
  /** Version of gazette for npm, or the path of a tarball. */
  readonly gazette: string;
}

/** The files of a new project beside its content, by path below its folder. */
function renderProjectFiles(project: NewProject): Readonly<Record<string, string>> {
  const { name, baseUrl, host } = project;
  const workflow = projectWorkflow(host, baseUrl);
  const forEditors = Object.entries(renderEditorFiles()).filter(([file]) => file.startsWith('.vscode/'));
  return {
    'package.json': packageJson(project),
    'tsconfig.json': json(tsconfig),
    'README.md': readme(name),
    '.gitignore': 'node_modules/\n/dist\n/.dist.*\n/deploy/\n.cache/\n*.log\n.DS_Store\n',
    '.gitattributes': `# Text has LF line ends wherever it is checked out; public/ is published byte for byte.
* text=auto eol=lf
public/** -text
`,
    '.npmrc': 'ignore-scripts=true\nsave-exact=true\n',
    ...initialEditorFiles,
    ...Object.fromEntries(forEditors),
    [workflow.file]: workflow.text,
  };
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

function packageJson({ name, gazette }: NewProject): string {
  return json({
    name: slugify(name) ?? 'site',
    version: '0.0.0',
    private: true,
    type: 'module',
    engines: { node: '>=20.19' },
    scripts: Object.fromEntries(
      ['dev', 'check', 'build', 'preview', 'deploy', 'audit'].map((command) => [command, `gazette ${command}`]),
    ),
    dependencies: { gazette },
  });
}

/** For editors: content is data, of types that the package brings. */
const tsconfig = {
  compilerOptions: {
    target: 'es2023',
    module: 'preserve',
    moduleResolution: 'bundler',
    strict: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: true,
    noEmit: true,
    types: [],
  },
  include: ['content'],
};

const readme = (name: string) => `# ${name}: facts

What ${name} says about itself, for people, programs and AI agents. Everything is in \`content/\`; \`public/\` holds files that are
published as they are. [Gazette](https://www.npmjs.com/package/gazette) makes the site of it.

\`\`\`sh
npm ci                          # once
npm run dev                     # the site while you write it
npm run check                   # what is wrong, and where
npm run build -- --preview      # the site with what is still to be filled in
npm run build -- --production   # what goes live: dist/, and deploy/ for your host
npx gazette --help              # all commands
\`\`\`

Every \`⟪…⟫\` in \`content/\` is to be replaced by the true value; nothing is published before the last is gone.
`;
