import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { byTurn } from '../support/runs.ts';
import { type Loopback, serveExample } from '../third-party/helpers.ts';
import { beyond } from './beyond.ts';
import { serveSite, siteIn } from './sites.ts';
import { canBrowse, startBrowser, type TestBrowser } from './tools.ts';

const small = { contentDir: 'tests/fixtures/small/content', publicDir: 'tests/fixtures/small/public' };
const word = 'Rindfleischetikettierungsüberwachungsaufgaben';

// Programs for the page are text: the project is not checked with the types of a browser.
/** Everything unfolded, and a word that is wider than a phone before each heading, term, cell and control. */
const lengthened = `(() => {
  for (const details of document.querySelectorAll('details')) { details.removeAttribute('name'); details.open = true; }
  for (const element of document.querySelectorAll('h1, h2, h3, h4, dt, th, td, button, summary, nav a, .name, label, figcaption'))
    if (!element.querySelector('h1, h2, h3, h4, dt')) element.prepend('${word} ');
})()`;
/** Whether the letters of a text stand from left to right as they are written. */
const inOrder = (selector: string) => `(() => {
  const node = document.querySelector('${selector}').firstChild;
  const range = document.createRange();
  const lefts = [...node.data].map((_, i) => (range.setStart(node, i), range.setEnd(node, i + 1), range.getBoundingClientRect().left));
  return lefts.every((left, i) => i === 0 || left >= lefts[i - 1]);
})()`;

/** The letters of an element in the order in which they are seen: line by line, each from left to right. */
const seen = `((element) => {
  const range = document.createRange();
  const letters = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    for (const [i, letter] of [...node.data].entries()) {
      range.setStart(node, i);
      range.setEnd(node, i + 1);
      const box = range.getClientRects()[0];
      if (box && letter.trim() !== '') letters.push({ letter, left: box.left, line: Math.round((box.top + box.bottom) / 2 / 12) });
    }
  return letters.sort((a, b) => a.line - b.line || a.left - b.left).map(({ letter }) => letter).join('');
})`;
/** The text as it is written. */
const written = `((element) => element.textContent.replace(/\\s/g, ''))`;

