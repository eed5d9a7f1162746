import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';

/** Makes the tarball of a package's folder in `out`; returns its name and sizes, for people. Throws what npm says. */
export function tarballOf(folder, out) {
  const args = ['pack', folder, '--pack-destination', out, '--json', '--ignore-scripts'];
  const { status, stdout, stderr } = spawnSync(process.execPath, [npmCli(), ...args], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  const [{ filename, size, unpackedSize }] = JSON.parse(stdout);
  const megabytes = (bytes) => `${(bytes / 1e6).toFixed(2)} MB`;
  return `${filename}: ${megabytes(size)}, unpacked ${megabytes(unpackedSize)}`;
}

/** The npm that started this script, or the one beside this Node. */
function npmCli() {
  const own = process.env.npm_execpath;
  return own?.endsWith('.js') ? own : join(dirname(dirname(process.execPath)), 'lib/node_modules/npm/bin/npm-cli.js');
}
