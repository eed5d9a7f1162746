import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Loopback, serveExample } from '../third-party/helpers.ts';
import { canBrowse, startBrowser, type TestBrowser } from './tools.ts';

describe.skipIf(!canBrowse)('a notice with an end', () => {
  let site: Loopback;
  let browser: TestBrowser;
  beforeAll(async () => {
    [site, browser] = await Promise.all([serveExample(), startBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await site?.close();
  });

  it.each([
    ['2026-12-31T23:30:00-05:00', true],
    ['2027-01-01T00:30:00-05:00', false],
    ['2027-03-01T12:00:00-05:00', false],
  ])('is hidden by the clock of its reader: at %s in New York it is seen: %s', async (time, isSeen) => {
    const { page } = await browser.visit({ timezoneId: 'America/New_York' });
    await page.clock.setFixedTime(new Date(time));
    await page.route(`${site.origin}/`, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(
        '<main',
        '<p id="banner" data-until="2027-01-01">Closed.</p>\n<main',
      );
      await route.fulfill({ response, body });
    });
    await page.goto(`${site.origin}/`);
    await expect.poll(() => page.locator('#banner').isVisible()).toBe(isSeen);
  });

  it('is seen without scripts until the next build', async () => {
    const { page } = await browser.visit({ javaScriptEnabled: false });
    await page.setContent('<p id="banner" data-until="2020-01-01">Closed.</p>');
    expect(await page.locator('#banner').isVisible()).toBe(true);
  });
});
