import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Release } from '../../src/core/release.ts';
import { caddy } from '../../src/hosts/caddy/caddy.ts';
import type { HostOptions } from '../../src/hosts/host.ts';
import { findCommand, freePort, startServer, temporaryFolder, writeRelease, writeTexts } from './servers.ts';
import { replaceIn, type Serving } from './serving.ts';

export const caddyBinary = findCommand('caddy');

/** Installs the configuration as its README says, lets Caddy check it, and starts it on a free port. */
export async function startCaddy(release: Release, options: HostOptions = {}): Promise<Serving> {
  const folder = temporaryFolder('caddy');
  const port = await freePort();
  const root = join(folder, 'dist');
  writeRelease(root, release);
  const global = { file: 'global', text: '{\n\tadmin off\n}\n\nimport Caddyfile\n' };
  writeTexts(folder, [...caddy.emit(release, options).files, global]);
  const env = {
    GAZETTE_ADDRESS: `http://:${port}`,
    GAZETTE_ROOT: root,
    HOME: folder,
    XDG_CONFIG_HOME: folder,
    XDG_DATA_HOME: folder,
  };
  const checked = spawnSync(caddyBinary!, ['adapt', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  // Warnings too, such as a file that `caddy fmt` would write otherwise.
  if (checked.status !== 0 || /warn/i.test(checked.stderr)) throw new Error(`caddy adapt: ${checked.stderr}`);
  const parameters = ['run', '--adapter', 'caddyfile', '--config', join(folder, 'global')];
  return { server: await startServer('caddy', parameters, { port, env }), root, replace: replaceIn(root) };
}
