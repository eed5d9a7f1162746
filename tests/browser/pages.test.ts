import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pagePaths } from '../spec/origin.ts';
import { fewOfOneKind } from '../support/of-one-kind.ts';
import { byTurn, turn } from '../support/runs.ts';
import { type Loopback, serveExample } from '../third-party/helpers.ts';
import { countShifts } from './shifts.ts';
import { axeViolations, canBrowse, startBrowser, type TestBrowser } from './tools.ts';

const missing = '/no-such-page/';
const paths = [...fewOfOneKind(pagePaths), missing];
const isLong = Boolean(process.env.LONG);

const widths = [390, 1280] as const;
const schemes = ['light', 'dark'] as const;
/** Every fourth page, in one width and scheme, and others at each turn. With LONG all, in all four. */
const viewsOf = (index: number) =>
  isLong
    ? widths.flatMap((width) => schemes.map((scheme) => ({ width, scheme })))
    : [{ width: widths[bit(index, 0)], scheme: schemes[bit(index, 1)] }];
// The lowest two bits say which pages are looked at.
const bit = (index: number, which: number) => (((index + turn) >> (which + 2)) & 1) as 0 | 1;

// Programs for the page are text: the project is not checked with the types of a browser.
const scrollThrough = `(async () => {
  for (let y = 0; y < document.body.scrollHeight; y += 700) {
    scrollTo(0, y);
    await new Promise((done) => requestAnimationFrame(done));
  }
  scrollTo(0, 0);
})()`;

describe.skipIf(!canBrowse)('pages, in a browser', () => {
  let site: Loopback;
  let browser: TestBrowser;
  beforeAll(async () => {
    [site, browser] = await Promise.all([serveExample(), startBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await site?.close();
  });

  const all = paths.map((path, index) => ({ path, views: viewsOf(index) }));
  describe.each(byTurn(all, 4))('$path', ({ path, views }) => {
    it.each(views)('$width px, $scheme: accessible, still, quiet and by itself', async ({ width, scheme }) => {
      const { page, said, requests } = await browser.visit({ viewport: { width, height: 844 }, colorScheme: scheme });
      await page.addInitScript({ content: countShifts });
      await page.goto(site.origin + path, { waitUntil: 'load' });

      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
      expect(await axeViolations(page)).toEqual([]);
      expect(await page.locator('body').innerText()).toContain('fictional company, invented as an example');

      expect(await page.evaluate('shifts')).toEqual({ sticky: 0, others: [] });
      // To the end of the page and back, as a reader does; what a script adds must not push anything. Once, on a busy
      // machine, 0.0005 was counted here; a sticky list drawn a frame late is the one thing that may move.
      await page.evaluate(scrollThrough);
      expect(await page.evaluate('shifts.others')).toEqual([]);
      expect(await page.evaluate('shifts.sticky')).toBeLessThan(0.005);
      expect(requests.filter((url) => !url.startsWith(`${site.origin}/`))).toEqual([]);
      expect(said.filter((line) => path !== missing || !line.includes('404'))).toEqual([]);

      // Nothing is cut off, nothing scrolls sideways (WCAG 2.2 SC 1.4.10).
      for (const other of [320, 3840]) {
        await page.setViewportSize({ width: other, height: 800 });
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(other);
      }
      await page.context().close();
    });
  });

  it('is seen in both widths and both schemes in each sample', () => {
    const views = byTurn(all, 4).flatMap((each) => each.views);
    expect(new Set(views.map(({ width, scheme }) => `${width} ${scheme}`)).size).toBe(4);
  });

  it('with forced colours, and on paper, everything is still there', async () => {
    const { page } = await browser.visit({ forcedColors: 'active' });
    await page.goto(`${site.origin}/`);
    expect(await axeViolations(page)).toEqual([]);
    await page.goto(`${site.origin}/questions/`);
    await page.emulateMedia({ media: 'print', forcedColors: 'none' });
    const answers = page.locator('details .answer');
    expect(await answers.count()).toBeGreaterThan(20);
    for (const answer of await answers.all()) expect((await answer.boundingBox())!.height).toBeGreaterThan(10);
  });
});