describe.skipIf(!canBrowse)('pages in both directions', () => {
  let site: Loopback;
  let browser: TestBrowser;
  beforeAll(async () => {
    [site, browser] = await Promise.all([serveExample(small), startBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await site?.close();
  });

  async function open(path: string, width: number, html: { readonly dir?: string; readonly lang?: string }) {
    const { page } = await browser.visit({ viewport: { width, height: 844 } });
    await page.goto(site.origin + path, { waitUntil: 'load' });
    await page.evaluate(`Object.assign(document.documentElement, ${JSON.stringify(html)})`);
    return page;
  }

  // At each turn all pages, two widths of each, and both directions.
  const views = ['/', '/anleitung/start/', '/docs/api/'].flatMap((path) =>
    [320, 768, 1280].flatMap((width) => ['ltr', 'rtl'].map((dir) => [path, width, dir] as const)),
  );
  it.each(byTurn(views, 3))(
    '%s at %i px, %s: a word of 45 letters everywhere reaches beyond nothing',
    async (path, width, dir) => {
      const page = await open(path, width, { dir });
      await page.evaluate(lengthened);
      expect(await page.evaluate(`document.body.textContent.split('${word}').length`)).toBeGreaterThan(15);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
      expect(await page.evaluate(beyond)).toEqual([]);
      await page.context().close();
    },
  );

  it('phones, numbers, code and addresses keep their order between Arabic words', async () => {
    const page = await open('/', 1280, { dir: 'rtl', lang: 'ar' });
    const parts = ['<a class="number" href="tel:+4930">+49 30 (0) 12-34</a>', '<code>/api/v1/{id}</code>'];
    const more = ['<time>2026-01-31</time>', '<a href="mailto:a@b.example">a@b.example</a>', '<u>+49 30</u>'];
    const line = [...parts, ...more].map((part) => `سلام ${part} سلام`).join(' ');
    await page.evaluate(`document.querySelector('main').innerHTML = ${JSON.stringify(`<p>${line}</p>`)}`);
    for (const selector of ['.number', 'code', 'time', 'a[href^=mailto]'])
      expect([selector, await page.evaluate(inOrder(`main ${selector}`))]).toEqual([selector, true]);
    // The judge: without its class the sign goes to the other end.
    expect(await page.evaluate(inOrder('main u'))).toBe(false);
    await page.context().close();
  });

  it.each(byTurn([390, 1280], 2))(
    'sentences in another language on an Arabic page are read from left to right, at %i px',
    async (width) => {
      const arabic = await serveSite(siteIn('small', 'ar'));
      const { page } = await browser.visit({ viewport: { width, height: 844 } });
      await page.goto(`${arabic.origin}/alles/`, { waitUntil: 'load' });
      const orders = (selector: string) =>
        page.evaluate<[string, string][]>(
          `[...document.querySelectorAll('${selector}')].map((element) => [${seen}(element), ${written}(element)])`,
        );
      const sentences = (await orders('.prose > p, .prose > h2, .prose > h3')).filter(([, text]) => /[a-z]/.test(text));
      expect(sentences.length).toBeGreaterThan(5);
      for (const [order, text] of sentences) expect(order).toBe(text);
      // The judge: without what sets it apart, the first paragraph is read otherwise.
      await page.evaluate(
        "document.querySelector('.prose > p > bdi').replaceWith(...document.querySelector('.prose > p > bdi').childNodes)",
      );
      const [bare] = await orders('.prose > p');
      expect(bare?.[0]).not.toBe(bare?.[1]);
      await page.context().close();
      await arabic.close();
    },
  );

  it('a number moves to the next line before it is cut at its hyphen', async () => {
    const page = await open('/', 1280, {});
    const lines = (part: string) =>
      page.evaluate<number[]>(
        `Array.from({ length: 30 }, (_, i) => 100 + 5 * i).map((width) => {
          document.querySelector('main').innerHTML = '<div><p>Kaku-ken ${part}, Japan</p></div>';
          document.querySelector('main p').style.width = width + 'px';
          const range = document.createRange();
          range.selectNodeContents(document.querySelector('main u'));
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
        })`,
      );
    expect(Math.max(...(await lines('<span class="number"><u>000-0000</u></span>')))).toBe(1);
    // The judge: without its class it is cut at one of these widths.
    expect(Math.max(...(await lines('<u>000-0000</u>')))).toBe(2);
    await page.context().close();
  });

  it.each([
    ['ltr', true],
    ['rtl', false],
  ])('the title of the page that tells what is missing is pushed together, %s: %s', async (dir, isTight) => {
    const page = await open('/no-such-page/', 1280, { dir });
    const spacing = "getComputedStyle(document.querySelector('.missing h1')).letterSpacing";
    expect((await page.evaluate<string>(spacing)).startsWith('-')).toBe(isTight);
    await page.context().close();
  });

  it.each(byTurn(['ar', 'th', 'hi'], 2))(
    'headings in %s have room for their marks, and no letters pushed together',
    async (lang) => {
      const page = await open('/', 1280, { lang });
      const sizes = `[...document.querySelectorAll('h1, h2, h3, h4, .name')].map((element) => {
      const { letterSpacing, lineHeight, fontSize } = getComputedStyle(element);
      return [letterSpacing, Number.parseFloat(lineHeight) / Number.parseFloat(fontSize) >= 1.299];
    })`;
      const found = await page.evaluate<unknown[]>(sizes);
      expect(found.length).toBeGreaterThan(5);
      expect(new Set(found.map((one) => JSON.stringify(one)))).toEqual(new Set(['["normal",true]']));
      await page.context().close();
    },
  );
});
