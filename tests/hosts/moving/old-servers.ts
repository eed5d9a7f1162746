import { join } from 'node:path';
import { moves } from '../../../src/hosts/moving/hosts.ts';
import type { Moved } from '../../../src/hosts/moving/moved.ts';
import { findCommand, freePort, type Server, startServer, temporaryFolder, writeTexts } from '../servers.ts';

/** A real server that is the old origin, set up as deploy/move-from-…/<host>/README.md says. */
export interface OldServer {
  readonly name: string;
  readonly command: string;
  readonly install: string;
  readonly start: (moved: Moved) => Promise<Server>;
}

interface Place {
  readonly folder: string;
  readonly port: number;
}

/** Writes the host's own files, and beside them `main`, which takes them in. */
async function placed(moved: Moved, host: string, main: (place: Place) => string): Promise<Place> {
  const place = { folder: temporaryFolder(`moved-${host}`), port: await freePort() };
  writeTexts(place.folder, [...moves[host]!(moved).files, { file: 'main', text: main(place) }]);
  return place;
}

const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

const apache = ({ folder, port }: Place) => `ServerRoot /usr/lib/apache2
ServerName localhost
Listen 127.0.0.1:${port}
PidFile ${folder}/pid
ErrorLog ${folder}/error.log
DefaultRuntimeDir ${folder}
${['mpm_event', 'authz_core', 'headers', 'rewrite'].map((name) => `LoadModule ${name}_module modules/mod_${name}.so`).join('\n')}
DocumentRoot ${folder}/root
`;

export const oldServers: readonly OldServer[] = [
  {
    name: 'nginx',
    command: 'nginx',
    install: 'apt-get install nginx',
    start: async (moved) => {
      const { folder, port } = await placed(
        moved,
        'nginx',
        ({ folder, port }) => `daemon off; pid ${folder}/pid; error_log stderr; events { }
http { access_log off; ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
server { listen 127.0.0.1:${port}; include moved.conf; } }\n`,
      );
      return startServer('nginx', ['-e', 'stderr', '-c', join(folder, 'main')], { port });
    },
  },
  {
    name: 'caddy',
    command: 'caddy',
    install: 'apt-get install caddy',
    start: async (moved) => {
      const { folder, port } = await placed(
        moved,
        'caddy',
        ({ port }) => `{\n\tadmin off\n}\n\nhttp://:${port} {\n\tbind 127.0.0.1\n\timport moved.caddy\n}\n`,
      );
      const env = { HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder };
      return startServer('caddy', ['run', '--adapter', 'caddyfile', '--config', join(folder, 'main')], { port, env });
    },
  },
  ...['moved.conf', '.htaccess'].map((file) => ({
    name: `apache (${file})`,
    command: 'apache2',
    install: 'apt-get install apache2',
    start: async (moved: Moved) => {
      const [config] = moves.apache!(moved).files;
      const { folder, port } = await placed(moved, 'apache', (place) =>
        file === '.htaccess'
          ? `${apache(place)}<Directory ${place.folder}/root>\nAllowOverride All\nRequire all granted\n</Directory>\n`
          : `${apache(place)}<VirtualHost *:${place.port}>\nInclude ${place.folder}/moved.conf\n</VirtualHost>\n`,
      );
      writeTexts(join(folder, 'root'), [{ file: '.htaccess', text: file === '.htaccess' ? config!.text : '' }]);
      return startServer('apache2', ['-DFOREGROUND', '-f', join(folder, 'main')], { port });
    },
  })),
  {
    name: 'lighttpd',
    command: 'lighttpd',
    install: 'apt-get install lighttpd',
    start: async (moved) => {
      const { folder, port } = await placed(
        moved,
        'lighttpd',
        ({ folder, port }) =>
          `server.document-root = "${folder}"\nserver.bind = "127.0.0.1"\nserver.port = ${port}\ninclude "moved.conf"\n`,
      );
      return startServer('lighttpd', ['-D', '-f', join(folder, 'main')], { port });
    },
  },
  {
    name: 'node',
    command: 'node',
    install: 'Node.js',
    start: async (moved) => {
      const { folder, port } = await placed(moved, 'node', () => '');
      return startServer(process.execPath, [join(folder, 'server.mjs')], { port, env: { PORT: String(port) } });
    },
  },
  {
    name: 'haproxy',
    command: 'haproxy',
    install: 'apt-get install haproxy',
    start: async (moved) => {
      const { folder, port } = await placed(
        moved,
        'haproxy',
        ({ port }) => `defaults
  mode http
  timeout client 10s
  timeout server 10s
  timeout connect 10s
frontend old
  bind 127.0.0.1:${port}
  use_backend gazette_moved if { req.hdr(host) -m found }
`,
      );
      return startServer('haproxy', ['-db', '-f', join(folder, 'main'), '-f', join(folder, 'moved.cfg')], { port });
    },
  },
  {
    name: 'varnish',
    command: 'varnishd',
    install: 'apt-get install varnish',
    start: async (moved) => {
      const { folder, port } = await placed(moved, 'varnish', () => '');
      const parameters = ['-F', '-n', join(folder, 'state'), '-a', `127.0.0.1:${port}`, '-s', 'malloc,8m'];
      return startServer('varnishd', [...parameters, '-f', join(folder, 'moved.vcl')], { port });
    },
  },
];

export function commandOf({ command }: OldServer): string | undefined {
  return command === 'node' ? process.execPath : findCommand(command);
}
