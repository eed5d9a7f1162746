import { mkdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { spoiled } from '../problems/spoiled.ts';
import { byTurn } from '../support/runs.ts';
import { type Loopback, serveExample } from '../third-party/helpers.ts';
import { beyond } from './beyond.ts';
import { axeViolations, canBrowse, startBrowser, type TestBrowser } from './tools.ts';

const folder = '.cache/screenshots';

/** The small site with everything that a legal notice can show. */
const changes = {
  'content/site.ts': [
    '  dutiesNotApplicable:',
    "  legalNotice: true,\n  paths: { legalNotice: 'impressum' },\n  dutiesNotApplicable:",
  ],
  'content/company.ts': [
    '  publicRecords: [],',
    `  publicRecords: [],
  identifiers: [{ scheme: 'DE-VAT', value: 'DE999999995' }],
  legalForm: 'Kommanditgesellschaft mit einer GmbH als persönlich haftender Gesellschafterin',
  capital: { amount: '25000.00', currency: 'EUR', paidUp: '12500.00' },
  legal: {
    representatives: [{ name: 'Erika Mustermann', role: 'Geschäftsführerin' }, { name: 'Max Mustermann' }],
    supervisor: { name: 'Gewerbeaufsichtsamt Lindental', address: 'Musterweg 2, 00815 Lindental', link: 'https://amt.example/' },
    chamber: { name: 'Architektenkammer Lindental', link: 'https://kammer.example/' },
    profession: { title: 'Architekt', country: 'DE', rules: [{ name: 'Architektengesetz', link: 'https://gesetze.example/' }] },
    publicationDirector: 'Erika Mustermann',
    hostingProvider: { name: 'Beispielhost', address: 'Musterweg 3, 00815 Lindental', phone: '+493023125042' },
    windingUp: 'In Abwicklung seit 1. Oktober 2026',
  },`,
  ],
  'content/pages/impressum.md':
    '---\ntitle: Impressum\ndescription: Wer diese Seite betreibt.\nupdated: 2026-03-02\n---\n\nDiese Firma ist **erfunden**.\n',
} as const;

describe.skipIf(!canBrowse)('the legal notice, in a browser', () => {
  let site: Loopback;
  let browser: TestBrowser;
  beforeAll(async () => {
    mkdirSync(folder, { recursive: true });
    const dir = spoiled(changes);
    const served = serveExample({ contentDir: `${dir}/content`, publicDir: `${dir}/public` });
    [site, browser] = await Promise.all([served, startBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await site?.close();
  });

  const views = [
    [390, 'light'],
    [390, 'dark'],
    [1280, 'light'],
    [1280, 'dark'],
  ] as const;
  it.each(byTurn(views, 4))('%i px, %s: accessible, quiet, and nothing reaches beyond', async (width, colorScheme) => {
    const { page, said } = await browser.visit({ viewport: { width, height: 844 }, colorScheme });
    await page.goto(`${site.origin}/impressum/`);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
    expect(await page.evaluate(beyond)).toEqual([]);
    expect(said).toEqual([]);
    expect(await axeViolations(page)).toEqual([]);
    expect(await page.locator('main').innerText()).toContain('12.500,00');
    await page.screenshot({ path: `${folder}/legal-notice-${width}-${colorScheme}.png`, fullPage: true });
    await page.context().close();
  });
});
