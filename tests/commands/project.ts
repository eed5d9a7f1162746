import { type SpawnSyncReturns, spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Stands for src/compile/build.ts: every line of content/*.txt is a page; `bad:` and `odd:` are an error and a warning. */
const stubBuild = `
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { sha256 } from '../core/digest.ts';
export function build({ contentDir, baseUrl = 'https://example.com', today }) {
  const texts = { '404.html': 'none', '.well-known/api-catalog': today, 'api/v1/index.json': '[]' };
  const problems = [];
  for (const name of readdirSync(contentDir).filter((name) => name.endsWith('.txt')).sort()) {
    readFileSync(join(contentDir, name), 'utf8').split('\\n').forEach((text, index) => {
      const at = { file: 'content/' + name, line: index + 1, col: 1 };
      if (text.startsWith('bad:')) problems.push({ code: 'field-invalid', at, field: 'text', message: text.slice(4), hint: 'Mend it.' });
      if (text.startsWith('odd:')) problems.push({ code: 'skill-long', at, message: text.slice(4) });
      texts[z.string().parse(name.slice(0, -4) + '-' + index)] = text + ' ' + baseUrl;
    });
  }
  if (problems.some(({ code }) => code === 'field-invalid')) return { problems, inputs: [] };
  const files = new Map(Object.entries(texts).map(([file, text]) => {
    const bytes = new TextEncoder().encode(text);
    return [file, { file, size: bytes.byteLength, bytes, sha256: sha256(bytes) }];
  }));
  const routes = new Map([...files.keys()].map((file) => ['/' + file, { path: '/' + file, variants: [{ when: 'always', file, headers: { 'Content-Type': 'text/plain' } }] }]));
  const release = { baseUrl, files, routes, redirects: new Map(), notFound: { file: '404.html', headers: {} }, bareHeaders: {} };
  return { problems, release, inputs: [], summary: [{ kind: 'page', documents: files.size, bytes: 12345, markdownTokens: 0 }] };
}
export const buildOnCores = async (options) => build(options);
export const fewestForThreads = 2000;
`;

/** A copy of the launcher, the commands and publishing, around a stub of the compiler. */
export interface Project {
  readonly root: string;
  write(file: string, text: string): void;
  /** Runs `gazette` in the project, with a bare environment and `env`. */
  run(args: readonly string[], env?: Record<string, string>): SpawnSyncReturns<string>;
  start(args: readonly string[]): ReturnType<typeof spawn>;
}

let made: string | undefined;

/** The project of all test files, with its program, which takes seconds to make. */
function madeProject(): string {
  if (made !== undefined) return made;
  made = realpathSync(mkdtempSync(join(tmpdir(), 'gazette-cli-')));
  for (const file of ['package.json', 'package-lock.json', 'tsconfig.json', 'scripts', 'src'])
    cpSync(join(root, file), join(made, file), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(made, 'node_modules'));
  writeFileSync(join(made, 'src/compile/build.ts'), `// @ts-nocheck\n${stubBuild}`);
  spawnSync(process.execPath, [join(made, 'scripts/gazette.cjs'), '--help'], { cwd: made });
  return made;
}

export function makeProject(): Project {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'gazette-cli-')));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  cpSync(madeProject(), folder, { recursive: true });
  write('content/a.txt', 'one\ntwo');
  const base = { PATH: process.env.PATH ?? '' };
  const launcher = join(folder, 'scripts/gazette.cjs');
  return {
    root: folder,
    write,
    run: (args, env = {}) =>
      spawnSync(process.execPath, [launcher, ...args], {
        cwd: folder,
        env: { ...base, ...env },
        encoding: 'utf8',
        maxBuffer: 2 ** 26,
        // A process that hangs fails: spawnSync cannot be ended by the test around it.
        timeout: 50_000,
        killSignal: 'SIGKILL',
      }),
    start: (args) => spawn(process.execPath, [launcher, ...args], { cwd: folder, env: base }),
  };
}
