import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from '../../src/core/release.ts';
import type { HostOptions } from '../../src/hosts/host.ts';
import { lighttpd } from '../../src/hosts/lighttpd/lighttpd.ts';
import { installRelease } from './installed.ts';
import { findCommand, freePort, startServer, temporaryFolder } from './servers.ts';
import { replaceIn, type Serving } from './serving.ts';

export const lighttpdBinary = findCommand('lighttpd');

/** Installs the configuration as a deployment does, lets lighttpd check it, and starts it on a free port. */
export async function startLighttpd(
  release: Release,
  options: HostOptions & { readonly port?: number; readonly edit?: (main: string) => string } = {},
): Promise<Serving> {
  const base = temporaryFolder('lighttpd');
  const { port = await freePort(), edit, ...others } = options;
  const { dist, config } = installRelease(base, lighttpd, release, others);
  const file = join(config, edit === undefined ? 'lighttpd.conf' : 'lighttpd-tls.conf');
  const main = (edit ?? ((text) => text))(readFileSync(file, 'utf8'));
  const conf = join(base, 'lighttpd.conf');
  writeFileSync(
    conf,
    // It looks at a file once a second, which would make a test of changes slow.
    main.replace(
      'server.port = 80',
      `server.bind = "127.0.0.1"\nserver.port = ${port}\nserver.stat-cache-engine = "disable"`,
    ),
  );
  const checked = spawnSync(lighttpdBinary!, ['-tt', '-f', conf], { encoding: 'utf8' });
  if (checked.status !== 0 || checked.stderr !== '') throw new Error(`lighttpd -tt: ${checked.stderr}`);
  const server = await startServer('lighttpd', ['-D', '-f', conf], { port });
  return { server, root: dist, replace: replaceIn(dist) };
}
