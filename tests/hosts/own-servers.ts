import type { Release } from '../../src/core/release.ts';
import { node } from '../../src/hosts/server/node.ts';
import { apacheBinary, isMalformed, isOwnPage, startApache } from './apache-server.ts';
import { caddyBinary, startCaddy } from './caddy-server.ts';
import { startCodeServer } from './code-server.ts';
import { withRowEstimates } from './estimates.ts';
import { installRelease } from './installed.ts';
import { lighttpdBinary, startLighttpd } from './lighttpd-server.ts';
import { nginxBinary, startNginx } from './nginx-server.ts';
import { temporaryFolder } from './servers.ts';
import { replaceIn, type Serving } from './serving.ts';

/** A server of one's own, as an operator runs it. */
export interface OwnServer {
  readonly name: string;
  /** Folder below `deploy/`. */
  readonly host: string;
  /** Those of the host's files that are configuration of one release. */
  readonly configuration: RegExp;
  /** The program, if it is here. */
  readonly found: string | undefined;
  readonly install: string;
  /** The part of a release that it can keep. */
  readonly kept: (release: Release) => Release;
  /** Targets that it answers in words of its own. */
  readonly isItsOwn?: (target: string) => boolean;
  start(release: Release): Promise<Serving>;
}

const all = (release: Release) => release;

/** THE TABLE, in the order of the hosts. */
export const ownServers: readonly OwnServer[] = [
  {
    name: 'nginx',
    host: 'nginx',
    configuration: /^gazette/,
    found: nginxBinary,
    install: 'apt-get install nginx',
    kept: withRowEstimates,
    start: (release) => startNginx(release),
  },
  {
    name: 'Caddy',
    host: 'caddy',
    configuration: /^gazette/,
    found: caddyBinary,
    install: 'apt-get install caddy',
    kept: all,
    start: (release) => startCaddy(release),
  },
  {
    name: 'Apache, virtual host',
    host: 'apache',
    configuration: /^gazette/,
    found: apacheBinary,
    install: 'apt-get install apache2',
    kept: all,
    isItsOwn: isMalformed,
    start: (release) => startApache(release, 'site.conf'),
  },
  {
    name: 'Apache, .htaccess',
    host: 'apache',
    configuration: /^\.htaccess$/,
    found: apacheBinary,
    install: 'apt-get install apache2',
    kept: withRowEstimates,
    isItsOwn: (target) => isMalformed(target) || isOwnPage(target),
    start: (release) => startApache(release, '.htaccess'),
  },
  {
    name: 'lighttpd',
    host: 'lighttpd',
    configuration: /^gazette/,
    found: lighttpdBinary,
    install: 'apt-get install lighttpd lighttpd-mod-magnet',
    kept: all,
    start: (release) => startLighttpd(release),
  },
  {
    name: 'Node.js',
    host: 'node',
    configuration: /^site[.]json$/,
    found: process.execPath,
    install: '',
    kept: all,
    async start(release) {
      const { config, dist } = installRelease(temporaryFolder('node'), node, release);
      return { server: await startCodeServer(config, process.execPath), root: dist, replace: replaceIn(dist) };
    },
  },
];
