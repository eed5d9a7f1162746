import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Release } from '../../../src/core/release.ts';
import { buildOverlaySite } from '../../../src/hosts/overlay/overlay-host.ts';
import { emitOverlays } from '../../../src/hosts/overlay/overlay-text.ts';
import { respond } from '../../../src/http/respond.ts';
import { byTurn } from '../../support/runs.ts';
import { ask, httpExchange, oracleRequest } from '../client.ts';
import { differences } from '../differences.ts';
import { exampleRelease, smallRelease } from '../release.ts';
import { describeWith, freePort, temporaryFolder, writeRelease } from '../servers.ts';
import { plainServers } from './plain-servers.ts';

/** All documents of a site of ours (with LONG=1 the example), whose pages are taken for those of another. */
describe.each(byTurn(plainServers, 2))(
  'a whole site beside another: $name',
  ({ name, binary, install, start, told }) => {
    describeWith(binary, name, install, () => {
      it('answers for every document of a whole site, and for every page in Markdown', async () => {
        const release: Release = process.env.LONG ? exampleRelease() : smallRelease();
        const pages = new Set(
          [...release.routes.values()].filter(({ variants }) => variants.length > 1).map((r) => r.path),
        );
        const folder = temporaryFolder('overlay-whole');
        const root = join(folder, 'site');
        writeRelease(root, release);
        const { files } = emitOverlays(release, pages, { root });
        const textOf = (name: string) => files.find(({ file }) => file === `deploy/${name}`)!.text;
        const server = await start({ folder, root, port: await freePort(), textOf });
        const exchange = httpExchange(server.origin);
        const { own, pages: mirrored } = buildOverlaySite(release, pages);
        const asks = [
          ...own.map(({ path }) => ask(path)),
          ...mirrored.map((p) => ask(p.path, { Accept: 'text/markdown' })),
        ];
        const wrong: string[] = [];
        for (const sent of asks)
          for (const difference of differences(respond(release, oracleRequest(sent)), await exchange(sent), 'GET'))
            if (!told.test(difference)) wrong.push(`${sent.target}: ${difference}`);
        await server.stop();
        expect(asks.length).toBeGreaterThan(process.env.LONG ? 200 : 30);
        expect(wrong).toEqual([]);
      });
    });
  },
);
