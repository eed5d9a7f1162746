import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Release } from '../../src/core/release.ts';
import { cloudflare } from '../../src/hosts/edge/cloudflare.ts';
import { capitalRelease } from './capital-release.ts';
import { ask, type Exchange, httpExchange } from './client.ts';
import { deployment } from './code-server.ts';
import { answersNearMisses } from './edge/near-misses.ts';
import { edgeExceptions } from './edge-exceptions.ts';
import { missesInOwnScript, ownScriptRelease } from './own-script.ts';
import { answersPreflight, preflightRelease } from './preflight.ts';
import { exampleRelease } from './release.ts';
import { describeWith, freePort, type Server, startServer } from './servers.ts';
import { conformance } from './suite.ts';
import { findTool } from './tools.ts';

const wrangler = findTool('wrangler', 'bin/wrangler.js');

const exceptions = [
  ...edgeExceptions,
  {
    check: 'absolute-form',
    reason: 'wrangler dev answers 500 before the Worker; the edge of Cloudflare is a proxy that its clients address.',
  },
];

function serving(release: Release) {
  let server: Server;
  let exchange: Exchange;
  const { deploy } = deployment(cloudflare, release);

  beforeAll(async () => {
    const port = await freePort();
    const parameters = [wrangler!, 'dev', '-c', join(deploy, 'wrangler.json'), '--ip', '127.0.0.1'];
    const env = { WRANGLER_SEND_METRICS: 'false', CI: '1', HOME: deploy, XDG_CONFIG_HOME: deploy };
    const all = [...parameters, '--port', String(port), '--inspector-port', '0'];
    server = await startServer(process.execPath, all, { port, cwd: deploy, env });
    exchange = httpExchange(server.origin);
  });
  afterAll(() => server?.stop());

  return { deploy, exchange: () => exchange };
}

describeWith(wrangler, 'Cloudflare Workers (workerd)', 'npm package wrangler', () => {
  const release = exampleRelease();
  const { deploy, exchange } = serving(release);

  conformance('cloudflare', () => ({ release, exchange: exchange(), encodings: [], oneOf: 5 }), exceptions);

  test('uploads no side-cars', async () => {
    expect(readFileSync(join(deploy, '../../dist/.assetsignore'), 'utf8')).toBe('*.br\n*.gz\n');
    expect((await exchange()(ask('/.assetsignore'))).status).toBe(404);
  });
});

// The emulator has what the platform's documentation does not say: which file is at which address.
describeWith(
  wrangler,
  'Cloudflare Workers (workerd): preflight, and names that platforms read in other ways',
  'npm package wrangler',
  () => {
    const release = preflightRelease(capitalRelease());
    const { exchange } = serving(release);
    answersPreflight(exchange, release);
    answersNearMisses(release, exchange, 5);
  },
);

describeWith(wrangler, 'Cloudflare Workers (workerd): pages in their own script', 'npm package wrangler', () => {
  const release = ownScriptRelease();
  const { exchange } = serving(release);

  test('answer as respond() does', async () => {
    expect(await missesInOwnScript(exchange(), release)).toEqual([]);
  });
});
