import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiPaths, referencePageOf } from '../spec/origin.ts';
import { byTurn } from '../support/runs.ts';
import { type Loopback, serveExample } from '../third-party/helpers.ts';
import { measure } from './judge.ts';
import { axeViolations, canBrowse, startBrowser, type TestBrowser } from './tools.ts';

const company = '/api/v1/company.json';
const placeOf = (page: Page, path: string) => page.locator(`[data-try="${path}"]`);
const tryIt = (page: Page, path: string) => page.getByRole('button', { name: `Try it: GET ${path}` });
const request = (page: Page) => page.locator('#request');

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
  const open = async (path: string, options: Parameters<TestBrowser['visit']>[0] = {}) => {
    const visit = await browser.visit({ viewport: { width: 1280, height: 800 }, ...options });
    await visit.page.goto(site.origin + path);
    return visit;
  };

  it.each([true, false])('finds every endpoint with fields, programs and example (scripts: %s)', async (scripts) => {
    const { page } = await open('/docs/api/', { javaScriptEnabled: scripts });
    expect(await page.locator('.endpoints li').count()).toBe(apiPaths.length);
    await page.getByRole('main').getByRole('link', { name: 'Company', exact: true }).click();
    expect(page.url()).toBe(`${site.origin}/docs/api/company/`);
    expect(await page.locator('[id="company.companyNumber"]').innerText()).toMatch(
      /string, optional[\s\S]*with leading zeros/,
    );
    expect(await page.locator('[id="company.legalName"]').innerText()).not.toContain('optional');
    await request(page).getByText('Python', { exact: true }).click();
    expect(await request(page).getByText('import urllib.request').isVisible()).toBe(true);
    expect(await request(page).getByText('curl -fsS').isVisible()).toBe(false);
    const example = placeOf(page, company).getByText('"legalName": "Tarrowfen Voice Limited"');
    expect(await example.isVisible()).toBe(true);
    expect(await page.getByRole('button').count()).toBe(
      scripts ? (await page.locator('figure.code:visible').count()) + 2 : 0,
    );
    expect(await page.getByRole('link', { name: 'Markdown: Company' }).getAttribute('href')).toBe(
      '/docs/api/company.md',
    );
  });

  it('loads in all that the other pages do not need no more than 8 KB compressed, and moves nothing', async () => {
    const { page, requests } = await browser.visit({ viewport: { width: 1280, height: 800 } });
    const moved = `new PerformanceObserver((list) => {
      for (const { value } of list.getEntries()) globalThis.moved = (globalThis.moved ?? 0) + value;
    }).observe({ type: 'layout-shift', buffered: true })`;
    await page.addInitScript(moved);
    for (const [width, height] of [
      [390, 844],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(`${site.origin}/docs/api/company/`);
      expect(await page.evaluate('globalThis.moved ?? 0'), `${width}`).toBe(0);
    }
    const script = requests.find((url) => /\/assets\/reference\.\w+\.js$/.test(url))!;
    const { gzipSync } = await import('node:zlib');
    const { length } = gzipSync(Buffer.from(await (await fetch(script)).arrayBuffer()));
    expect(length).toBeLessThanOrEqual(8 * 1024);
    const home = await open('/');
    expect(home.requests.filter((url) => url === script)).toEqual([]);
  });

  it('tries endpoints: one GET of this origin each, its status, time, size, header fields and body', async () => {
    const { page, requests, requestsAfter, said } = await open('/docs/api/');
    for (const path of byTurn(apiPaths, 3)) {
      await page.goto(site.origin + referencePageOf(path));
      const before = requests.length;
      const place = placeOf(page, path);
      expect(await place.getByRole('tab', { selected: true }).innerText()).toBe('Example');
      await tryIt(page, path).click();
      const body = page.getByRole('region', { name: `Body: ${path}` });
      await body.waitFor();
      expect(await place.getByRole('tab', { selected: true }).innerText()).toBe('Live answer');
      const answer = await fetch(site.origin + path);
      const text = await answer.text();
      const size = new TextEncoder().encode(text).length;
      expect(await place.getByRole('status').innerText()).toMatch(new RegExp(`^200 OK, \\d+ ms, ${size} bytes$`));
      await place.getByText('Response headers').click();
      const fields = await place.locator('dl').innerText();
      for (const name of ['content-type', 'etag', 'cache-control'])
        expect(fields).toContain(`${name}\n${answer.headers.get(name)}`);
      expect(await body.textContent()).toBe(text);
      expect(requestsAfter(before)).toEqual([site.origin + path]);
      expect(said).toEqual([]);
    }
  });

  const screens = [
    [1280, 800, 389],
    [390, 844, 713],
  ] as const;
  it.each(byTurn(screens, 2))(
    '%i × %i: every request can be tried on the first screen, and the answer moves nothing',
    async (width, height, most) => {
      const { page } = await open('/docs/api/', { viewport: { width, height } });
      for (const path of byTurn(apiPaths, 3)) {
        await page.goto(site.origin + referencePageOf(path));
        const place = placeOf(page, path);
        await place.evaluate((element: { closest(s: string): { scrollIntoView(): void } }) =>
          element.closest('.endpoint').scrollIntoView(),
        );
        const topOf = async () => Math.round((await tryIt(page, path).boundingBox())!.y);
        const [top, box] = [await topOf(), await place.boundingBox()];
        expect(top, path).toBeGreaterThan(0);
        expect(top, path).toBeLessThanOrEqual(most);
        await tryIt(page, path).click();
        await page.getByRole('region', { name: `Body: ${path}` }).waitFor();
        expect(await topOf()).toBe(top);
        expect(await place.boundingBox()).toEqual(box);
      }
    },
  );

  it('reads request and answer before the fields on a phone, and beside them on a wide screen', async () => {
    const { page } = await open('/docs/api/company/', { viewport: { width: 390, height: 844 } });
    // Whoever comes to the page of one endpoint sees that it can be tried.
    const button = (await tryIt(page, company).boundingBox())!;
    expect(button.y + button.height).toBeLessThanOrEqual(844);
    const box = async (selector: string) => (await page.locator(selector).boundingBox())!;
    const below = async () => [await box('.endpoint-head'), await box('.endpoint-code'), await box('.endpoint-fields')];
    const tops = (await below()).map(({ y }) => y);
    expect(tops).toEqual([...tops].sort((a, b) => a - b));
    await page.setViewportSize({ width: 1280, height: 800 });
    const [head, code, fields] = await below();
    expect([code!.x > fields!.x, Math.abs(code!.y - head!.y) < 2]).toEqual([true, true]);
  });

  it('chooses a language by keyboard, also for the next visit and the other endpoints', async () => {
    const { page } = await open('/docs/api/company/');
    const chosen = () => request(page).getByRole('tab', { selected: true }).innerText();
    await request(page).getByRole('tab', { name: 'curl' }).focus();
    const keys = { ArrowRight: 'JavaScript', End: 'Go', ' ': 'Go', Home: 'curl', ArrowLeft: 'Go' };
    for (const [key, name] of Object.entries(keys)) {
      await page.keyboard.press(key);
      expect(await chosen(), key).toBe(name);
    }
    // One Tab stop: the next one is the button that copies, in the panel.
    await page.keyboard.press('Tab');
    expect(await page.evaluate('document.activeElement.getAttribute("aria-label")')).toBe(`Copy: Go: ${company}`);
    for (const path of ['/docs/api/company/', '/docs/api/status/']) {
      await page.goto(site.origin + path);
      expect(await chosen(), path).toBe('Go');
    }
    expect(await request(page).getByText('func main()').isVisible()).toBe(true);
  });

  it('has tabs where a browser keeps nothing', async () => {
    const { page, said } = await browser.visit();
    await page.addInitScript(`Object.defineProperty(globalThis, 'localStorage', { get() { throw new Error('no'); } })`);
    await page.goto(`${site.origin}/docs/api/company/`);
    await page.getByRole('tab', { name: 'PHP' }).click();
    expect(await page.getByText('<?php').isVisible()).toBe(true);
    expect(said).toEqual([]);
  });

  it('finds fields: / leads to the box, Enter to the first, Escape back to all', async () => {
    const { page } = await open('/docs/api/company/');
    const shown = () => page.locator('.endpoint-fields > .fields > div:visible').count();
    const status = page.getByRole('search').getByRole('status');
    const all = await shown();
    const words = { 'registry name': 1, REGISTRY: 3, 'opening hours regular': 2, zebra: 0 };
    const counts: Record<string, number> = {};
    await page.keyboard.press('/');
    for (const word of Object.keys(words)) {
      await page.keyboard.press('Escape');
      await page.keyboard.type(word);
      counts[word] = await shown();
    }
    expect(counts).toEqual(words);
    expect(await status.innerText()).toBe('No field contains that.');
    await page.keyboard.press('Escape');
    expect([await shown(), await status.innerText()]).toEqual([all, '']);
    await page.keyboard.type('registry name');
    expect(await status.innerText()).toMatch(/^Fields found: 1 of \d{3}$/);
    expect(await page.locator('[id="company.registry.url"]').isVisible()).toBe(false);
    await page.keyboard.press('Enter');
    expect(page.url()).toBe(`${site.origin}/docs/api/company/#company.registry.name`);
    expect(await page.locator(':target').innerText()).toContain('Name of the register.');
    // A field that lies deep is unfolded.
    await page.getByRole('searchbox').fill('regular closes next day');
    expect(await page.locator('[id="company.openingHours.regular.closesNextDay"]').isVisible()).toBe(true);
  });

  it('links to every field, also to one that is folded in', async () => {
    const { page } = await open('/docs/api/company/#company.openingHours.regular.closes');
    const field = page.locator('[id="company.openingHours.regular.closes"]');
    expect(await field.isVisible()).toBe(true);
    expect(await page.locator(':target').getAttribute('id')).toBe('company.openingHours.regular.closes');
    const link = field.getByRole('link', { name: 'Link: company.openingHours.regular.closes' });
    const { width, height } = (await link.boundingBox())!;
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    expect(await link.getAttribute('href')).toBe('#company.openingHours.regular.closes');
  });

  it('sees in the side list which endpoint this is, and its fields', async () => {
    const { page } = await open('/docs/api/company/');
    const nav = page.getByRole('navigation', { name: 'Reference' });
    expect(await nav.locator('[aria-current=page]').innerText()).toBe('Company');
    expect(await nav.getByText('Fields: Company').isVisible()).toBe(true);
    await nav.getByRole('link', { name: 'legalName' }).click();
    expect(page.url()).toBe(`${site.origin}/docs/api/company/#company.legalName`);
  });

  it('is told when there is no answer, why, and after ten seconds', async () => {
    const { page } = await browser.visit();
    await page.clock.install();
    await page.goto(`${site.origin}/docs/api/company/`);
    const status = placeOf(page, company).getByRole('status');
    const ask = tryIt(page, company);
    await page.route('**/company.json', (route) => route.abort());
    await ask.click();
    await expect.poll(() => status.innerText()).toBe('No response: Failed to fetch');
    await page.unroute('**/company.json');
    await page.route('**/company.json', (route) => route.fulfill({ status: 503, body: 'Back soon' }));
    await ask.click();
    await expect.poll(() => status.innerText()).toMatch(/^503 Service Unavailable, \d+ ms, 9 bytes$/);
    await page.unroute('**/company.json');
    // A server that never answers.
    await page.route('**/company.json', () => {});
    await ask.click();
    await expect.poll(() => status.innerText()).toBe('Asking …');
    await page.clock.fastForward(9_000);
    expect(await status.innerText()).toBe('Asking …');
    await page.clock.fastForward(1_500);
    await expect.poll(() => status.innerText()).toBe('No response: none within 10 seconds');
    await page.unroute('**/company.json');
    await page.context().setOffline(true);
    await ask.click();
    await expect.poll(() => status.innerText()).toBe('No response: this device is offline');
  });

  it('copies a program, and the Markdown of an endpoint for an agent', async () => {
    const { page } = await open('/docs/api/status/', { permissions: ['clipboard-read', 'clipboard-write'] });
    const copied = () => page.evaluate('navigator.clipboard.readText()');
    await page.getByRole('button', { name: 'Copy: curl: /api/v1/status.json' }).click();
    await expect.poll(() => page.locator('[role=status]', { hasText: 'Copied' }).count()).toBe(1);
    expect(await copied()).toBe(`curl -fsS '${site.origin}/api/v1/status.json'`);
    await page.getByRole('button', { name: 'Copy for an agent: Status' }).click();
    const markdown = await (await fetch(`${site.origin}/docs/api/status.md`)).text();
    await expect.poll(copied).toBe(markdown);
  });

  it('has the Markdown ready to be copied where a browser refuses to', async () => {
    const { page } = await browser.visit();
    await page.addInitScript(`navigator.clipboard.write = () => Promise.reject(new Error('refused'))`);
    await page.goto(`${site.origin}/docs/api/company/`);
    await page.getByRole('button', { name: 'Copy for an agent: Company' }).click();
    const box = page.getByRole('textbox', { name: 'Copy for an agent: Company' });
    expect(await box.inputValue()).toMatch(/^---\n[\s\S]*?\n---\n\n# Company\n[\s\S]*curl -fsS/);
    expect(await page.evaluate('getSelection().toString().length')).toBeGreaterThan(1000);
  });

  const views = (process.env.LONG ? [320, 390, 768, 1280, 1920] : [320, 1280]).flatMap((width) =>
    (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
  );
  it.each(byTurn(views, 4))(
    '$width px, $colorScheme: accessible, and nothing is cut off or scrolls sideways',
    async ({ width, colorScheme }) => {
      const { page, said } = await open('/docs/api/company/', { viewport: { width, height: 844 }, colorScheme });
      await tryIt(page, company).click();
      await page.getByRole('region', { name: `Body: ${company}` }).waitFor();
      await page.evaluate('for (const details of document.querySelectorAll("details")) details.open = true');
      expect(await axeViolations(page)).toEqual([]);
      expect(await measure(page)).toEqual([]);
      await page.goto(`${site.origin}/docs/api/`);
      expect(await measure(page)).toEqual([]);
      expect(said).toEqual([]);
    },
  );
});
