import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createNodeListener } from '../../src/http/node-listener.ts';
import { ownScriptRelease } from '../hosts/own-script.ts';
import { canBrowse, startBrowser, type TestBrowser } from './tools.ts';

describe.skipIf(!canBrowse)('addresses in their own script in a browser', () => {
  const release = ownScriptRelease();
  const server = createServer(createNodeListener(() => release));
  let origin: string;
  let browser: TestBrowser;
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    browser = await startBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  it('a visitor types one, follows links, and arrives at anchors', async () => {
    const { page } = await browser.visit();
    const at = () => decodeURI(page.url().slice(origin.length));
    await page.goto(`${origin}/מחירים/`);
    for (const [name, path] of [
      ['דף', '/会社概要/'],
      ['料金', '/цены/'],
    ] as const) {
      await page.getByRole('main').getByRole('link', { name }).click();
      await page.waitForLoadState();
      expect(at()).toBe(path);
    }
    await page.goto(`${origin}/über-uns/#größe`);
    expect(await page.evaluate(() => document.querySelector(':target')?.textContent)).toBe('Größe');
    await page.goto(`${origin}/%e4%bc%9a%e7%a4%be%e6%a6%82%e8%a6%81`);
    expect(at()).toBe('/会社概要/');
    await page.getByRole('main').getByRole('link', { name: 'ここ' }).click();
    expect(await page.evaluate(() => document.querySelector(':target')?.textContent)).toBe('所在地');
  });
});
