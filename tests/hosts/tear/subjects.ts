import { mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { apacheBinary, loadModules } from '../apache-server.ts';
import { caddyBinary, caddyHome } from '../caddy-server.ts';
import { lighttpdBinary } from '../lighttpd-server.ts';
import { nginxBinary } from '../nginx-server.ts';
import { freePort, type Server, startServer, writeTexts } from '../servers.ts';

/** A kind of server that deploy.sh knows. */
export interface Subject {
  /** The name of the host: its folder below deploy/. */
  readonly name: string;
  readonly found: string | undefined;
  readonly install: string;
  /** The mistakes by which it tears. The others keep in memory what they have read, or read a release as a whole. */
  readonly tearsBy: readonly WrongOrder[];
  /** Starts it over a base that has its first release; returns the options with which deploy.sh finds it. */
  start(base: string): Promise<Running>;
}

export interface Running {
  readonly server: Server;
  readonly options: readonly string[];
}

/** The mistakes of a deployment: these must tear. */
export type WrongOrder = 'assets are not carried' | 'the root follows the link';

/** The operator's main configuration beside the base, made of the one that the release brings. */
async function configured(
  base: string,
  example: string,
  adapt: (text: string, port: number) => Record<string, string>,
) {
  const port = await freePort();
  const etc = `${base}-etc`;
  mkdirSync(etc, { recursive: true });
  const texts = adapt(readFileSync(join(base, 'current/config', example), 'utf8'), port);
  writeTexts(
    etc,
    Object.entries(texts).map(([file, text]) => ({ file, text })),
  );
  return { port, etc };
}

export const subjects: readonly Subject[] = [
  {
    name: 'nginx',
    found: nginxBinary,
    install: 'apt-get install nginx',
    tearsBy: ['assets are not carried', 'the root follows the link'],
    async start(base) {
      const pid = `${base}.pid`;
      const { port, etc } = await configured(base, 'site.conf', (text, port) => ({
        'nginx.conf': `daemon off;\npid ${pid};\nerror_log stderr warn;\nevents { }\nhttp {\n  access_log off;\n  include sites/*.conf;\n}\n`,
        'sites/gazette.conf': text.replace('listen 80', `listen 127.0.0.1:${port}`),
      }));
      const conf = join(etc, 'nginx.conf');
      const server = await startServer('nginx', ['-c', conf], { port });
      return { server, options: ['--conf', conf, '--pid', pid] };
    },
  },
  {
    name: 'caddy',
    found: caddyBinary,
    install: 'apt-get install caddy',
    tearsBy: ['assets are not carried'],
    async start(base) {
      const { port, etc } = await configured(base, 'Caddyfile-http', (text, port) => ({
        Caddyfile: text.replace(':8080', `:${port}`).replace('admin localhost:2019', `admin unix/${base}.sock`),
      }));
      const conf = join(etc, 'Caddyfile');
      const command = ['--adapter', 'caddyfile', '--config', conf];
      const server = await startServer('caddy', ['run', ...command], { port, env: caddyHome(etc) });
      return { server, options: ['--conf', conf, '--reload', `HOME=${etc} caddy reload ${command.join(' ')}`] };
    },
  },
  {
    name: 'apache',
    found: apacheBinary,
    install: 'apt-get install apache2',
    tearsBy: ['assets are not carried'],
    async start(base) {
      const pid = `${base}.pid`;
      const modules = loadModules([
        'mpm_event',
        'authz_core',
        'mime',
        'headers',
        'rewrite',
        'dir',
        'env',
        'unixd',
        'alias',
      ]);
      const { port, etc } = await configured(base, 'site.conf', (text, port) => ({
        'httpd.conf': `ServerRoot /usr/lib/apache2\nServerName localhost\nListen 127.0.0.1:${port}\nPidFile ${pid}
ErrorLog ${base}.log\nDefaultRuntimeDir ${dirname(base)}\nUser www-data\nGroup www-data\nTypesConfig /etc/mime.types
${modules}\nInclude ${base}-etc/sites/*.conf\n`,
        'sites/gazette.conf': text.replaceAll('*:80', `*:${port}`),
      }));
      const conf = join(etc, 'httpd.conf');
      const server = await startServer(apacheBinary ?? 'apache2', ['-DFOREGROUND', '-f', conf], { port });
      return { server, options: ['--conf', conf, '--pid', pid] };
    },
  },
  {
    name: 'lighttpd',
    found: lighttpdBinary,
    install: 'apt-get install lighttpd lighttpd-mod-magnet',
    tearsBy: ['assets are not carried'],
    async start(base) {
      const pid = `${base}.pid`;
      const { port, etc } = await configured(base, 'lighttpd.conf', (text, port) => ({
        'lighttpd.conf': text.replace(
          'server.port = 80',
          `server.bind = "127.0.0.1"\nserver.port = ${port}\nserver.pid-file = "${pid}"`,
        ),
      }));
      const conf = join(etc, 'lighttpd.conf');
      const server = await startServer('lighttpd', ['-D', '-f', conf], { port });
      return { server, options: ['--conf', conf, '--pid', pid] };
    },
  },
  {
    name: 'node',
    found: process.execPath,
    install: 'Node',
    tearsBy: ['assets are not carried'],
    async start(base) {
      const port = await freePort();
      const env = { PORT: String(port) };
      const server = await startServer(process.execPath, [join(base, 'current/config/server.mjs')], { port, env });
      return { server, options: ['--reload', `kill -HUP ${server.pid}`] };
    },
  },
];
