import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeViolations, canBrowse, startBrowser, type TestBrowser } from '../browser/tools.ts';
import { byTurn } from '../support/runs.ts';
import { type Started, startDev } from './dev-server.ts';
import { copySite, type TestSite } from './site.ts';

const folder = '.cache/screenshots';

describe.skipIf(!canBrowse)('an editor at the desk', () => {
  let site: TestSite;
  let dev: Started;
  let browser: TestBrowser;
  beforeAll(async () => {
    site = copySite('example');
    site.write('content/brand.ts', "export default { color: '#1f6f54' };\n");
    [dev, browser] = await Promise.all([startDev(site, 4570), startBrowser()]);
    mkdirSync(folder, { recursive: true });
  });
  afterAll(async () => {
    await browser?.close();
    await dev?.stop();
    site?.remove();
  });
  const file = 'content/pages/privacy.md';
  const text = () => readFileSync(join(site.dir, file), 'utf8');

  it('edits right, edits wrong and mends it; the page follows without a touch', async () => {
    const { page, said } = await browser.visit();
    await page.goto(`${dev.origin}/privacy/`);
    const good = text();
    site.write(file, good.replace('title: Privacy', 'title: Privacy at length'));
    await page.getByRole('heading', { level: 1, name: 'Privacy at length' }).waitFor();

    site.write(file, good.replace('title: Privacy', 'title: Privacy at length\nauthr: me'));
    const alert = page.getByRole('alert');
    await alert.waitFor();
    const shown = await alert.innerText();
    expect(shown).toContain('One error in the content');
    expect(shown).toContain(`${file}:3:1`);
    expect(shown).toContain('3  authr: me');
    await page.screenshot({ path: `${folder}/desk-overlay.png` });
    expect(await axeViolations(page)).toEqual([]);
    // The last good page is still there, and a press of a key shows it.
    await page.keyboard.press('Escape');
    await alert.waitFor({ state: 'detached' });
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Privacy at length');
    await page.getByRole('button', { name: 'One error' }).click();
    await alert.waitFor();

    site.write(file, good);
    await page.getByRole('heading', { level: 1, name: 'Privacy', exact: true }).waitFor();
    expect(await alert.count()).toBe(0);
    expect(said).toEqual([]);
  });

  const screens = [
    [1360, 'light'],
    [390, 'dark'],
  ] as const;
  it.each(byTurn(screens, 2))(
    'reads every view at %i pixels in %s, without a word from the console',
    async (width, colorScheme) => {
      const { page, said, requests } = await browser.visit({ viewport: { width, height: 900 }, colorScheme });
      const views = {
        content: '',
        documents: '#documents',
        brand: '#edit=content/brand.ts#/color',
        page: '#document=/privacy/',
        api: '#document=/api/v1/company.json',
        negotiation: '#negotiation=/',
        problems: '#problems',
      };
      for (const [name, hash] of Object.entries(views)) {
        await page.goto(`${dev.origin}/__gazette/${hash}`);
        await page.locator('main :is(h2, .empty)').first().waitFor();
        await page.getByText('All is well.').waitFor();
        expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth'), name).toBeLessThanOrEqual(0);
        expect(await axeViolations(page), name).toEqual([]);
        await page.screenshot({ path: `${folder}/desk-${name}-${width}-${colorScheme}.png` });
      }
      expect(said).toEqual([]);
      expect(requests.filter((address) => !address.startsWith(dev.origin))).toEqual([]);
    },
  );

  it('follows a link in the page that the desk shows, and plays with Accept', async () => {
    const { page } = await browser.visit({ viewport: { width: 1360, height: 900 } });
    await page.goto(`${dev.origin}/__gazette/#document=/terms/`);
    await page.frameLocator('iframe').getByRole('link', { name: 'API reference', exact: true }).first().click();
    await page.getByRole('heading', { level: 2, name: '/docs/api/' }).waitFor();
    await page.getByRole('link', { name: 'Negotiate' }).click();
    await page.getByRole('textbox', { name: 'Accept' }).fill('text/markdown;q=0.4, text/html;q=0.3');
    await page.getByText('200 text/markdown; charset=utf-8').waitFor();
    await page.getByRole('button', { name: 'A browser' }).click();
    await page.getByText('200 text/html; charset=utf-8').waitFor();
  });
});
