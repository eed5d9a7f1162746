import { mkdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { byTurn, turn } from '../support/runs.ts';
import { documentOf, fullPages } from '../support/theme-pages.ts';
import { measure } from './judge.ts';
import { axeViolations, canBrowse, startBrowser, type TestBrowser } from './tools.ts';

const folder = '.cache/screenshots/register';
const isLong = Boolean(process.env.LONG);
const widths = isLong ? [320, 390, 768, 1280, 1920] : [320, 390, 1280];

describe.skipIf(!canBrowse)('the register with everything that a theme can be given', () => {
  let browser: TestBrowser;
  beforeAll(async () => {
    mkdirSync(folder, { recursive: true });
    browser = await startBrowser();
  });
  afterAll(() => browser?.close());

  const schemes = ['light', 'dark'] as const;
  const all = Object.keys(fullPages).map((name, index) => ({ name, index }));
  // Every other page, in one of the two schemes, by turns.
  describe.each(byTurn(all, 2))('$name', ({ name, index }) => {
    it.each(isLong ? schemes : [schemes[((index + turn) >> 1) % 2]!])(
      'is read, reached and pressed at every width, %s',
      async (colorScheme) => {
        const { page } = await browser.visit({ colorScheme });
        await page.setContent(documentOf(fullPages[name]!));
        for (const width of widths) {
          await page.setViewportSize({ width, height: 844 });
          expect(await measure(page), `${width}`).toEqual([]);
          if (width === (colorScheme === 'dark' ? 390 : 1280) || isLong)
            expect(await axeViolations(page), `${width}`).toEqual([]);
          if (isLong) await page.screenshot({ path: `${folder}/${name}-${width}-${colorScheme}.png`, fullPage: true });
        }
        await page.context().close();
      },
    );
  });

  it.each(Object.keys(fullPages).slice(0, 3))('%s: the menu opens and closes without a script', async (name) => {
    const { page } = await browser.visit({ javaScriptEnabled: false, viewport: { width: 320, height: 700 } });
    await page.setContent(documentOf(fullPages[name]!));
    const menu = page.locator('nav.menu');
    expect(await menu.isVisible()).toBe(false);
    await page.locator('.menu-button').click();
    expect(await menu.isVisible()).toBe(true);
    const [button] = await menu.locator('button').all();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320);
    expect((await button!.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    await menu.locator('summary').click();
    for (const link of await menu.locator('a, summary').all())
      expect((await link.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    await button!.click();
    expect(await menu.isVisible()).toBe(false);
    await page.setViewportSize({ width: 1280, height: 800 });
    expect(await menu.isVisible()).toBe(true);
    expect(await page.locator('.menu-button').isVisible()).toBe(false);
    await page.context().close();
  });

  it('prints no menu, band or form, and what was folded', async () => {
    const { page } = await browser.visit();
    await page.setContent(documentOf(fullPages['page-en']!));
    await page.emulateMedia({ media: 'print' });
    for (const part of ['nav.menu', '.call', '.crumbs', '.neighbours', '.banner', '.colophon nav'])
      expect(await page.locator(part).first().isVisible(), part).toBe(false);
    for (const answer of await page.locator('details .answer').all()) expect(await answer.isVisible()).toBe(true);
    await page.context().close();
  });
});
