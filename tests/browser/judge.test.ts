import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blankPictures, judge } from './judge.ts';
import { canBrowse, startBrowser, type TestBrowser } from './tools.ts';

const style = 'margin:0;padding:8px;font:16px/1.5 sans-serif;color:#111;background:#fff';
const pageOf = (body: string, dir = 'ltr') =>
  `<!doctype html><html dir="${dir}" lang="de"><title>t</title><body style="${style}"><main><h1>Seite</h1>${body}`;
const svg = (inside: string) => `<svg width="40" height="40" viewBox="0 0 40 40" aria-hidden="true">${inside}</svg>`;
const image = (inside: string) =>
  `<img alt="Bild" width="40" height="40" src="data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40">${inside}</svg>`,
  )}">`;
const sentence = 'Ein Satz mit vielen kurzen Worten, die sich gut trennen lassen. '.repeat(4);
const wide = (body: string) => ({ html: pageOf(body), width: 1280 });

describe.skipIf(!canBrowse)('the judge of pages', () => {
  let browser: TestBrowser;
  let page: Page;
  beforeAll(async () => {
    browser = await startBrowser();
    ({ page } = await browser.visit());
  });
  afterAll(() => browser?.close());

  /** The kinds of what is found on a page; of axe the rules. */
  async function kinds(given: string | { html: string; width: number }): Promise<string[]> {
    const { html, width } = typeof given === 'string' ? { html: given, width: 320 } : given;
    await page.setViewportSize({ width, height: 600 });
    await page.setContent(html);
    const found = await judge(page);
    return [...new Set(found.map((each) => (/^axe: (\S+)/.exec(each) ?? /^(\w+)/.exec(each))?.[1] ?? each))].sort();
  }

  it.each([
    ['page', pageOf('<p style="white-space:nowrap">Ein Satz, der viel zu breit ist für dieses schmale Fenster')],
    ['page', pageOf(`<p style="position:relative;left:-60px">${image('<circle r="20"/>')}</p>`)],
    ['clipped', pageOf('<p style="width:50px;overflow:hidden;white-space:nowrap">Ein Satz, der zu breit ist')],
    ['clipped', pageOf(`<p style="height:50px;overflow:hidden">${sentence}`)],
    ['overlap', pageOf('<p>Erste Zeile</p><p style="margin-top:-38px">Zweite Zeile</p>')],
    ['small', pageOf('<p style="font-size:11.9px">klein')],
    ['small', pageOf('<label>Feld <input style="font-size:11px;height:24px"></label>')],
    ['target', pageOf('<p>Ein Wort</p><p><a href="/" style="color:#00f">allein</a></p>')],
    ['target', pageOf('<label>Ein Feld <input type="checkbox"></label>')],
    ['direction', pageOf('<p>سلام <code>x</code>', 'rtl')],
    ['spacing', pageOf('<p style="letter-spacing:-0.1px">سلام')],
    ['cut', pageOf('<p style="width:40px;overflow-wrap:anywhere">Verantwortung')],
    ['cut', pageOf('<p style="word-break:break-all">Ein Verantwortungsbewusstsein Verantwortungsbewusstsein')],
    ['measure', wide(`<p style="max-width:50rem">${sentence}`)],
    ['measure', wide(`<ul><li style="max-width:50rem"><b>Ein Satz:</b> <i>${sentence}</i></ul>`)],
    ['empty-heading', pageOf('<h2> </h2><p>Ein Satz')],
    ['empty', pageOf('<section><h2>Werke</h2></section>')],
    [
      'empty',
      pageOf(
        '<section><h2>Werke</h2><div><h3><a href="/" style="display:inline-block;min-height:24px">Kein Werk</a></h3></div></section>',
      ),
    ],
    ['empty', pageOf('<p>Ein Satz</p><p><br></p>')],
    ['empty', pageOf('<ul></ul>')],
    ['blank', pageOf(image(''))],
    ['blank', pageOf(image('<rect width="40" height="40" fill="#c00"/>'))],
    ['blank', pageOf(image('<circle cx="20" cy="20" r="12" fill="#fff"/>'))],
    ['blank', pageOf('<img alt="Bild" width="40" height="40" src="data:image/png;base64,AAAA">')],
    ['blank', pageOf(svg('<circle cx="20" cy="20" r="12" fill="none"/>'))],
    ['blank', pageOf('<canvas width="40" height="40"></canvas>')],
    ['color-contrast', pageOf('<p style="color:#999">hell auf hell')],
    ['region', '<!doctype html><html lang="de"><title>t</title><h1>Seite</h1><main>Text</main>'],
    ...['+49 30 1234567', '2026-01-31', '/api/v1/', '-17'].map((text): [string, string] => [
      'order',
      pageOf(`<p>سلام ${text} سلام`, 'rtl'),
    ]),
  ])('finds %s in %s', async (kind, html) => expect(await kinds(html)).toEqual([kind]));

  it('finds what scrolls sideways, which no keyboard reaches either', async () => {
    const html = '<div style="width:50px;overflow-x:auto;white-space:nowrap">Ein Satz, der zu breit ist</div>';
    expect(await kinds(pageOf(html))).toEqual(['scrollable-region-focusable', 'scrolled']);
  });

  it('looks into what is folded, and into what lies over the page', async () => {
    const small = '<p style="font-size:11px">klein</p>';
    const summary = '<summary style="display:inline-block;min-height:24px">Mehr</summary>';
    expect(await kinds(pageOf(`<details name="a">${summary}${small}</details>`))).toEqual(['small']);
    expect(await kinds(pageOf(`<nav popover aria-label="Seite">${small}</nav>`))).toEqual(['small']);
  });

  it.each([
    pageOf('<p>Ein Satz mit <a href="/">Verweis</a> darin, <span style="letter-spacing:1px">gesperrt</span>'),
    pageOf(
      '<pre style="overflow-x:auto" dir="ltr" tabindex="0">ein Programm, das breiter als das Fenster ist, noch breiter</pre>',
      'rtl',
    ),
    pageOf('<p>سلام <bdi dir="ltr">+49 30 1234567</bdi> سلام <bdi dir="ltr">/api/v1/</bdi> 08:30', 'rtl'),
    pageOf('<p style="position:absolute;clip-path:inset(50%);width:1px;height:1px;overflow:hidden">nur zu hören'),
    pageOf('<p style="position:absolute;left:-9999px">nur für Automaten'),
    pageOf(
      '<section><h2>Werke</h2><ul><li><h3><a href="/" style="display:inline-block;min-height:24px">Ein Werk</a></h3></li></ul></section>',
    ),
    pageOf('<p style="width:160px">Verantwortungs\u00adbewusstsein'),
    pageOf('<div style="overflow:hidden;line-height:1.05">Überschrift</div><p role="status"></p>'),
    pageOf(`<p style="color:#005">${svg('<circle cx="20" cy="20" r="12" fill="currentColor"/>')}</p>`),
    pageOf(
      `<svg width="0" height="0" aria-hidden="true"><symbol id="s"><path d="M0 0h30v30z"/></symbol></svg>${svg('<use href="#s"/>')}`,
    ),
    pageOf(image('<circle cx="20" cy="20" r="12" fill="#fff"/>').replace('<img', '<img style="background:#000"')),
    wide(`<p style="max-width:38rem">${sentence}`),
    wide(`<p style="width:600px;overflow-wrap:anywhere">${'x'.repeat(300)}`),
  ])('leaves %s', async (html) => expect(await kinds(html)).toEqual([]));

  it('tells pictures in which nothing is to be seen from others', async () => {
    const urls = ['', '<rect width="9" height="9"/>'].map(
      (inside) => `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20">${inside}</svg>`,
    );
    expect(await blankPictures(page, [...urls, 'data:image/png;base64,AAAA'])).toEqual([
      urls[0],
      'data:image/png;base64,AAAA',
    ]);
  });
});
