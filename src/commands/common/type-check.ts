import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, relative, resolve, sep } from 'node:path';
import type { Problem } from '../../core/problem.ts';
import { typeErrors } from './type-errors.ts';

/**
 * Runs the TypeScript compiler over a content folder, and returns what it finds; undefined where it is not installed,
 * as in a project without development packages. Writes nothing that stays.
 */
export async function checkTypes(contentDir: string, root: string): Promise<Problem[] | undefined> {
  const folder = packageFolder('typescript', root);
  if (folder === undefined) return undefined;
  const project = projectFor(contentDir, root);
  const args = [join(folder, 'bin/tsc'), '--noEmit', '--pretty', 'false', '--project', project.file];
  const { output, exitCode } = await run(process.execPath, args, root).finally(project.remove);
  const errors = typeErrors(output, (file) => label(resolve(root, file), contentDir, root));
  if (exitCode !== 0 && errors.length === 0) throw new Error(`tsc ended with ${exitCode}: ${output}`);
  return errors;
}

/** A project of the content alone: an editor is not shown what is wrong with tests. `npm run lint` covers the rest. */
function projectFor(contentDir: string, root: string): { file: string; remove: () => void } {
  const project = {
    extends: join(root, 'tsconfig.json'),
    // The name `gazette/content` is only known inside the project (package.json, exports).
    compilerOptions: {
      paths: { 'gazette/content': [join(root, 'src/content/types.ts')] },
      typeRoots: [join(root, 'node_modules/@types')],
    },
    include: [join(contentDir, '**/*.ts')],
    exclude: [],
  };
  // A folder of its own: the project may be read-only, and two checks may run at once.
  const folder = mkdtempSync(join(tmpdir(), 'gazette-check-'));
  const file = join(folder, 'tsconfig.json');
  writeFileSync(file, JSON.stringify(project, null, 2));
  return { file, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

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
