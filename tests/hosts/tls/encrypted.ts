import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from '../../../src/core/release.ts';
import { apache } from '../../../src/hosts/apache/apache.ts';
import { apacheBinary, around, checkedApache, loadModules } from '../apache-server.ts';
import { caddyBinary, startCaddy } from '../caddy-server.ts';
import { installRelease } from '../installed.ts';
import { lighttpdBinary, startLighttpd } from '../lighttpd-server.ts';
import { nginxBinary, startNginx } from '../nginx-server.ts';
import { type Server, temporaryFolder } from '../servers.ts';

export interface Ports {
  readonly http: number;
  readonly https: number;
}

/** A server that is started with the main file that ends TLS. */
export interface Encrypted {
  readonly name: string;
  /** The program, if it is here. */
  readonly found: string | undefined;
  readonly install: string;
  /** It leaves the requests by which a renewal of the certificate is proven on http (RFC 8555 §8.3). */
  readonly provesCertificates?: true;
  start(
    release: Release,
    options: Ports & { readonly certificate: string; readonly key: string; readonly hsts: string },
  ): Promise<Server>;
}

/** THE TABLE: what an operator fills in, by each server's own syntax. */
export const encrypted: readonly Encrypted[] = [
  {
    name: 'nginx',
    found: nginxBinary,
    install: 'apt-get install nginx',
    provesCertificates: true,
    async start(release, { http, https, certificate, key, hsts }) {
      const edit = (main: string) =>
        main
          .replace(/^ *listen \[::\]:.*\n/gm, '')
          .replace(/^ *listen 443/m, `listen 127.0.0.1:${https}`)
          .replace('https://localhost$', `https://localhost:${https}$`)
          .replace(/(ssl_certificate) .*;/, `$1 ${certificate};`)
          .replace(/(ssl_certificate_key) .*;/, `$1 ${key};`);
      return (await startNginx(release, 'site-tls.conf', { hsts, port: http, edit })).server;
    },
  },
  {
    name: 'Apache',
    found: apacheBinary,
    install: 'apt-get install apache2',
    provesCertificates: true,
    async start(release, { http, https, certificate, key, hsts }) {
      const base = temporaryFolder('apache-tls');
      const { config } = installRelease(base, apache, release, { hsts });
      const site = readFileSync(join(config, 'site-tls.conf'), 'utf8')
        // In one pass: a free port may start with 443 as well.
        .replace(/\*:(80|443)\b/g, (_, port) => `*:${port === '80' ? http : https}`)
        .replace('https://localhost$1', `https://localhost:${https}$1`)
        .replace(/"[^"]*fullchain\.pem"/, `"${certificate}"`)
        .replace(/"[^"]*privkey\.pem"/, `"${key}"`);
      const listening = `${loadModules(['socache_shmcb', 'ssl'])}\nListen 127.0.0.1:${https}\n${site}`;
      return checkedApache(base, http, around(listening));
    },
  },
  {
    name: 'lighttpd',
    found: lighttpdBinary,
    install: 'apt-get install lighttpd lighttpd-mod-magnet lighttpd-mod-openssl',
    async start(release, { http, https, certificate, key, hsts }) {
      const edit = (main: string) =>
        main
          .replace('":443"', `"127.0.0.1:${https}"`)
          .replace('https://localhost$', `https://localhost:${https}$`)
          .replace(/(ssl.pemfile =) .*/, `$1 "${certificate}"`)
          .replace(/(ssl.privkey =) .*/, `$1 "${key}"`);
      return (await startLighttpd(release, { hsts, port: http, edit })).server;
    },
  },
  {
    name: 'Caddy',
    found: caddyBinary,
    install: 'apt-get install caddy',
    async start(release, { http, https, certificate, key, hsts }) {
      const edit = (main: string) =>
        main
          .replace('{\n', `{\n\thttp_port ${http}\n\tdefault_bind 127.0.0.1\n\tocsp_stapling off\n`)
          .replace('https://localhost {', `https://localhost:${https} {\n\ttls ${certificate} ${key}`);
      return (await startCaddy(release, { main: 'Caddyfile', hsts, port: http, edit })).server;
    },
  },
];
