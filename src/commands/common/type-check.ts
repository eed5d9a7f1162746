import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, relative, resolve, sep } from 'node:path';
import { factTypesFile } from '../../content/read/content-files.ts';
import type { Problem } from '../../core/problem.ts';
import { renderFactTypes } from '../../edit/schema/fact-types-file.ts';
import type { Invocation } from './invocation.ts';

/**
 * Runs the TypeScript compiler over a content folder, and returns what it finds; undefined where it is not installed,
 * as in a project without development packages. Fact modules are judged by what they say now, however old their types
 * in content/facts.d.ts are, which is told (`types-stale`). Writes nothing that stays.
 */
export async function checkTypes(
  contentDir: string,
  { root, program }: Pick<Invocation, 'root' | 'program'>,
): Promise<Problem[] | undefined> {
  const folder = packageFolder('typescript', root);
  if (folder === undefined) return undefined;
  const types = renderFactTypes(contentDir);
  const project = projectFor(contentDir, program, types.text ?? '');
  const args = [join(folder, 'bin/tsc'), '--noEmit', '--pretty', 'false', '--project', project.file];
  const { output, exitCode } = await run(process.execPath, args, root).finally(project.remove);
  const errors = parseTypeErrors(output, (file) => label(resolve(root, file), contentDir, root));
  if (exitCode !== 0 && errors.length === 0) throw new Error(`tsc ended with ${exitCode}: ${output}`);
  return types.isWhole && types.before !== undefined && types.before !== types.text ? [...errors, stale] : errors;
}

const stale: Problem = {
  code: 'types-stale',
  at: { file: `content/${factTypesFile}` },
  message: 'expected the types that content/facts gives, got older ones: editors complete what was',
  hint: '`npx gazette check --fix` writes them, as `npx gazette dev` does.',
};

/** A project of the content alone: an editor is not shown what is wrong with tests. `npm run lint` covers the rest. */
function projectFor(contentDir: string, program: string, factTypes: string): { file: string; remove: () => void } {
  const project = {
    compilerOptions: {
      target: 'es2023',
      lib: ['es2023'],
      module: 'preserve',
      moduleResolution: 'bundler',
      strict: true,
      exactOptionalPropertyTypes: true,
      allowImportingTsExtensions: true,
      skipLibCheck: true,
      noEmit: true,
      // Content is data: it knows nothing of Node, nor of what else is installed.
      types: [],
      // Types of the running program, wherever the content lies.
      paths: { 'gazette/content': [typesOf(program)] },
      // It has no line, and names this folder; check says which of two such files has a name that nothing reads.
      forceConsistentCasingInFileNames: false,
    },
    include: [join(contentDir, '**/*.ts'), factTypesFile],
    exclude: [join(contentDir, factTypesFile)],
  };
  // A folder of its own: the project may be read-only, and two checks may run at once.
  const folder = mkdtempSync(join(tmpdir(), 'gazette-check-'));
  const file = join(folder, 'tsconfig.json');
  writeFileSync(file, JSON.stringify(project, null, 2));
  writeFileSync(join(folder, factTypesFile), factTypes);
  return { file, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** The types of content: as they are written, or as the package declares them. */
const typesOf = (program: string): string =>
  ['src/content/types.ts', 'types/content/types.d.ts']
    .map((file) => join(program, file))
    .find((file) => existsSync(file)) ?? '';

function label(file: string, contentDir: string, root: string): string {
  const [folder, prefix] = file.startsWith(contentDir + sep) ? [contentDir, 'content/'] : [root, ''];
  return prefix + relative(folder, file).replaceAll(sep, '/');
}

function packageFolder(name: string, root: string): string | undefined {
  try {
    return join(createRequire(join(root, 'package.json')).resolve(`${name}/package.json`), '..');
  } catch {
    return undefined;
  }
}

function run(
  command: string,
  args: readonly string[],
  cwd: string,
): Promise<{ output: string; exitCode: number | null }> {
  return new Promise((done, fail) => {
    const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    const chunks: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => void chunks.push(chunk));
    child.on('error', fail);
    child.on('close', (exitCode) => done({ output: Buffer.concat(chunks).toString('utf8'), exitCode }));
  });
}

/**
 * Reads what `tsc --pretty false` prints: `file(line,col): error TS2322: …`, or `error TS18003: …` without a place;
 * indented lines go on with the message before them. `label` turns tsc's file name into the one shown to people.
 */
export function parseTypeErrors(output: string, label: (file: string) => string): Problem[] {
  const problems: { code: 'type-error'; at?: Problem['at']; message: string; hint: string }[] = [];
  for (const line of output.split(/\r?\n/)) {
    const [, file, row, col, number, message] = /^(?:(.+)\((\d+),(\d+)\): )?error (TS\d+): (.*)$/.exec(line) ?? [];
    if (message !== undefined) {
      const at = file === undefined ? undefined : { file: label(file), line: Number(row), col: Number(col) };
      problems.push({ code: 'type-error', at, message, hint: `TypeScript calls this ${number}.` });
    } else if (line.startsWith('  ') && problems.length > 0) {
      problems.at(-1)!.message += ` ${line.trim()}`;
    }
  }
  return problems;
}

/**
 * Drops type errors on a line that has a problem already (the content rules say the same in plainer words), and all
 * of a file that could not be read as TypeScript: its compiler stumbles over the same place again and again.
 */
export function dropRepeatedErrors(typeErrors: readonly Problem[], problems: readonly Problem[]): Problem[] {
  const known = new Set(problems.map(lineOf));
  const unread = new Set(problems.filter(({ code }) => unreadable.has(code)).map(({ at }) => at?.file));
  return typeErrors.filter(({ at, ...error }) => !at || !(known.has(lineOf({ at, ...error })) || unread.has(at.file)));
}

const unreadable = new Set<Problem['code']>([
  'module-syntax',
  'merge-conflict',
  'file-encoding',
  'file-symlink',
  'file-too-large',
]);

function lineOf({ at }: Problem): string {
  return at && 'line' in at ? `${at.file}:${at.line}` : '';
}
