import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { organisations } from '../support/organisations.ts';
import { byTurn } from '../support/runs.ts';
import { type Loopback, serveExample } from '../third-party/helpers.ts';
import { axeViolations, canBrowse, startBrowser, type TestBrowser, type Visit } from './tools.ts';

/** Queries of people, and the address that the first result leads to. */
const asked: Readonly<Record<string, RegExp>> = {
  'MCP endpoint': /server-card\.json$/,
  licence: /#licence-and-preferences$/,
  'API key': /\/auth\/$/,
  gdpr: /^\/compliance\/#compliance-uk-gdpr$/,
  'opening hours': /^\/company\/$/,
  'phone number': /#\/contact$/,
  'company number': /^\/company\/$/,
  'who owns this': /^\/company\/$/,
  'iso 27001': /^\/compliance\/#compliance-iso-27001$/,
  address: /^\/company\/$/,
  'rate limits': /^\/questions\/are-there-rate-limits\/$/,
  openapi: /^\/docs\/api\/openapi\/$/,
  'report a vulnerability': /^\/questions\/how-do-i-report-a-vulnerability\/$/,
  'how fast do you answer': /#\/contact$|^\/questions\/how-fast-is-the-answer\/$/,
  'patient data': /^\/questions\/is-there-patient-data-in-the-api\/$/,
};

