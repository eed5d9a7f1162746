import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { rolldown } from 'rolldown';
import { temporaryFolder } from '../../hosts/servers.ts';
import { clients, type Program, programText } from './programs.ts';
import type { ServedSite } from './sites.ts';

const root = new URL('../../../', import.meta.url).pathname;
const run = promisify(execFile);

/** Options, strict as those of projects, but for unused names: those are what the programs try in vain. */
const compilerOptions = {
  target: 'es2022',
  lib: ['es2022', 'dom', 'dom.iterable'],
  module: 'preserve',
  strict: true,
  noUncheckedIndexedAccess: true,
  allowImportingTsExtensions: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
};

export interface Made {
  /** Messages of the compiler on all clients and programs, a line each; a line begins with `<client>/<site>/`. */
  readonly typeErrors: readonly string[];
  /** The program of a client for a site, compiled. */
  program(client: string, site: string): Promise<Program>;
}

/** Lets every generator write a client for each site, from its built openapi.json; type-checks a program against it, compiles it. */
export async function makeClients(sites: readonly ServedSite[]): Promise<Made> {
  const folder = temporaryFolder('made');
  symlinkSync(join(root, 'tests/tools/node_modules'), join(folder, 'node_modules'));
  const names = Object.keys(clients);
  const input: Record<string, string> = {};
  for (const [name, client] of Object.entries(clients))
    for (const site of sites) {
      const own = join(folder, name, site.name);
      mkdirSync(own, { recursive: true });
      copyFileSync(site.file, join(own, 'openapi.json'));
      writeFileSync(join(own, 'program.ts'), programText(client, site.operations));
      input[`${name}/${site.name}`] = join(own, 'program.ts');
    }
  const generator = join(root, 'tests/tools/generate.mjs');
  await Promise.all(names.map((name) => run(process.execPath, [generator, name, join(folder, name)], { cwd: folder })));
  // The generated types are for a package of which the project has the only copy.
  if ('openapi-fetch' in clients) symlinkSync(join(root, 'node_modules'), join(folder, 'openapi-fetch/node_modules'));
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*/*/**/*.ts'] }));
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const [said] = await Promise.all([
    run(process.execPath, [compiler, '-p', folder, '--pretty', 'false'], { cwd: folder }).then(
      ({ stdout }) => stdout,
      ({ stdout, stderr }: { stdout: string; stderr: string }) => stdout || stderr,
    ),
    rolldown({ input, platform: 'node', cwd: folder }).then((bundle) => bundle.write({ dir: join(folder, 'out') })),
  ]);
  return {
    typeErrors: said.split('\n').filter(Boolean),
    program: (client, site) => import(/* @vite-ignore */ pathToFileURL(join(folder, 'out', client, `${site}.js`)).href),
  };
}
