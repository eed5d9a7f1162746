import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { request } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { byTurn } from '../../support/runs.ts';
import { ask, field, httpExchange } from '../client.ts';
import { exampleRelease } from '../release.ts';
import { describeWith, freePort } from '../servers.ts';
import { findTool } from '../tools.ts';
import { certificate, openssl } from './certificate.ts';
import { encrypted, type Ports } from './encrypted.ts';

const observatory = findTool('@mdn/mdn-http-observatory', '.');
const release = { ...exampleRelease(), baseUrl: 'https://localhost' };
const hsts = 'max-age=63072000; includeSubDomains; preload';

// The main file with TLS that each server's folder has, with nothing filled in but the certificate and the ports.
describe.each(byTurn(encrypted, 2))('$name with TLS', ({ name, found, install, provesCertificates, start }) => {
  describeWith(found && openssl && observatory, name, `${install} openssl, and npm run test:tools`, () => {
    it('sends HTTP to HTTPS, answers there as before, and has 130 points of the Observatory', async () => {
      const ports: Ports = { http: await freePort(), https: await freePort() };
      const pair = certificate();
      const server = await start(release, { ...ports, ...pair, hsts });
      try {
        const moved = await httpExchange(server.origin, 'localhost')(ask('/docs/?a=b'));
        expect([moved.status, field(moved, 'location')]).toEqual([308, `https://localhost:${ports.https}/docs/?a=b`]);

        if (provesCertificates) {
          const asked = await httpExchange(server.origin, 'localhost')(ask('/.well-known/acme-challenge/x'));
          expect(field(asked, 'location')).toBeUndefined();
        }

        const { status, headers, body } = await overTls(ports.https, readFileSync(pair.certificate));
        expect([status, headers['strict-transport-security']]).toEqual([200, hsts]);
        expect(body.equals(Buffer.from(release.files.get('index.md')!.bytes))).toBe(true);

        const scan = [new URL('observatory.mjs', import.meta.url).pathname, observatory!, ports.http, ports.https];
        const { stdout } = await promisify(execFile)(process.execPath, scan.map(String), {
          env: { ...process.env, NODE_EXTRA_CA_CERTS: pair.certificate },
        });
        const { score, rows, verified } = JSON.parse(stdout);
        expect(verified).toBe(true);
        expect(rows.filter(({ pass }: { pass: boolean }) => !pass)).toEqual([]);
        expect(score).toBeGreaterThanOrEqual(130);
      } finally {
        await server.stop();
      }
    });
  });
});

async function overTls(port: number, ca: Buffer) {
  const question = request({ host: 'localhost', port, ca, path: '/', headers: { Accept: 'text/markdown' } }).end();
  const answer = await new Promise<import('node:http').IncomingMessage>((resolve, reject) =>
    question.once('response', resolve).once('error', reject),
  );
  return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) };
}
