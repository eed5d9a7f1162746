import { join } from 'node:path';
import { apacheBinary, checkedApache, loadModules } from '../apache-server.ts';
import { caddyBinary, caddyHome } from '../caddy-server.ts';
import { lighttpdBinary } from '../lighttpd-server.ts';
import { mainFile, nginxBinary } from '../nginx-server.ts';
import { type Server, startServer, writeTexts } from '../servers.ts';

/** Where the files of the site, and the overlays of all hosts, are. */
export interface Place {
  readonly folder: string;
  readonly root: string;
  readonly port: number;
  readonly textOf: (file: string) => string;
}

/** A server that sends the files of a folder, with an overlay and nothing else of its own. */
export interface PlainServer {
  readonly name: string;
  readonly binary: string | undefined;
  readonly install: string;
  readonly start: (place: Place) => Promise<Server>;
  /** Differences from respond() that its UNMET.md tells. */
  readonly told: RegExp;
}

const none = /^$/;
const ownServer = new URL('./node-server.mjs', import.meta.url).pathname;

/** THE TABLE. */
export const plainServers: readonly PlainServer[] = [
  {
    name: 'nginx',
    binary: nginxBinary,
    install: 'apt-get install nginx',
    told: none,
    start({ folder, root, port, textOf }) {
      const [http, server, fields] = ['http', 'server', 'fields'].map((name) => textOf(`nginx/gazette-${name}.conf`));
      const site = `${http}server {\nlisten 127.0.0.1:${port};\nroot ${root};\n${server}${fields}}\n`;
      writeTexts(folder, [
        { file: 'site.conf', text: site },
        { file: 'nginx.conf', text: mainFile(folder, 'site.conf') },
      ]);
      return startServer('nginx', ['-c', join(folder, 'nginx.conf')], { port });
    },
  },
  {
    name: 'Caddy',
    binary: caddyBinary,
    install: 'apt-get install caddy',
    told: none,
    start({ folder, root, port, textOf }) {
      const site = `http://:${port} {\nbind 127.0.0.1\nroot * ${root}\n${textOf('caddy/gazette.caddy')}file_server\n}\n`;
      writeTexts(folder, [{ file: 'Caddyfile', text: `{\nadmin off\n}\n${site}` }]);
      const parameters = ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')];
      return startServer('caddy', parameters, { port, env: caddyHome(folder) });
    },
  },
  {
    name: 'Apache',
    binary: apacheBinary,
    install: 'apt-get install apache2',
    told: none,
    start({ folder, root, port, textOf }) {
      const modules = loadModules(['mpm_event', 'authz_core', 'mime', 'headers', 'rewrite', 'dir', 'env', 'unixd']);
      writeTexts(root, [{ file: '.htaccess', text: textOf('apache/htaccess-block') }]);
      const served = `<Directory ${root}>\nAllowOverride All\nRequire all granted\n</Directory>`;
      return checkedApache(folder, port, `${modules}\nDocumentRoot ${root}\n${served}`);
    },
  },
  {
    name: 'lighttpd',
    binary: lighttpdBinary,
    install: 'apt-get install lighttpd lighttpd-mod-magnet',
    told: /^accept-ranges: expected undefined, got "none"$/,
    start({ folder, root, port, textOf }) {
      const conf = textOf('lighttpd/gazette.conf').replaceAll('/etc/lighttpd/gazette/', `${folder}/`);
      const text = `server.modules = ( "mod_magnet" )\nserver.bind = "127.0.0.1"\nserver.port = ${port}\nserver.document-root = "${root}"\nindex-file.names = ( "index.html" )\n${conf}`;
      writeTexts(folder, [
        { file: 'gazette.lua', text: textOf('lighttpd/gazette.lua') },
        { file: 'lighttpd.conf', text },
      ]);
      return startServer('lighttpd', ['-D', '-f', join(folder, 'lighttpd.conf')], { port });
    },
  },
  {
    name: 'Node.js',
    binary: process.execPath,
    install: '',
    told: none,
    start({ folder, root, port, textOf }) {
      writeTexts(root, [{ file: 'app.html', text: '<!doctype html><title>App</title>' }]);
      writeTexts(folder, [{ file: 'gazette.mjs', text: textOf('node/gazette.mjs') }]);
      const program = [ownServer, root, String(port), join(folder, 'gazette.mjs')];
      return startServer(process.execPath, program, { port });
    },
  },
];
