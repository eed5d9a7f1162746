import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { example, organisations } from '../support/organisations.ts';
import { seeded } from '../support/seeded.ts';
import { type Loopback, serveExample } from '../third-party/helpers.ts';
import { judged } from './judge.ts';
import { axeViolations, canBrowse, startBrowser, type TestBrowser } from './tools.ts';

/** The homepages of every language and the longest page of ours; every page of the example has a file of its own. */
const pagesOf = ({ site: { pagePaths } }: (typeof organisations)[number]) =>
  pagePaths.filter((path) => /^\/(?:[a-z]{2}\/)?(?:docs\/api\/)?$/.test(path));

const schemes = ['light', 'dark'] as const;
const widths = [320, 390, 768, 1280] as const;

/** A table of an editor has the words that it has, in a region that scrolls by itself; not every browser hyphenates them. */
const isOwnTable = (found: string) => /^scrolled: .*>section\.table /.test(found);

describe.skipIf(!canBrowse)('the pages of every organisation, in a browser', () => {
  let browser: TestBrowser;
  beforeAll(async () => {
    browser = await startBrowser();
  });
  afterAll(() => browser?.close());

  describe.each(organisations)('$name', (organisation) => {
    let served: Loopback;
    beforeAll(async () => {
      served = await serveExample(organisation);
    });
    afterAll(() => served?.close());

    const others = organisation === example ? [] : pagesOf(organisation);
    it.each(others)('%s: accessible, quiet, and never wider than its window', async (path) => {
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

    it('every page, at a width and in a scheme of its own: whole, legible, in order, and large enough to be pressed', async () => {
      const below = seeded(Number(process.env.SEED ?? 1));
      const { page } = await browser.visit();
      for (const path of [...organisation.site.pagePaths, '/no-such-page/']) {
        const [width, colorScheme] = [widths[below(4)]!, schemes[below(2)]!];
        await page.setViewportSize({ width, height: 844 });
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.goto(served.origin + path, { waitUntil: 'load' });
        await page.evaluate(
          "for (const e of document.querySelectorAll('details')) { e.removeAttribute('name'); e.open = true; }",
        );
        const found = await page.evaluate<string[]>(judged);
        expect([path, width, colorScheme, found.filter((each) => !isOwnTable(each))]).toEqual([
          path,
          width,
          colorScheme,
          [],
        ]);
      }
      await page.context().close();
    });
  });
});
