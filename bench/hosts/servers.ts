import type { Release } from '../../src/core/release.ts';
import { node } from '../../src/hosts/server/node.ts';
import { apacheBinary, startApache } from '../../tests/hosts/apache-server.ts';
import { caddyBinary, startCaddy } from '../../tests/hosts/caddy-server.ts';
import { startCodeServer } from '../../tests/hosts/code-server.ts';
import { installRelease } from '../../tests/hosts/installed.ts';
import { lighttpdBinary, startLighttpd } from '../../tests/hosts/lighttpd-server.ts';
import { nginxBinary, startNginx } from '../../tests/hosts/nginx-server.ts';
import { type Server, temporaryFolder } from '../../tests/hosts/servers.ts';

/** A server as an operator runs it. */
export interface Measured {
  readonly name: string;
  /** Folder below `deploy/`. */
  readonly host: string;
  /** Its files that are configuration for one release. */
  readonly files: RegExp;
  readonly found: string | undefined;
  start(release: Release): Promise<{ readonly server: Server }>;
}

/** THE TABLE; the first is what the others are compared with. */
export const measured: readonly Measured[] = [
  { name: 'nginx', host: 'nginx', files: /^gazette/, found: nginxBinary, start: (release) => startNginx(release) },
  { name: 'Caddy', host: 'caddy', files: /^gazette/, found: caddyBinary, start: (release) => startCaddy(release) },
  {
    name: 'Apache, virtual host',
    host: 'apache',
    files: /^gazette/,
    found: apacheBinary,
    start: (release) => startApache(release, 'site.conf'),
  },
  {
    name: 'Apache, .htaccess',
    host: 'apache',
    files: /^\.htaccess$/,
    found: apacheBinary,
    start: (release) => startApache(release, '.htaccess'),
  },
  {
    name: 'lighttpd',
    host: 'lighttpd',
    files: /^gazette/,
    found: lighttpdBinary,
    start: (release) => startLighttpd(release),
  },
  {
    name: 'Node',
    host: 'node',
    files: /^site[.]json$/,
    found: process.execPath,
    start: async (release) => {
      const { config } = installRelease(temporaryFolder('node'), node, release);
      return { server: await startCodeServer(config, process.execPath) };
    },
  },
];
