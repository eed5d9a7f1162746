import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { join } from 'node:path';
import type { Release } from '../../src/core/release.ts';
import { apache } from '../../src/hosts/apache/apache.ts';
import type { HostOptions } from '../../src/hosts/host.ts';
import { around, checkedApache, loadModules } from './apache-server.ts';
import { installRelease } from './installed.ts';
import { freePort, type Server, temporaryFolder } from './servers.ts';

export interface RunningTls {
  /** Its origin is that without TLS. */
  readonly server: Server;
  /** Asks over TLS; the body is not read. */
  get(path: string, accept: string): Promise<{ readonly status: number; readonly headers: IncomingMessage['headers'] }>;
}

/** Installs the form with TLS, its certificate filled in. */
export async function startApacheTls(release: Release, options: HostOptions = {}): Promise<RunningTls> {
  const base = temporaryFolder('apache-tls');
  const [port, secure] = [await freePort(), await freePort()];
  const { config } = installRelease(base, apache, release, options);
  const [key, certificate] = [join(base, 'key.pem'), join(base, 'certificate.pem')];
  const name = new URL(release.baseUrl).hostname;
  const selfSigned = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', `/CN=${name}`, '-days', '2'];
  execFileSync('openssl', [...selfSigned, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
  const site = readFileSync(join(config, 'site-tls.conf'), 'utf8')
    .replace('*:80', `*:${port}`)
    .replace('*:443', `*:${secure}`)
    .replace(/"[^"]*fullchain\.pem"/, `"${certificate}"`)
    .replace(/"[^"]*privkey\.pem"/, `"${key}"`);
  const listening = `${loadModules(['socache_shmcb', 'ssl'])}\nListen 127.0.0.1:${secure}\n${site}`;
  const server = await checkedApache(base, port, around(listening));
  const get: RunningTls['get'] = (path, accept) =>
    new Promise((resolve, reject) => {
      const headers = { Host: name, Accept: accept };
      const sent = request({ host: '127.0.0.1', port: secure, path, headers, rejectUnauthorized: false, agent: false });
      sent.on('response', (answer) => {
        answer.resume();
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers });
      });
      sent.on('error', reject);
      sent.end();
    });
  return { server, get };
}
