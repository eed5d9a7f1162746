import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CommandExit } from '../../core/command-exit.ts';

/**
 * Runs npm in a folder, with its output shown; returns its exit code. It is started as the program of this Node that it is:
 * `npm` alone is a shell script, which Windows does not start. Throws Stop where there is none.
 */
export function runNpm(folder: string, args: readonly string[]): number {
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
