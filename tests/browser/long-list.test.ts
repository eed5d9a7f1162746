import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copySite, type TestSite } from '../desk/site.ts';
import { type Loopback, serveExample } from '../third-party/helpers.ts';
import { axeViolations, canBrowse, startBrowser, type TestBrowser } from './tools.ts';

const d = "description: 'Was es sagt.'";
const places = ['Köln', 'Łódź', 'Größe', 'Bonn'];
/** The most items of a module. */
const items = Array.from(
  { length: 5000 },
  (_, i) => `{ id: 'm${i}', name: '${places[i % 4]} Modell ${i}', since: '2020-01-31', like: 'm${(i * 7) % 5000}' },`,
);
const module = (listed: readonly string[]) => `export default {
  updated: '2026-01-02', title: 'Modelle', item: 'Modell', description: 'Was gebaut wird.', heading: 'name',
  fields: {
    name: { kind: 'text', ${d} }, since: { kind: 'date', ${d}, label: 'Seit' },
    like: { kind: 'reference', to: 'models', ${d}, label: 'Wie' },
  },
  items: [${listed.join('\n')}],
};
`;

describe.skipIf(!canBrowse)('a fact module of 5,000 items', () => {
  let copy: TestSite;
  let site: Loopback;
  let browser: TestBrowser;
  beforeAll(async () => {
    copy = copySite();
    mkdirSync(join(copy.dir, 'content/facts'));
    writeFileSync(join(copy.dir, 'content/facts/models.ts'), module(items));
    writeFileSync(
      join(copy.dir, 'content/facts/short-list.ts'),
      module(items.slice(0, 20))
        .replaceAll(/m(\d+)' },/g, "m0' },")
        .replace("to: 'models'", "to: 'short-list'"),
    );
    writeFileSync(
      join(copy.dir, 'content/facts/longer-list.ts'),
      module(items.slice(0, 21))
        .replaceAll(/m(\d+)' },/g, "m0' },")
        .replace("to: 'models'", "to: 'longer-list'"),
    );
    [site, browser] = await Promise.all([serveExample(copy.options), startBrowser()]);
  }, 120_000);
  afterAll(async () => {
    await browser?.close();
    await site?.close();
    copy?.remove();
  });

  it('is searched as one types: whatever its case and marks, every word of it, parts of words too', async () => {
    const { page, said } = await browser.visit();
    await page.goto(`${site.origin}/models/`);
    const search = page.getByRole('searchbox', { name: 'Liste durchsuchen' });
    const status = page.getByRole('status').first();
    const shown = () => page.locator('.items > li:visible h2').allInnerTexts();
    await search.fill('LODZ zebra');
    expect(await shown()).toEqual([]);
    expect(await status.innerText()).toBe('Kein Eintrag enthält das.');
    await search.fill('koln modell 4996');
    expect(await shown()).toEqual(['Köln Modell 1428', 'Köln Modell 4996']);
    expect(await status.innerText()).toBe('Gefundene Einträge: 2 von 5000');
    // A link leads to what the search has hidden: it is shown.
    await page.getByRole('link', { name: /^.+ Modell 4972$/ }).click();
    expect(await search.inputValue()).toBe('');
    expect(await page.locator('#models-m4972').isVisible()).toBe(true);
    await search.fill('bonn');
    await search.press('Escape');
    expect([await search.inputValue(), await status.innerText()]).toEqual(['', '']);
    expect(said).toEqual([]);
    await page.context().close();
  }, 120_000);

  it('is drawn only where it is seen', async () => {
    const { page } = await browser.visit();
    await page.goto(`${site.origin}/models/`);
    const drawn = await page.evaluate(`[...document.querySelectorAll('.items > li')].map((item) =>
      item.querySelector('dl').checkVisibility({ contentVisibilityAuto: true }))`);
    expect((drawn as boolean[])[0]).toBe(true);
    expect((drawn as boolean[]).filter(Boolean).length).toBeLessThan(500);
    await page.context().close();
  }, 120_000);

  it('is whole without scripts, and a short list is not searched', async () => {
    const { page } = await browser.visit({ javaScriptEnabled: false });
    await page.goto(`${site.origin}/models/`);
    expect(await page.locator('.items > li:visible').count()).toBe(5000);
    expect(await page.locator('.search').isVisible()).toBe(false);
    await page.context().close();
    const { page: short } = await browser.visit();
    await short.goto(`${site.origin}/short-list/`);
    expect(await short.getByRole('searchbox').count()).toBe(0);
    await short.goto(`${site.origin}/longer-list/`);
    expect(await axeViolations(short)).toEqual([]);
    await short.getByRole('searchbox').fill('bonn');
    expect(await short.locator('.items > li:visible').count()).toBe(5);
    expect(await axeViolations(short)).toEqual([]);
    await short.context().close();
  }, 120_000);
});
