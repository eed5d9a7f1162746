import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { organisations } from '../support/organisations.ts';
import { type Loopback, serveExample } from '../third-party/helpers.ts';
import { axeViolations, canBrowse, startBrowser, type TestBrowser } from './tools.ts';

/** The homepages of every language and the longest page of ours; every page of the example has a file of its own. */
const pagesOf = ({ site: { pagePaths } }: (typeof organisations)[number]) =>
  pagePaths.filter((path) => /^\/(?:[a-z]{2}\/)?(?:docs\/api\/)?$/.test(path));

const schemes = ['light', 'dark'] as const;

describe.skipIf(!canBrowse)('the pages of every organisation, in a browser', () => {
  let browser: TestBrowser;
  beforeAll(async () => {
    browser = await startBrowser();
  });
  afterAll(() => browser?.close());

  describe.each(organisations.slice(1))('$name', (organisation) => {
    let served: Loopback;
    beforeAll(async () => {
      served = await serveExample(organisation);
    });
    afterAll(() => served?.close());

    it.each(pagesOf(organisation))('%s: accessible, quiet, and never wider than its window', async (path) => {
      const { page, said, requests } = await browser.visit({ viewport: { width: 1280, height: 844 } });
      await page.goto(served.origin + path);
      const width = () => page.evaluate('document.documentElement.scrollWidth');
      for (const size of [1280, 390]) {
        // The reference is long, and axe slow: it is judged in one scheme at each width.
        const one = size === 390 ? schemes.slice(1) : schemes.slice(0, 1);
        await page.setViewportSize({ width: size, height: 844 });
        for (const colorScheme of path.endsWith('/docs/api/') ? one : schemes) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          expect(await axeViolations(page), `${size} px, ${colorScheme}`).toEqual([]);
        }
        expect(await width(), `${size} px`).toBeLessThanOrEqual(size);
      }
      await page.setViewportSize({ width: 320, height: 844 });
      expect(await width(), '320 px (WCAG 2.2 SC 1.4.10)').toBeLessThanOrEqual(320);
      expect(requests.filter((url) => !url.startsWith(`${served.origin}/`))).toEqual([]);
      expect(said).toEqual([]);
      await page.context().close();
    });
  });
});
