import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from '../../src/core/release.ts';
import { caddy } from '../../src/hosts/caddy/caddy.ts';
import type { HostOptions } from '../../src/hosts/host.ts';
import { installRelease } from './installed.ts';
import { findCommand, freePort, startServer, temporaryFolder, writeTexts } from './servers.ts';
import { replaceIn, type Serving } from './serving.ts';

export const caddyBinary = findCommand('caddy');

export interface CaddyOptions extends HostOptions {
  /** The operator's main file, by default the one without TLS. */
  readonly main?: 'Caddyfile' | 'Caddyfile-http';
  readonly port?: number;
  /** The change of an operator in it. */
  readonly edit?: (main: string) => string;
}

/** Installs the configuration as a deployment does, lets Caddy check it, and starts it. */
export async function startCaddy(
  release: Release,
  { main = 'Caddyfile-http', port: wanted, edit = (text) => text, ...options }: CaddyOptions = {},
): Promise<Serving> {
  const base = temporaryFolder('caddy');
  const port = wanted ?? (await freePort());
  const { dist, config } = installRelease(base, caddy, release, options);
  const text = readFileSync(join(config, main), 'utf8')
    .replace(':8080', `:${port}`)
    .replace('admin localhost:2019', `admin unix/${base}/admin.sock`);
  writeTexts(base, [{ file: 'Caddyfile', text: edit(text) }]);
  const file = join(base, 'Caddyfile');
  const complaint = checkCaddy(base, file);
  if (complaint !== '') throw new Error(`caddy validate: ${complaint}`);
  const parameters = ['run', '--adapter', 'caddyfile', '--config', file];
  const server = await startServer('caddy', parameters, { port, env: caddyHome(base) });
  return { server, root: dist, replace: replaceIn(dist) };
}

/** Where Caddy keeps its own things. */
export function caddyHome(folder: string): Record<string, string> {
  return { HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder };
}

/**
 * Complaints of Caddy about a main file, warnings too, such as a file that `caddy fmt` would write otherwise.
 */
export function checkCaddy(home: string, file: string): string {
  const parameters = ['validate', '--adapter', 'caddyfile', '--config', file];
  const { status, stderr } = spawnSync(caddyBinary ?? 'caddy', parameters, {
    env: { ...process.env, ...caddyHome(home) },
    encoding: 'utf8',
  });
  return status !== 0 || /"level":"warn"|\bWARN/i.test(stderr) ? stderr : '';
}
