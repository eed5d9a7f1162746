import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Loopback, serveExample } from '../third-party/helpers.ts';
import { canBrowse, startBrowser, type TestBrowser } from './tools.ts';

const question = 'question-how-fast-is-the-answer';

// The focused element, and whether one can see that it has the focus.
const focused = `(() => {
  const at = document.activeElement;
  if (!at || at === document.body) return undefined;
  const box = at.getBoundingClientRect();
  const seen = getComputedStyle(at).outlineStyle !== 'none' && box.width > 0 && box.bottom > 0 && box.top < innerHeight;
  return (seen ? '' : 'NOT SEEN: ') + (at.textContent.trim().slice(0, 40) || at.tagName);
})()`;

describe.skipIf(!canBrowse)('a visitor', () => {
  let site: Loopback;
  let browser: TestBrowser;
  beforeAll(async () => {
    [site, browser] = await Promise.all([serveExample(), startBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await site?.close();
  });

  describe.each([true, false])('with scripts: %s', (javaScriptEnabled) => {
    it('follows a deep link to a question, and finds it open and in view', async () => {
      const { page } = await browser.visit({ javaScriptEnabled });
      await page.goto(`${site.origin}/questions/#${question}`);
      await expect.poll(() => page.locator(`#${question}`).isVisible()).toBe(true);
      expect(await page.locator('details[open]').count()).toBe(1);
      const summary = page.locator('details[open] summary');
      await expect.poll(async () => (await summary.boundingBox())!.y).toBeGreaterThanOrEqual(0);
      expect((await summary.boundingBox())!.y).toBeLessThan(600);
    });

    it('reads an answer on the ground of the page, as it is no answer of the API', async () => {
      const { page } = await browser.visit({ javaScriptEnabled });
      await page.goto(`${site.origin}/questions/#${question}`);
      const ground = "getComputedStyle(document.querySelector('details .answer')).backgroundColor";
      expect(await page.evaluate(ground)).toBe('rgba(0, 0, 0, 0)');
    });

    it('opens a question and the link to it', async () => {
      const { page } = await browser.visit({ javaScriptEnabled });
      await page.goto(`${site.origin}/questions/`);
      const details = page.locator('details', { has: page.locator(`#${question}`) });
      await details.locator('summary').click();
      await details.getByText('Link to this answer').click();
      expect(page.url()).toBe(`${site.origin}/questions/how-fast-is-the-answer/`);
      expect(await page.locator('h1').innerText()).toBe('How quickly is a request answered?');
    });

    it('gets from any page to the contact form, and back home', async () => {
      const { page } = await browser.visit({ javaScriptEnabled });
      await page.goto(`${site.origin}/privacy/`);
      await page.getByRole('link', { name: 'Write a request' }).first().click();
      expect(page.url()).toBe(`${site.origin}/contact/`);
      const form = page.getByRole('form', { name: 'Write a request' });
      await expect.poll(async () => (await form.boundingBox())!.y).toBeLessThan(720);
      expect(await form.innerText()).toMatch(/must not contain personal, patient or clinical data/);
      expect(await form.locator('.topics b').allTextContents()).toEqual(['Partnership', 'Product briefing']);
      // Two of the four things are names, which need a line.
      for (const field of ['.field textarea', '.field input[type=text]']) {
        expect(await form.locator(field).count()).toBe(2);
        expect(await form.locator(`${field}:visible`).count()).toBe(javaScriptEnabled ? 2 : 0);
      }
    });

    it('sees no control that does nothing', async () => {
      const { page } = await browser.visit({ javaScriptEnabled });
      await page.goto(`${site.origin}/`);
      await page.waitForLoadState('networkidle');
      const controls = await page.getByRole('button').or(page.getByRole('searchbox')).count();
      expect(controls).toBe(javaScriptEnabled ? 2 : 0);
    });
  });

  it('follows the address that an answer had on the homepage to its page', async () => {
    const { page } = await browser.visit();
    await page.goto(`${site.origin}/#${question}`);
    await expect.poll(() => page.url()).toBe(`${site.origin}/questions/how-fast-is-the-answer/`);
  });

  it('is led from a mistyped address to the nearest page', async () => {
    const { page } = await browser.visit();
    await page.goto(`${site.origin}/accessibilty/`);
    const nearest = page.locator('[data-nearest] li:visible');
    expect(await nearest.first().innerText()).toBe('Accessibility');
    expect(await nearest.count()).toBeLessThanOrEqual(5);
    expect(await page.locator('h2:has(+ [data-nearest])').innerText()).toBe('Nearest pages');
    await page.goto(`${site.origin}/xyzzy/`);
    expect(await page.locator('h2:has(+ [data-nearest])').innerText()).toBe('Pages');
  });

  it('searches the questions', async () => {
    const { page } = await browser.visit();
    await page.goto(`${site.origin}/questions/`);
    const all = page.locator('main details');
    const total = await all.count();
    const search = page.getByRole('searchbox', { name: 'Search the questions' });
    await search.fill('accents LANGUAGES');
    expect(await page.locator('main details:visible').allInnerTexts()).toEqual([
      expect.stringMatching(/languages and accents/i),
    ]);
    expect(await page.locator('[data-group] h2:visible').count()).toBe(1);
    expect(await page.getByRole('status').first().innerText()).toBe(`Questions found: 1 of ${total}`);
    await search.fill('zebra crossing');
    expect(await page.locator('main details:visible').count()).toBe(0);
    expect(await page.getByRole('status').first().innerText()).toMatch(/No question contains that/);
    await search.press('Escape');
    expect(await search.inputValue()).toBe('');
    expect(await page.locator('main details:visible').count()).toBe(total);
  });

  it('walks through the homepage by keyboard alone: skip link first, focus always seen, order as read', async () => {
    const { page } = await browser.visit({ viewport: { width: 1280, height: 800 } });
    await page.goto(`${site.origin}/`);
    const stops: string[] = [];
    for (let i = 0; i < 400; i += 1) {
      await page.keyboard.press('Tab');
      const stop = await page.evaluate<string | undefined>(focused);
      if (stop === undefined) break;
      stops.push(stop);
    }
    expect(stops.filter((stop) => stop.startsWith('NOT SEEN'))).toEqual([]);
    expect(stops.slice(0, 3)).toEqual(['Skip to content', 'Tarrowfen Voice', 'Solutions']);
    expect(stops.length).toBeGreaterThan(80);
    await page.goto(`${site.origin}/`);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await page.evaluate('document.activeElement.id')).toBe('main');
  });
});
