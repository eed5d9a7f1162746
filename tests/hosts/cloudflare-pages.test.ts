import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Release } from '../../src/core/release.ts';
import { cloudflarePages } from '../../src/hosts/edge/cloudflare-pages.ts';
import { uploadedFiles } from '../../src/hosts/edge/uploaded-files.ts';
import { capitalRelease } from './capital-release.ts';
import { ask, type Exchange, httpExchange } from './client.ts';
import { answersNearMisses } from './edge/near-misses.ts';
import { edgeExceptions } from './edge-exceptions.ts';
import { missesInOwnScript, ownScriptRelease } from './own-script.ts';
import { answersPreflight, preflightRelease } from './preflight.ts';
import { exampleRelease } from './release.ts';
import {
  describeWith,
  freePort,
  type Server,
  startServer,
  temporaryFolder,
  writeReleaseFile,
  writeTexts,
} from './servers.ts';
import { conformance } from './suite.ts';
import { findTool } from './tools.ts';

const wrangler = findTool('wrangler', 'bin/wrangler.js');

/** The folder that the README makes: the project's settings, and beside them dist/ without its side-cars. */
function serving(release: Release) {
  let server: Server;
  let exchange: Exchange;
  const folder = temporaryFolder('cloudflare-pages');
  const { files, uploaded = [] } = cloudflarePages.emit(release, {});
  writeTexts(
    folder,
    files.filter(({ file }) => file === 'wrangler.json'),
  );
  for (const file of uploadedFiles(release)) writeReleaseFile(join(folder, 'publish'), file);
  writeTexts(join(folder, 'publish'), uploaded);

  beforeAll(async () => {
    const port = await freePort();
    const parameters = [wrangler!, 'pages', 'dev', '--ip', '127.0.0.1', '--port', String(port)];
    const env = { WRANGLER_SEND_METRICS: 'false', CI: '1', HOME: folder, XDG_CONFIG_HOME: folder };
    server = await startServer(process.execPath, [...parameters, '--inspector-port', '0'], { port, cwd: folder, env });
    exchange = httpExchange(server.origin);
  });
  afterAll(() => server?.stop());

  return { folder, exchange: () => exchange };
}

describeWith(wrangler, 'Cloudflare Pages (workerd)', 'npm package wrangler', () => {
  const release = exampleRelease();
  const { folder, exchange } = serving(release);

  conformance('cloudflare-pages', () => ({ release, exchange: exchange(), encodings: [], oneOf: 5 }), [
    ...edgeExceptions,
    {
      check: 'absolute-form',
      reason: 'wrangler dev answers 500 before the Worker; the edge of Cloudflare is a proxy that its clients address.',
    },
  ]);

  test('what Pages reads is among the files, and nobody else can', async () => {
    expect(JSON.parse(readFileSync(join(folder, 'publish/_routes.json'), 'utf8'))).toMatchObject({ include: ['/*'] });
    expect(existsSync(join(folder, 'publish/_worker.js'))).toBe(true);
    for (const path of ['/_worker.js', '/_routes.json', '/404', '/404.html', '/index.html'])
      expect([path, (await exchange()(ask(path))).status]).toEqual([path, 404]);
  });
});

// The emulator has what the platform's documentation does not say: which file is at which address.
describeWith(
  wrangler,
  'Cloudflare Pages (workerd): preflight, and names that platforms read in other ways',
  'npm package wrangler',
  () => {
    const release = preflightRelease(capitalRelease());
    const { exchange } = serving(release);
    answersPreflight(exchange, release);
    answersNearMisses(release, exchange, 5);
  },
);

describeWith(wrangler, 'Cloudflare Pages (workerd): pages in their own script', 'npm package wrangler', () => {
  const release = ownScriptRelease();
  const { exchange } = serving(release);

  test('answer as respond() does', async () => {
    expect(await missesInOwnScript(exchange(), release)).toEqual([]);
  });
});