describe.skipIf(!canBrowse)('the search of the whole site', () => {
  let site: Loopback;
  let browser: TestBrowser;
  beforeAll(async () => {
    [site, browser] = await Promise.all([serveExample(), startBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await site?.close();
  });

  async function open(path: string, options = {}): Promise<Visit> {
    const visit = await browser.visit(options);
    await visit.page.goto(site.origin + path);
    return visit;
  }
  const boxOf = ({ page }: Visit) => page.getByRole('searchbox', { name: 'Search', exact: true });
  const resultsOf = ({ page }: Visit) => page.getByRole('list', { name: 'Search results' }).getByRole('link');

  it('loads nothing before it is used, and then the program and files of the words that are asked for', async () => {
    const visit = await open('/search/');
    const before = visit.requests.length;
    await boxOf(visit).focus();
    await boxOf(visit).pressSequentially('licence');
    await resultsOf(visit).first().waitFor();
    await visit.page.waitForLoadState('networkidle');
    const paths = visit.requestsAfter(before).map((url) => url.slice(site.origin.length));
    expect(paths.slice(0, 2)).toEqual([
      expect.stringMatching(/^\/assets\/search\.[0-9a-f]{12}\.js$/),
      '/search/words.json',
    ]);
    expect(paths.slice(2).every((path) => /^\/search\/(?:words\/\d+\.txt|entries\/\d+\.json)$/.test(path))).toBe(true);
    expect(new Set(paths).size).toBe(paths.length);
    expect(visit.said).toEqual([]);
  });

  it('answers fifteen natural questions with its first result', async () => {
    const visit = await open('/search/');
    await boxOf(visit).focus();
    for (const [query, answer] of Object.entries(asked)) {
      await boxOf(visit).fill(query);
      // Its files arrive a moment later.
      await expect.poll(() => resultsOf(visit).first().getAttribute('href'), { message: query }).toMatch(answer);
    }
    expect(visit.said).toEqual([]);
  });

  it('says how many are found, marks what was asked for, and what is searched besides', async () => {
    const visit = await open('/search/');
    const status = visit.page.locator('main [role=search]').getByRole('status');
    await boxOf(visit).fill('gdpr');
    await expect.poll(() => status.innerText()).toMatch(/^Results: \d+ · Searched as well: data protection, privacy$/);
    expect(await visit.page.locator('.found mark').first().innerText()).toBe('GDPR');
    await boxOf(visit).fill('zebra crossing');
    await expect.poll(() => status.innerText()).toBe('Nothing found.');
    await boxOf(visit).fill('');
    expect(await resultsOf(visit).count()).toBe(0);
  });

  it('opens from the header of any page, by a press or by /, and closes again', async () => {
    const visit = await open('/privacy/');
    const { page } = visit;
    const dialog = page.getByRole('dialog', { name: 'Search' });
    const link = page.locator('header').getByRole('link', { name: 'Search', exact: true });
    const before = visit.requests.length;
    await page.waitForLoadState('networkidle');
    expect(visit.requestsAfter(before)).toEqual([]);
    await page.keyboard.press('/');
    await page.keyboard.type('rate limits');
    await dialog.getByRole('link').first().waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    expect(await dialog.isVisible()).toBe(false);
    await link.click();
    await page.keyboard.press('Enter');
    await page.keyboard.type('rate limits');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate('document.activeElement.tagName')).toBe('A');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${site.origin}/questions/are-there-rate-limits/`);
    expect(visit.said).toEqual([]);
  });

  it('is a link to the search page without script', async () => {
    const { page } = await open('/privacy/', { javaScriptEnabled: false });
    await page.locator('header').getByRole('link', { name: 'Search', exact: true }).click();
    await page.waitForURL(`${site.origin}/search/`);
  });

  it('is used by keyboard alone', async () => {
    const visit = await open('/search/');
    const { page } = visit;
    const focused = () =>
      page.evaluate<string>('document.activeElement.getAttribute("href") ?? document.activeElement.tagName');
    await boxOf(visit).focus();
    await page.keyboard.type('licence');
    await resultsOf(visit).first().waitFor();
    await page.keyboard.press('ArrowDown');
    // Earlier results may be there when a key is pressed: the first of the last ones has the focus.
    const first = () => resultsOf(visit).first().getAttribute('href');
    await expect.poll(async () => (await focused()) === (await first())).toBe(true);
    await page.keyboard.press('ArrowUp');
    expect(await focused()).toBe('INPUT');
    await page.keyboard.press('Escape');
    expect(await boxOf(visit).inputValue()).toBe('');
    await page.keyboard.type('rate limits');
    await page.keyboard.press('Enter');
    await expect.poll(focused).toBe('/questions/are-there-rate-limits/');
    // Results that came after a pause without a key would take the focus away.
    await page.waitForTimeout(300);
    await page.keyboard.press('Enter');
    await page.waitForURL(`${site.origin}/questions/are-there-rate-limits/`);
  });

  it('results can be linked to, and the address follows what is typed', async () => {
    const visit = await open('/search/#q=rate%20limits');
    expect(await resultsOf(visit).first().innerText()).toMatch(/rate limits/);
    await boxOf(visit).fill('iso 27001');
    await expect.poll(() => visit.page.url()).toBe(`${site.origin}/search/#q=iso%2027001`);
    await visit.page.evaluate("location.hash = 'q=openapi'");
    await expect.poll(() => boxOf(visit).inputValue()).toBe('openapi');
  });

  it('says it where the index cannot be had, and tries again', async () => {
    const visit = await open('/search/');
    await visit.page.route('**/search/words.json', (route) => route.abort());
    await boxOf(visit).focus();
    const status = visit.page.locator('main [role=search]').getByRole('status');
    await expect.poll(() => status.innerText()).toBe('The search could not be loaded.');
    await visit.page.unroute('**/search/words.json');
    await boxOf(visit).blur();
    await boxOf(visit).fill('licence');
    await resultsOf(visit).first().waitFor();
  });

  it.each(['light', 'dark'] as const)('is accessible, and as wide as its window (%s)', async (colorScheme) => {
    // Each scheme in one of the two, by turns.
    for (const width of byTurn(colorScheme === 'light' ? [320, 1280] : [1280, 320], 2)) {
      const visit = await open('/search/#q=data', { colorScheme, viewport: { width, height: 800 } });
      await resultsOf(visit).first().waitFor();
      expect(await axeViolations(visit.page)).toEqual([]);
      expect(await visit.page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
    }
  });

  it('helps on the page for addresses at which there is nothing', async () => {
    const visit = await open('/no-such-page/');
    await boxOf(visit).fill('openapi');
    await resultsOf(visit).first().waitFor();
  });

  it('without script there are ways to everything, and no dead box', async () => {
    const { page } = await open('/search/', { javaScriptEnabled: false });
    expect(await page.getByRole('searchbox').count()).toBe(0);
    await page.locator('main').getByText('The search needs JavaScript').waitFor();
    expect(await page.locator('.without-script').getByRole('link').count()).toBe(2);
  });
});

describe.skipIf(!canBrowse)('the search in other languages', () => {
  let browser: TestBrowser;
  beforeAll(async () => {
    browser = await startBrowser();
  });
  afterAll(() => browser?.close());

  const all = [
    ['a GmbH', '/search/', 'öffnungszeiten', /^\/company\/$/],
    ['a GmbH', '/en/search/', 'opening hours', /^\/en\/company\/$/],
    ['a Japanese manufacturer', '/search/', '営業時間', /^\/company\/$/],
    ['an Arabic public body', '/search/', 'ساعات العمل', /^\/company\/$/],
  ] as const;
  it.each(byTurn(all, 2))('%s: %s', async (name, path, query, answer) => {
    const organisation = organisations.find((each) => each.name === name)!;
    const site = await serveExample(organisation);
    try {
      const { page, said } = await browser.visit();
      await page.goto(site.origin + path);
      await page.getByRole('searchbox').fill(query);
      const first = page.locator('.found a').first();
      await first.waitFor();
      expect(await first.getAttribute('href')).toMatch(answer);
      expect(await axeViolations(page)).toEqual([]);
      expect(said).toEqual([]);
      await page.context().close();
    } finally {
      await site.close();
    }
  });
});
