import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AttachPlan } from '../../../src/attach/attach.ts';
import { buildOverlaySite } from '../../../src/hosts/overlay/overlay-host.ts';
import { emitOverlays } from '../../../src/hosts/overlay/overlay-text.ts';
import { respond } from '../../../src/http/respond.ts';
import { planned } from '../../attach/found.ts';
import { bytesOf } from '../../generators/attach-to.ts';
import { hugo } from '../../generators/kinds/hugo.ts';
import { make, writeAll } from '../../generators/make.ts';
import { without } from '../../generators/pages.ts';
import { ask, field, httpExchange, oracleRequest } from '../client.ts';
import { differences } from '../differences.ts';
import { describeWith, freePort, temporaryFolder } from '../servers.ts';
import { plainServers } from './plain-servers.ts';

/** A site that Hugo has built, with facts attached, on real servers: its pages, and our documents. */
describeWith(hugo.program, 'a site of Hugo with facts attached', hugo.install, () => {
  let theirs: Record<string, Buffer>;
  let plan: AttachPlan;

  beforeAll(async () => {
    const { out } = await make(hugo, temporaryFolder('exported'), process.env.LONG ? 200 : 40);
    theirs = Object.fromEntries([...bytesOf(out)].map(([file, bytes]) => [file, Buffer.from(bytes, 'latin1')]));
    plan = planned(theirs);
  });

  describe.each(plainServers)('$name', ({ name, binary, install, start, told }) => {
    describeWith(binary, `a site of Hugo on ${name}`, install, () => {
      it('sends pages of theirs as they are, their Markdown, and every document of ours', async () => {
        const { release, foreign } = plan;
        const folder = temporaryFolder('exported-server');
        const root = join(folder, 'site');
        const added = Object.fromEntries([...plan.added].map(([file, bytes]) => [file, bytes()]));
        const all = { ...theirs, ...Object.fromEntries(plan.edited), ...added };
        writeAll(root, all);
        const { files, unmet } = emitOverlays(release, foreign, { root });
        // Apache reads no table from .htaccess: of many pages it cannot know the size.
        const withoutTokens = unmet.some(
          (lack) => lack.host === name.toLowerCase() && lack.capability === 'markdown-tokens',
        );
        const isTold = (difference: string) =>
          told.test(difference) || (withoutTokens && /^x-markdown-tokens: .*got undefined$/.test(difference));
        const textOf = (name: string) => files.find(({ file }) => file === `deploy/${name}`)!.text;
        const server = await start({ folder, root, port: await freePort(), textOf });
        const exchange = httpExchange(server.origin);
        const { own, pages } = buildOverlaySite(release, foreign);
        const wrong: string[] = [];

        for (const sent of [
          ...own.map(({ path }) => ask(path)),
          ...pages.map(({ path }) => ask(path, { Accept: 'text/markdown' })),
        ])
          for (const difference of differences(respond(release, oracleRequest(sent)), await exchange(sent), 'GET'))
            if (!isTold(difference)) wrong.push(`${sent.target}: ${difference}`);

        const mirrored = new Set(pages.map(({ path }) => path));
        const htmls = Object.keys(theirs).filter((file) => file.endsWith('index.html') && !file.startsWith('members/'));
        for (const file of [...htmls, 'pump.png']) {
          const path = `/${file.replace(/index\.html$/, '')}`;
          // Where there is no Markdown, a page is a page for everybody.
          const accepts = mirrored.has(path) ? ['text/html', '*/*'] : ['text/html', 'text/markdown'];
          for (const accept of accepts) {
            const { status, body, ...answer } = await exchange(ask(path, { Accept: accept }));
            const vary = field({ status, body, ...answer }, 'vary') ?? '';
            if (status !== 200 || !Buffer.from(all[file]!).equals(body)) wrong.push(`${path} ${accept}: ${status}`);
            if (mirrored.has(path) !== /\baccept\b(?!-)/i.test(vary)) wrong.push(`${path} ${accept}: Vary ${vary}`);
          }
        }
        for (const path of ['/guides/part-0/none/', '/none.md', `/${without.noindex}.md`])
          if (name !== 'Node.js' && (await exchange(ask(path))).status !== 404) wrong.push(`${path} is there`);
        await server.stop();
        expect(wrong).toEqual([]);
        expect(pages.length).toBeGreaterThan(40);
        expect(htmls.length).toBeGreaterThan(pages.length);
      });
    });
  });
});
