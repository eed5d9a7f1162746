import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Loopback, serveExample } from '../third-party/helpers.ts';
import { canBrowse, startBrowser, type TestBrowser } from './tools.ts';

const small = { contentDir: 'tests/fixtures/small/content', publicDir: 'tests/fixtures/small/public' };

describe.skipIf(!canBrowse)('a visitor of a German site', () => {
  let site: Loopback;
  let browser: TestBrowser;
  beforeAll(async () => {
    [site, browser] = await Promise.all([serveExample(small), startBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await site?.close();
  });

  async function open(path: string) {
    const visit = await browser.visit({ permissions: ['clipboard-read', 'clipboard-write'] });
    await visit.page.goto(site.origin + path);
    return visit;
  }

  it('searches the questions and is told in German what was found', async () => {
    const { page, said } = await open('/questions/');
    const search = page.getByRole('searchbox', { name: 'Fragen durchsuchen' });
    const status = page.getByRole('status').first();
    await search.fill('LAUT');
    await expect.poll(() => status.innerText()).toBe('Gefundene Fragen: 1 von 1');
    await search.fill('Zebrastreifen');
    await expect.poll(() => status.innerText()).toMatch(/^Keine Frage enthält das\./);
    expect(said).toEqual([]);
  });

  it('copies a program', async () => {
    const { page } = await open('/docs/api/status/');
    await page.getByRole('button', { name: /^Kopieren: curl.*\/api\/v1\/status\.json$/ }).click();
    await expect.poll(() => page.locator('[role=status]', { hasText: 'Kopiert' }).count()).toBe(1);
    expect(await page.evaluate('navigator.clipboard.readText()')).toContain(`'${site.origin}/api/v1/status.json'`);
  });

  it('tries an endpoint, and is told when there is no answer', async () => {
    const { page } = await open('/docs/api/company/');
    const path = '/api/v1/company.json';
    const answer = page.locator(`[data-try="${path}"] .answer`);
    const button = page.getByRole('button', { name: `Ausprobieren: GET ${path}` });
    await button.click();
    await page.getByRole('region', { name: `Inhalt: ${path}` }).waitFor();
    expect(await answer.innerText()).toMatch(/^200 OK, \d+ ms, [1-9]\d+ Byte\n/);
    await page.route('**/company.json', (route) => route.abort());
    await button.click();
    await expect.poll(() => answer.innerText()).toMatch(/^Keine Antwort: /);
  });

  it('writes a request, and copies it as a text', async () => {
    const { page, cdp } = await open('/');
    const client = await cdp();
    await client.send('Page.enable');
    const opened: string[] = [];
    client.on('Page.frameRequestedNavigation', ({ url }) => void opened.push(url));
    const form = page.getByRole('form', { name: 'Eine Anfrage schreiben' });
    await form.getByRole('radio', { name: /^Händler werden/ }).check();
    for (const box of await form.locator('textarea:visible').all()) await box.fill('Grüße & Größe');
    await page.getByRole('button', { name: 'E-Mail schreiben' }).dispatchEvent('click');
    await expect.poll(() => opened).toHaveLength(1);
    expect(decodeURIComponent(opened[0] ?? '')).toMatch(
      /subject=Händler werden[\s\S]*Thema: Händler werden[\s\S]*Grüße & Größe/,
    );
    const status = form.getByRole('status');
    await expect.poll(() => status.innerText()).toMatch(/^Ihr E-Mail-Programm öffnet sich mit der Anfrage\./);
    await page.getByRole('button', { name: 'Als Text kopieren' }).click();
    await expect.poll(() => status.innerText()).toMatch(/^Kopiert\. Fügen Sie den Text in eine E-Mail/);
    expect(await page.evaluate('navigator.clipboard.readText()')).toMatch(/Thema: Händler werden/);
  });
});
