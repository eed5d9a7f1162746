import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { organisations } from '../support/organisations.ts';
import { byTurn, turn } from '../support/runs.ts';
import { serveExample } from '../third-party/helpers.ts';
import { countShifts } from './shifts.ts';
import { canBrowse, startBrowser, type TestBrowser } from './tools.ts';
import { branded, fontPath, variants } from './variants.ts';

const isLong = Boolean(process.env.LONG);
// The figures of docs/pages/explanation/website.md. Long words are for the judge of pages: no company has that many.
const all = [...organisations.map((each) => ({ name: each.name, make: () => each })), ...variants]
  .filter(({ name }) => name !== 'long words')
  .map((site, index) => ({ ...site, index }));
const sites = byTurn(all, 24);
const widths = [390, 1280] as const;
const kilobytes = 1000;

/** Bytes of the first visit of a homepage, compressed by gzip: all of it, and without the font and the logo. */
async function firstLoad(browser: TestBrowser, origin: string): Promise<{ all: number; own: number; urls: string[] }> {
  const { page, requests } = await browser.visit();
  await page.goto(`${origin}/`, { waitUntil: 'networkidle' });
  const icon = await page.evaluate<string>("document.querySelector('link[rel=icon]').href");
  const shown = await page.evaluate<string[]>('[...document.images].map(({ currentSrc }) => currentSrc)');
  await page.context().close();
  // Not every browser asks for the icon while one waits.
  const urls = [...new Set([...requests, icon])];
  const sizes = await Promise.all(
    urls.map(async (url) => {
      const bytes = new Uint8Array(await (await fetch(url)).arrayBuffer());
      return { url, size: Math.min(bytes.length, gzipSync(bytes).length) };
    }),
  );
  const sum = (counted: typeof sizes) => counted.reduce((total, { size }) => total + size, 0);
  const isBrand = (url: string) => /\.woff2?$/.test(url) || shown.includes(url);
  return { all: sum(sizes), own: sum(sizes.filter(({ url }) => !isBrand(url))), urls };
}

describe.skipIf(!canBrowse)('the figures of a homepage', () => {
  let browser: TestBrowser;
  beforeAll(async () => {
    browser = await startBrowser(['--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1']);
  });
  afterAll(() => browser?.close());

  it.each(sites)('of $name: at most 35 KB, with logo and font 60 KB, and nothing moves', async ({ make, index }) => {
    const served = await serveExample(make());
    const { all, own, urls } = await firstLoad(browser, served.origin);
    expect(urls.filter((url) => !url.startsWith(`${served.origin}/`))).toEqual([]);
    if (isLong) console.log(`${served.origin}: ${all} bytes, ${own} without font and logo`);
    expect(own).toBeLessThan(35 * kilobytes);
    expect(all).toBeLessThan(60 * kilobytes);
    for (const width of isLong ? widths : [widths[(index + Math.floor(turn / 24)) % 2]!])
      expect(await shiftsOf(`${served.origin}/`, width), `${width} px`).toEqual([]);
    await served.close();
  });

  it('of a brand are those of its own font and logo: both arrive, the words are set in it', async () => {
    const served = await serveExample(branded.make());
    const { page } = await browser.visit();
    await page.goto(`${served.origin}/`, { waitUntil: 'networkidle' });
    const fonts = `document.fonts.ready.then(() => [...document.fonts].map(({ family, status }) => family + ' ' + status))`;
    expect(await page.evaluate(fonts)).toEqual(['Schrift loaded']);
    expect(await page.evaluate('getComputedStyle(document.body).fontFamily')).toMatch(/^Schrift,/);
    const { all, own, urls } = await firstLoad(browser, served.origin);
    expect(urls).toContain(served.origin + fontPath);
    expect(all - own).toBeGreaterThan(20 * kilobytes);
    await served.close();
  });

  /** Shifts, and by how much, while a page loads whose fonts are late. */
  async function shiftsOf(url: string, width: number): Promise<unknown[]> {
    const { page } = await browser.visit({ viewport: { width, height: 844 } });
    await page.addInitScript({ content: countShifts });
    await page.route(/\.woff2$/, async (route) => {
      await new Promise((arrived) => setTimeout(arrived, 600));
      await route.continue();
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    const { sticky, others } = await page.evaluate<{ sticky: number; others: unknown[] }>('shifts');
    await page.context().close();
    return sticky === 0 ? others : [...others, { sticky }];
  }

  it('are those of what moves and of what is asked for: a page that does both is seen', async () => {
    const { createServer } = await import('node:http');
    const body = `<!doctype html><title>t</title><link rel="icon" href="/icon.svg"><img alt="" src="/logo.svg"><p>Text</p>
      <style>@font-face { font-family: f; src: url(/f.woff2) }</style><p style="font-family: f">Text</p>
      <script>new PerformanceObserver((list) => list.getEntriesByName('first-contentful-paint').forEach(() =>
        document.body.prepend(Object.assign(document.createElement('h1'), { textContent: 'Late' }))
      )).observe({ type: 'paint', buffered: true })</script>`;
    const server = createServer(({ url }, answer) => {
      if (url === '/') answer.setHeader('content-type', 'text/html');
      answer.end(url === '/' ? body : url === '/logo.svg' ? noise(20) : url === '/f.woff2' ? noise(30) : 'icon');
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const { port } = server.address() as { port: number };
    const origin = `http://127.0.0.1:${port}`;
    const { all, own, urls } = await firstLoad(browser, origin);
    expect(urls.map((url) => new URL(url).pathname).sort()).toEqual(
      expect.arrayContaining(['/', '/f.woff2', '/icon.svg', '/logo.svg']),
    );
    expect(all - own).toBe(50 * kilobytes);
    expect((await shiftsOf(`${origin}/`, 390)).length).toBeGreaterThan(0);
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  });
});

/** Bytes that cannot be compressed. */
const noise = (size: number) => globalThis.crypto.getRandomValues(new Uint8Array(size * kilobytes));
