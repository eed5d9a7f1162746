import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from '../../src/core/release.ts';
import type { HostOptions } from '../../src/hosts/host.ts';
import { nginx } from '../../src/hosts/nginx/nginx.ts';
import { type Exchange, httpExchange } from './client.ts';
import { installRelease } from './installed.ts';
import { findCommand, freePort, startServer, temporaryFolder, writeTexts } from './servers.ts';
import { replaceIn, type Serving } from './serving.ts';

export const nginxBinary = findCommand('nginx');

export const brotliModule = ['/usr/lib/nginx/modules', '/usr/share/nginx/modules', '/usr/lib64/nginx/modules']
  .map((folder) => join(folder, 'ngx_http_brotli_static_module.so'))
  .find((file) => existsSync(file));

/** From 1.23 on nginx joins the lines of a field. */
export function nginxJoinsLines(): boolean {
  const { stderr } = spawnSync(nginxBinary!, ['-v'], { encoding: 'utf8' });
  return !/nginx\/(?:0|1\.(?:\d|1\d|2[0-2]))\./.test(stderr);
}

export interface RunningNginx extends Serving {
  readonly exchange: Exchange;
}

/** Installs the configuration as a deployment does, lets nginx check it, and starts it on a free port. */
export async function startNginx(
  release: Release,
  site: 'site.conf' | 'site-brotli.conf' | 'site-tls.conf' = 'site.conf',
  options: HostOptions & { readonly port?: number; readonly edit?: (main: string) => string } = {},
): Promise<RunningNginx> {
  const base = temporaryFolder('nginx');
  const { port = await freePort(), edit = (text) => text, ...others } = options;
  const { dist, config } = installRelease(base, nginx, release, others);
  const main = edit(readFileSync(join(config, site), 'utf8')).replace('listen 80', `listen 127.0.0.1:${port}`);
  writeTexts(base, [
    { file: site, text: main },
    {
      file: 'nginx.conf',
      text: mainFile(base, site, site === 'site-brotli.conf' ? `load_module ${brotliModule};` : ''),
    },
  ]);
  const conf = join(base, 'nginx.conf');
  const checked = spawnSync(nginxBinary!, ['-t', '-q', '-c', conf], { encoding: 'utf8' });
  // Warnings too: a table that is too small for its entries is one.
  if (checked.status !== 0 || checked.stderr !== '') throw new Error(`nginx -t: ${checked.stderr}`);
  const server = await startServer('nginx', ['-c', conf], { port });
  return { server, exchange: httpExchange(server.origin), root: dist, replace: replaceIn(dist) };
}

/** The text of /etc/nginx/nginx.conf on a real machine. */
export function mainFile(folder: string, site: string, modules = ''): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `daemon off;
pid ${folder}/nginx.pid;
error_log stderr warn;
${modules}
events { }
http {
  access_log off;
${temporary.map((name) => `  ${name}_temp_path ${folder}/${name};\n`).join('')}  include ${site};
}
`;
}
