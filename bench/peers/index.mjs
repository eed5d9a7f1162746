// The programs that Gazette is compared with. Each makes of each page HTML and a Markdown mirror, a sitemap with dates
// and llms.txt, and is found below $BENCH_ROOT (bench/README.md), Hugo also on the path.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

const binary = (name) => join(process.env.BENCH_ROOT ?? '', 'bin', name);
const modules = (name) => join(process.env.BENCH_ROOT ?? '', 'peers', name, 'node_modules');

/** The newest of programs below $BENCH_ROOT/bin whose name begins so, else the one on the path. */
function newest(prefix, otherwise) {
  const folder = process.env.BENCH_ROOT && binary('');
  const names = folder && existsSync(folder) ? readdirSync(folder).filter((name) => name.startsWith(prefix)) : [];
  const last = names.sort(new Intl.Collator('en', { numeric: true }).compare).at(-1);
  return last === undefined ? otherwise : binary(last);
}

const hugo = process.env.HUGO ?? newest('hugo', 'hugo');

/** Astro needs a newer Node than Gazette does. */
const newNode = process.env.NODE_NEW ?? newest('node', process.execPath);

/**
 * Properties of a peer: `needs`, the folder of its packages, if it has any; `command(src, out, cwd)` and
 * `env(src, out, cwd)` of a build; `caches`, below its own folder, which a cold build does not find.
 */
export const peers = {
  hugo: {
    isInstalled: () => spawnSync(hugo, ['version']).status === 0,
    version: () => /v[\d.]+/.exec(String(spawnSync(hugo, ['version']).stdout))?.[0],
    command: (src, out) => [hugo, '--quiet', '-s', '.', '-c', src, '-d', out],
    env: (_src, _out, cwd) => ({ HUGO_CACHEDIR: join(cwd, '.cache') }),
    caches: ['.cache', 'resources'],
  },
  metalsmith: {
    needs: modules('metalsmith'),
    command: () => [process.execPath, 'build.mjs'],
    env: (src, out) => ({ SRC: src, OUT: out }),
    caches: [],
  },
  eleventy: {
    needs: modules('eleventy'),
    command: () => [process.execPath, 'node_modules/@11ty/eleventy/cmd.cjs', '--quiet'],
    env: (src, out, cwd) => ({ SRC: relative(cwd, src), OUT: relative(cwd, out) }),
    caches: ['.cache'],
  },
  astro7: {
    folder: 'astro',
    needs: modules('astro7'),
    command: () => [newNode, 'node_modules/astro/bin/astro.mjs', 'build', '--silent'],
    env: (src, out) => ({
      SRC: src,
      OUT: out,
      ASTRO_TELEMETRY_DISABLED: '1',
      NODE_OPTIONS: '--max-old-space-size=8192',
    }),
    caches: ['.cache', '.astro'],
  },
};
