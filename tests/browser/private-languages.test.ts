import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { byTurn } from '../support/runs.ts';
import { measure } from './judge.ts';
import { paths, serveSite, siteIn } from './sites.ts';
import { canBrowse, startBrowser, type TestBrowser } from './tools.ts';

const widths = process.env.LONG ? [320, 390, 768, 1280] : [320, 1280];

describe.skipIf(!canBrowse)('pages in languages that are longer, and that run from right to left', () => {
  let browser: TestBrowser;
  beforeAll(async () => {
    browser = await startBrowser();
  });
  afterAll(() => browser?.close());

  const sites = [
    ['small', 'xy'],
    ['small', 'xx'],
    ['full', 'xx'],
    ['full', 'xy'],
    ['full', 'ar'],
  ] as const;
  describe.each(byTurn(sites, 3))('the %s site in %s', (which, language) => {
    let site: Awaited<ReturnType<typeof serveSite>>;
    beforeAll(async () => {
      site = await serveSite(siteIn(which, language));
    });
    afterAll(() => site?.close());

    let page: Page;
    beforeAll(async () => {
      ({ page } = await browser.visit());
    });
    afterAll(() => page?.context().close());

    it.each(paths)('%s is whole at every width', async (path) => {
      const answer = await page.goto(site.origin + path, { waitUntil: 'load' });
      expect(answer?.status()).toBe(path === '/no-such-page/' ? 404 : 200);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 844 });
        const found = await measure(page);
        expect([width, found]).toEqual([width, []]);
      }
    });
  });
});
