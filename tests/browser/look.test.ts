import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fewOfOneKind } from '../support/of-one-kind.ts';
import { organisations } from '../support/organisations.ts';
import { byTurn, turn } from '../support/runs.ts';
import { siteReader } from '../support/site-reader.ts';
import { serveExample } from '../third-party/helpers.ts';
import { blankPictures } from './judge.ts';
import { allViews, judgeViews, schemes, someViews, widths } from './look.ts';
import { canBrowse, startBrowser, type TestBrowser } from './tools.ts';
import { variants } from './variants.ts';

const seed = Number(process.env.SEED ?? 1);
const all = [
  ...organisations.map((each) => ({ name: each.name, make: () => each, isVariant: false })),
  ...variants.map((each) => ({ ...each, isVariant: true })),
].map((each, index) => ({ ...each, index }));
// Otherwise the pages of a site share one picture: drawing them takes as long as judging the pages.
const pictured = Math.floor(turn / 24);
const sites = byTurn(all, 24).map((each, i) => ({
  ...each,
  pagePictures: Boolean(process.env.LONG) || (i + pictured) % 4 === 0,
}));

/** A black square: what an editor publishes is theirs. */
const ownPicture = '/logo.svg';

describe.skipIf(!canBrowse)('pages of every organisation, in a browser', () => {
  let browser: TestBrowser;
  beforeAll(async () => {
    // Nothing outside of this machine answers, whatever a page asks for.
    browser = await startBrowser(['--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1']);
  });
  afterAll(() => browser?.close());

  it.each(sites)(
    '$name: whole, legible, in order, accessible and quiet, and no picture blank',
    async ({ make, isVariant, index, pagePictures }) => {
      const { contentDir, publicDir, languages } = make();
      const served = await serveExample({ contentDir, publicDir, pagePictures });
      const { paths, pagePaths, typeOf } = siteReader(served.release, languages);
      const few = [...fewOfOneKind(pagePaths, seed + index), '/no-such-page/'];
      // Varied content is seen in half of the pages, which no two sites have in common.
      const pages = few.filter((_, i) => process.env.LONG || !isVariant || i === 0 || (i + index) % 2 === 0);
      const views = process.env.LONG ? allViews(pages) : someViews(pages, 100 * seed + index);
      const faults = await judgeViews(browser, served.origin, views);
      const isOurs = (fault: string) => !(fault.includes(': blank: ') && fault.endsWith(`${ownPicture}"`));
      expect(faults.filter(isOurs), `with SEED=${seed}`).toEqual([]);

      const { page } = await browser.visit();
      await page.goto(`${served.origin}/`);
      const pictures = paths.filter((path) => path !== ownPicture && typeOf(path)?.startsWith('image/'));
      expect(await blankPictures(page, pictures)).toEqual([]);
      await page.context().close();
      await served.close();
    },
  );

  it('a page that asks others, says something and is too wide is told with its path, width and scheme', async () => {
    const html = `<!doctype html><html lang="en"><title>t</title><main><h1>Page</h1><p style="width:900px">Text</p>
      <script>console.log('said'); fetch('http://other.example/').catch(() => {})</script></main>`;
    const server = createServer((_, answer) => answer.setHeader('content-type', 'text/html').end(html));
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const { port } = server.address() as AddressInfo;
    const view = { path: '/a/', width: 320, scheme: 'dark' } as const;
    const faults = await judgeViews(browser, `http://127.0.0.1:${port}`, [view]);
    for (const fault of ['request: http://other.example/', 'log: said', 'page: 908'])
      expect(faults).toContain(`/a/ 320 px, dark: ${fault}`);
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  });
});

it('a sample has every page, of ten pages every width and scheme, and four views for axe', () => {
  const paths = Array.from({ length: 10 }, (_, i) => `/${i}/`);
  for (const seed of [1, 2, 3]) {
    const views = someViews(paths, seed);
    expect(views.map(({ path }) => path)).toEqual(paths);
    expect(new Set(views.map(({ width, scheme }) => `${width} ${scheme}`)).size).toBe(widths.length * schemes.length);
  }
  expect(someViews(paths, 1)).toEqual(someViews(paths, 1));
  expect(someViews(paths, 1)).not.toEqual(someViews(paths, 2));
  expect(someViews(['/', '/en/', '/a/'], 1)).toHaveLength(5);
  const byAxe = someViews(['/a/', '/b/', ...paths, '/'], 1).filter(({ isBrief }) => !isBrief);
  expect([byAxe.length, byAxe.filter(({ path }) => path === '/').length]).toEqual([4, 2]);
  expect(allViews(paths).some(({ isBrief }) => isBrief)).toBe(false);
  expect(allViews(paths)).toHaveLength(100);
});
