import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { run } from '../common/process.mjs';
import { median } from '../common/statistics.mjs';
import { Sites } from './sites.mjs';

const docs = readFileSync(new URL('../../docs/pages/how-to/many-sites.md', import.meta.url), 'utf8');
/** A file that the page about many sites tells to copy. */
const told = (file) => docs.split(`\`${file}\``)[1].split(/\n```\w*\n/)[1];

/** Builds by Turborepo as that page has it, with its cache on this machine; nothing where it is not installed. */
export async function measureTurborepo(folder, { count, pages, rounds }) {
  const turbo = findTurbo();
  if (turbo === undefined) {
    console.log('\nTurborepo is not installed: npm run test:tools');
    return [];
  }
  const sites = await Sites.in(folder, { count, pages });
  const launcher = join(sites.project.folder, 'scripts/gazette.cjs');
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(sites.project.folder, join(folder, 'node_modules/gazette'));
  for (const file of ['package.json', 'turbo.json', '.gitignore']) writeFileSync(join(folder, file), told(file));
  writeFileSync(join(folder, '.node-version'), process.version);
  const own = told('sites/acme/package.json').replace('gazette build --production', `node ${launcher} build`);
  for (const name of sites.names) writeFileSync(join(sites.site(name), 'package.json'), own.replace('acme', name));
  const env = { TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', TURBO_CACHE_DIR: join(folder, 'cache') };
  const build = () => run([turbo, 'run', 'build', '--output-logs=errors-only'], { cwd: folder, env });
  const steps = [
    ['cold', () => (env.TURBO_CACHE_DIR += 'x')],
    ['folders wiped, all in the cache', () => {}],
    ['one page of one site edited, the others in the cache', () => sites.edit(sites.names[count >> 1])],
  ];
  const runs = steps.map(() => []);
  for (let round = 0; round < rounds; round++)
    for (const [i, [, prepare]] of steps.entries()) {
      sites.forget();
      prepare();
      runs[i].push(build());
    }
  return steps.map(([name], i) => ({
    name,
    ms: median(runs[i].map(({ ms }) => ms / count)),
    cpu: median(runs[i].map(({ cpu }) => cpu / count)),
  }));
}

function findTurbo() {
  const name = `@turbo/${process.platform}-${process.arch === 'x64' ? '64' : process.arch}`;
  try {
    const { resolve } = createRequire(new URL('../../tests/tools/package.json', import.meta.url));
    return join(dirname(resolve(`${name}/package.json`)), 'bin/turbo');
  } catch {
    return undefined;
  }
}
