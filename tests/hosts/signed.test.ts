import { cpSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { main } from '../../src/commands/verify.ts';
import type { Release } from '../../src/core/release.ts';
import { node } from '../../src/hosts/server/node.ts';
import { respond } from '../../src/http/respond.ts';
import { invocationOf } from '../support/invocation.ts';
import { newKey, signedBuild } from '../support/signed.ts';
import { apacheBinary, startApache } from './apache-server.ts';
import { startCaddy } from './caddy-server.ts';
import { ask, field, httpExchange } from './client.ts';
import { deployment, startCodeServer } from './code-server.ts';
import { nginxBinary, startNginx } from './nginx-server.ts';
import { describeWith, findCommand, freePort, type Server, temporaryFolder } from './servers.ts';

/** One address for all servers, one after the other: what is signed is signed for one origin. */
let port: number;
let release: Release;

beforeAll(async () => {
  port = await freePort();
  const baseUrl = `http://127.0.0.1:${port}`;
  const key = newKey();
  const folder = `${temporaryFolder('signed')}/`;
  cpSync('tests/fixtures/small', folder, { recursive: true });
  ({ release } = await signedBuild({ folder, key, day: '2026-11-26', baseUrl, preview: true }));
});

const signedPaths = () =>
  [...release.routes.keys()].filter((path) => path.startsWith('/signature/') || path === '/.well-known/did.json');

const starts: readonly (readonly [name: string, found: string | undefined, () => Promise<Server>])[] = [
  ['nginx', nginxBinary, async () => (await startNginx(release, 'site.conf', { port })).server],
  ['caddy', findCommand('caddy'), async () => (await startCaddy(release, { port })).server],
  ['apache2', apacheBinary, async () => (await startApache(release, 'site.conf', { port })).server],
  ['apache2', apacheBinary, async () => (await startApache(release, '.htaccess', { port })).server],
  [
    'node',
    process.execPath,
    () => startCodeServer(deployment(node, release).deploy, process.execPath, [], { PORT: String(port) }),
  ],
];

for (const [name, found, start] of starts)
  describeWith(found, `a signed release, behind ${name}`, `apt-get install ${name}`, () => {
    it('is served as it was signed, and holds when it is verified from outside', async () => {
      const { origin, stop } = await start();
      try {
        const exchange = httpExchange(origin);
        const paths = signedPaths();
        expect(paths).toContain('/signature/release.json');
        for (const path of paths) {
          const answer = await exchange(ask(path));
          const expected = respond(release, { method: 'GET', path, headers: {} });
          expect(answer.status, path).toBe(200);
          expect(Buffer.from(answer.body).equals(Buffer.from(expected.body ?? [])), path).toBe(true);
          for (const each of ['Content-Type', 'Cache-Control', 'Access-Control-Allow-Origin', 'X-Content-Type-Options'])
            expect(field(answer, each), `${path} ${each}`).toBe(expected.headers[each]);
        }
        const { invocation, said } = invocationOf('.', [origin, '--signed'], {
          now: () => Date.parse('2026-11-27T12:00:00Z'),
        });
        expect([await main(invocation), said()]).toEqual([0, expect.stringContaining('is what was signed')]);
      } finally {
        await stop();
      }
    });
  });
