import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from '../../src/core/release.ts';
import type { HostOptions } from '../../src/hosts/host.ts';
import { nginx } from '../../src/hosts/nginx/nginx.ts';
import { type Exchange, httpExchange } from './client.ts';
import {
  findCommand,
  freePort,
  type Server,
  startServer,
  temporaryFolder,
  writeRelease,
  writeTexts,
} from './servers.ts';

export const nginxBinary = findCommand('nginx');

export const brotliModule = ['/usr/lib/nginx/modules', '/usr/share/nginx/modules', '/usr/lib64/nginx/modules']
  .map((folder) => join(folder, 'ngx_http_brotli_static_module.so'))
  .find((file) => existsSync(file));

/** From 1.23 on nginx joins the lines of a field. */
export function nginxJoinsLines(): boolean {
  const { stderr } = spawnSync(nginxBinary!, ['-v'], { encoding: 'utf8' });
  return !/nginx\/(?:0|1\.(?:\d|1\d|2[0-2]))\./.test(stderr);
}

export interface RunningNginx {
  readonly server: Server;
  readonly exchange: Exchange;
  /** The folder that holds the release. */
  readonly root: string;
}

/** Installs the configuration as its README says, lets nginx check it, and starts it on a free port. */
export async function startNginx(
  release: Release,
  site: 'site.conf' | 'site-brotli.conf' = 'site.conf',
  options: HostOptions = {},
): Promise<RunningNginx> {
  const folder = temporaryFolder('nginx');
  const port = await freePort();
  const root = join(folder, 'dist');
  writeRelease(root, release);
  const adapted = (text: string) =>
    text.replace('listen 80', `listen 127.0.0.1:${port}`).replace('/srv/gazette/dist', root);
  const files = nginx.emit(release, options).files.map(({ file, text }) => ({ file, text: adapted(text) }));
  writeTexts(folder, [...files, { file: 'nginx.conf', text: around(folder, site) }]);
  const conf = join(folder, 'nginx.conf');
  const checked = spawnSync(nginxBinary!, ['-t', '-q', '-c', conf], { encoding: 'utf8' });
  // Warnings too: a table that is too small for its entries is one.
  if (checked.status !== 0 || checked.stderr !== '') throw new Error(`nginx -t: ${checked.stderr}`);
  const server = await startServer('nginx', ['-c', conf], { port });
  return { server, exchange: httpExchange(server.origin), root };
}

/** What /etc/nginx/nginx.conf is on a real machine. */
function around(folder: string, site: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `daemon off;
pid ${folder}/nginx.pid;
error_log stderr warn;
${site === 'site-brotli.conf' ? `load_module ${brotliModule};` : ''}
events { }
http {
  access_log off;
${temporary.map((name) => `  ${name}_temp_path ${folder}/${name};\n`).join('')}  include ${site};
}
`;
}
