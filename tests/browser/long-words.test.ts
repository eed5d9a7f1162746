import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { turn } from '../support/runs.ts';
import { type Loopback, serveExample } from '../third-party/helpers.ts';
import { beyond } from './beyond.ts';
import { longWords } from './long-words.ts';
import { axeViolations, canBrowse, startBrowser, type TestBrowser } from './tools.ts';

// Programs for the page are text: the project is not checked with the types of a browser.
/** Pairs of links and buttons of which one lies on the other; lines of a link are looked at one by one. */
const overlapping = `(() => {
  const lines = [...document.querySelectorAll('a, button, summary')]
    .filter((e) => e.checkVisibility({ visibilityProperty: true }) && !e.closest('.unseen, .skip'))
    .flatMap((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return [...range.getClientRects()].filter((box) => box.width > 1).map((box) => ({ element, box }));
    });
  const found = [];
  for (const [i, a] of lines.entries())
    for (const b of lines.slice(i + 1)) {
      if (a.element === b.element || a.element.contains(b.element) || b.element.contains(a.element)) continue;
      const x = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const y = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
      // Boxes of letters reach above and below the ink.
      if (x > 1 && y > a.box.height / 3)
        found.push([a, b].map(({ element }) => element.textContent.trim().slice(0, 30)).join(' | '));
    }
  return found;
})()`;

describe.skipIf(!canBrowse)('with words longer than a phone is wide', () => {
  let site: Loopback;
  let browser: TestBrowser;
  let content: ReturnType<typeof longWords>;
  beforeAll(async () => {
    content = longWords();
    [site, browser] = await Promise.all([serveExample(content), startBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await site?.close();
    content?.remove();
  });

  const phones = [320, 390];
  it.each(
    ['/', '/s0/', '/docs/api/', '/docs/api/company/', '/auth/', '/all-pages/', '/no-such-page/'].flatMap((path, i) =>
      (process.env.LONG ? [320, 360, 390, 1280] : [phones[(i + turn) % 2]!]).map((width) => [path, width] as const),
    ),
  )('%s at %i px: nothing reaches beyond the page, no link lies on another', async (path, width) => {
    const { page } = await browser.visit({ viewport: { width, height: 844 } });
    await page.goto(site.origin + path, { waitUntil: 'load' });
    await page.evaluate("for (const details of document.querySelectorAll('details:not([name])')) details.open = true");
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
    expect(await page.evaluate(beyond)).toEqual([]);
    expect(await page.evaluate(overlapping)).toEqual([]);
    if (width === 320) expect(await axeViolations(page)).toEqual([]);
    await page.context().close();
  });

  it('short words of buttons and of the navigation stay whole', async () => {
    const { page } = await browser.visit({ viewport: { width: 320, height: 844 } });
    await page.goto(`${site.origin}/docs/api/company/`);
    await page.locator('.menu-button').click();
    const heights = `[...document.querySelectorAll('button:not([hidden]), .masthead nav a')].map((e) => {
      const range = document.createRange();
      range.selectNodeContents(e);
      return new Set([...range.getClientRects()].map((box) => Math.round(box.top))).size;
    })`;
    // Those of a panel that is not shown have no line.
    const lines = await page.evaluate<number[]>(heights);
    expect(new Set(lines.filter((count) => count > 0))).toEqual(new Set([1]));
  });
});
