import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { judged } from './judge.ts';
import { canBrowse, startBrowser, type TestBrowser } from './tools.ts';

const page = (body: string, dir = 'ltr') =>
  `<!doctype html><html dir="${dir}"><title>t</title><body style="margin:0;font:16px/1.5 sans-serif">${body}`;

describe.skipIf(!canBrowse)('the judge of pages', () => {
  let browser: TestBrowser;
  beforeAll(async () => {
    browser = await startBrowser();
  });
  afterAll(() => browser?.close());

  async function kinds(html: string): Promise<string[]> {
    const { page } = await browser.visit({ viewport: { width: 320, height: 600 } });
    await page.setContent(html);
    const found = await page.evaluate<string[]>(judged);
    await page.context().close();
    return [...new Set(found.map((each) => each.split(':')[0] ?? ''))].sort();
  }

  it.each([
    ['page', page('<p style="white-space:nowrap">Ein Satz, der viel zu breit ist für dieses schmale Fenster')],
    ['clipped', page('<p style="width:50px;overflow:hidden;white-space:nowrap">Ein Satz, der zu breit ist')],
    ['scrolled', page('<div style="width:50px;overflow-x:auto;white-space:nowrap">Ein Satz, der zu breit ist</div>')],
    ['overlap', page('<p>Erste Zeile</p><p style="margin-top:-30px">Zweite Zeile</p>')],
    ['small', page('<p style="font-size:11.9px">klein')],
    ['target', page('<p>Ein Wort</p><p><a href="/">allein</a></p>')],
    ['direction', page('<p>سلام <code>x</code>', 'rtl')],
    ['spacing', page('<p style="letter-spacing:-0.1px">سلام')],
    ['cut', page('<p style="width:40px;overflow-wrap:anywhere">Verantwortung')],
    ...['+49 30 1234567', '2026-01-31', '/api/v1/', '-17'].map((text): [string, string] => [
      'order',
      page(`<p>سلام ${text} سلام`, 'rtl'),
    ]),
  ])('finds %s in %s', async (kind, html) => expect(await kinds(html)).toEqual([kind]));

  it.each([
    page('<p>Ein Satz mit <a href="/">Verweis</a> darin, <span style="letter-spacing:1px">gesperrt</span>'),
    page(
      '<pre style="overflow-x:auto" dir="ltr">ein Programm, das breiter ist als das Fenster, und noch breiter</pre>',
      'rtl',
    ),
    page('<p>سلام <bdi dir="ltr">+49 30 1234567</bdi> سلام <bdi dir="ltr">/api/v1/</bdi> 08:30', 'rtl'),
  ])('leaves %s', async (html) => expect(await kinds(html)).toEqual([]));
});
