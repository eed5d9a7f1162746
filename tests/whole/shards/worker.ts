import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));
const preload = new URL('../../publish/signal-at.mjs', import.meta.url).href;

/** A copy of Gazette with a small site, whose commands are processes. */
export interface Workers {
  readonly root: string;
  /** Runs `gazette`; with `kill` the process is killed before so many calls to the disk on a path that holds this text. */
  run(args: readonly string[], kill?: { readonly path: string; readonly at: number }): SpawnSyncReturns<string>;
}

export function makeWorkers(pages: number): Workers {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'gazette-shards-')));
  for (const file of ['package.json', 'package-lock.json', 'tsconfig.json', 'scripts', 'src'])
    cpSync(join(root, file), join(folder, file), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  cpSync(join(root, 'tests/fixtures/small'), folder, { recursive: true });
  for (let i = 0; i < pages; i++) writeFileSync(join(folder, `content/pages/seite-${i}.md`), pageText(i));
  return {
    root: folder,
    run: (args, kill) =>
      spawnSync(
        process.execPath,
        [...(kill ? ['--import', preload] : []), join(folder, 'scripts/gazette.cjs'), ...args],
        {
          cwd: folder,
          env: {
            PATH: process.env.PATH ?? '',
            ...(kill && { SIGNAL: 'SIGKILL', SIGNAL_PATH: kill.path, SIGNAL_AT: String(kill.at) }),
          },
          encoding: 'utf8',
        },
      ),
  };
}

/** A page that uses a fact and links to another. */
export function pageText(i: number): string {
  return `---\ntitle: Seite ${i}\ndescription: Nummer ${i} von {{count pages}}.\nupdated: 2026-01-01\n---\n\n## Teil ${i}\n\n{{company.legalName}}, [dort](/datenschutz/).\n`;
}
