import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiPaths } from '../spec/origin.ts';
import { type Loopback, serveExample } from '../third-party/helpers.ts';
import { canBrowse, startBrowser, type TestBrowser } from './tools.ts';

const answerTo = (page: Page, path: string) => page.locator(`[data-try="${path}"] .answer`);

describe.skipIf(!canBrowse)('a developer reading the API reference', () => {
  let site: Loopback;
  let browser: TestBrowser;
  beforeAll(async () => {
    [site, browser] = await Promise.all([serveExample(), startBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await site?.close();
  });

  it.each([true, false])('finds every endpoint with fields, programs and example (scripts: %s)', async (scripts) => {
    const { page } = await browser.visit({ javaScriptEnabled: scripts });
    await page.goto(`${site.origin}/docs/api/`);
    await page.getByRole('navigation', { name: 'Reference' }).getByText('Company', { exact: true }).click();
    expect(page.url()).toBe(`${site.origin}/docs/api/#company`);
    expect(await page.locator('.endpoint').count()).toBe(apiPaths.length);
    const company = page.locator('.endpoint', { has: page.locator('#company') });
    const row = company.getByRole('row', { name: /^companyNumber/ });
    expect(await row.innerText()).toMatch(/string, optional[\s\S]*with leading zeros/);
    expect(await company.getByRole('row', { name: /tradingName/ }).innerText()).toMatch(/optional/);
    await company.getByText('Python', { exact: true }).click();
    expect(await company.getByText('import urllib.request').isVisible()).toBe(true);
    expect(await company.getByText('curl --fail').isVisible()).toBe(false);
    expect(await company.getByText('"legalName": "Tarrowfen Voice Limited"').isVisible()).toBe(true);
    expect(await page.getByRole('button').count()).toBe(
      scripts ? (await page.locator('figure.code:visible').count()) + apiPaths.length : 0,
    );
  });

  it.each(apiPaths)('tries %s: one GET of this origin, its status, header fields and body', async (path) => {
    const { page, requests, requestsAfter, said } = await browser.visit();
    await page.goto(`${site.origin}/docs/api/`, { waitUntil: 'networkidle' });
    const before = requests.length;
    await page.getByRole('button', { name: `Try it: GET ${path}` }).click();
    const body = page.getByRole('region', { name: `Body: ${path}` });
    await body.waitFor();
    const answer = await fetch(site.origin + path);
    const text = await answerTo(page, path).innerText();
    expect(text).toMatch(/^200 OK/);
    for (const name of ['content-type', 'etag', 'cache-control'])
      expect(text).toContain(`${name}\n${answer.headers.get(name)}`);
    expect(await body.textContent()).toBe(await answer.text());
    expect(requestsAfter(before)).toEqual([site.origin + path]);
    expect(said).toEqual([]);
  });

  // Where the reader looks: inside of the window, of every scroller around it, and under nothing.
  const seen = `(element, part) => {
    const box = (part === 'all' ? element : element.firstElementChild).getBoundingClientRect();
    const [x, y] = [box.x + Math.min(box.width, 40) / 2, box.y + Math.min(box.height, 20) / 2];
    return element.contains(document.elementFromPoint(x, y)) && (part === 'start' || box.bottom <= innerHeight);
  }`;
  const isSeen = (page: Page, selector: string, part: 'all' | 'start') =>
    page.evaluate<boolean>(`(${seen})(document.querySelector(${JSON.stringify(selector)}), '${part}')`);

  it.each([
    [1280, 800],
    [1440, 900],
    [1920, 1080],
    [390, 844],
    [844, 390],
  ])('%i × %i: the answer stands in the place of the example, in view', async (width, height) => {
    const { page } = await browser.visit({ viewport: { width, height } });
    await page.goto(`${site.origin}/docs/api/`, { waitUntil: 'networkidle' });
    for (const path of apiPaths) {
      const place = page.locator(`[data-try="${path}"]`);
      const example = place.locator('[data-example]');
      const fromButton = async (selector: string) =>
        (await place.locator(selector).boundingBox())!.y -
        (await place.getByRole('button', { name: 'Try it' }).boundingBox())!.y;
      const before = await fromButton('[data-example]');
      await page.getByRole('button', { name: `Try it: GET ${path}` }).click();
      await page.getByRole('region', { name: `Body: ${path}` }).waitFor();
      expect(await example.isVisible()).toBe(false);
      expect(await fromButton('.answer')).toBeCloseTo(before, 0);
      expect(await isSeen(page, `[data-try="${path}"] .status-line`, 'all'), `status of ${path}`).toBe(true);
      expect(await isSeen(page, `[data-try="${path}"] section`, height < 500 ? 'start' : 'all'), path).toBe(true);
      await page.getByRole('button', { name: `Show the example: ${path}` }).click();
      expect([await example.isVisible(), await answerTo(page, path).innerText()]).toEqual([true, '']);
    }
  });

  it.each([320, 390])('%i px: no endpoint is cut off, and nothing needs to be scrolled sideways', async (width) => {
    const { page } = await browser.visit({ viewport: { width, height: 844 } });
    await page.goto(`${site.origin}/docs/api/`);
    const cells = page.getByRole('table', { name: 'Endpoints' }).locator('th, td, a, time');
    expect(await cells.count()).toBeGreaterThan(apiPaths.length * 4);
    for (const cell of await cells.all()) {
      const { x, width: wide } = (await cell.boundingBox())!;
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + wide).toBeLessThanOrEqual(width);
    }
    const cut = `[...document.querySelectorAll('.endpoints :is(th, td)')].filter((e) => e.scrollWidth > e.clientWidth)`;
    expect(await page.evaluate(`${cut}.length`)).toBe(0);
  });

  it('is told when there is no answer', async () => {
    const { page } = await browser.visit();
    await page.goto(`${site.origin}/docs/api/`, { waitUntil: 'networkidle' });
    await page.route('**/company.json', (route) => route.abort());
    await page.getByRole('button', { name: 'Try it: GET /api/v1/company.json' }).click();
    await expect.poll(() => answerTo(page, '/api/v1/company.json').innerText()).toMatch(/No response/);
  });

  it('copies a program', async () => {
    const { page } = await browser.visit({ permissions: ['clipboard-read', 'clipboard-write'] });
    await page.goto(`${site.origin}/docs/api/`, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Copy: curl: /api/v1/status.json' }).click();
    await expect.poll(() => page.getByRole('status').innerText()).toBe('Copied');
    const copied = await page.evaluate('navigator.clipboard.readText()');
    expect(copied).toBe(`curl --fail --header 'Accept: application/json' \\\n  '${site.origin}/api/v1/status.json'`);
  });
});
