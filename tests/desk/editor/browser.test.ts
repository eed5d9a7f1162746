import { mkdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeViolations, canBrowse, startBrowser, type TestBrowser } from '../../browser/tools.ts';
import { byTurn } from '../../support/runs.ts';
import { type TestDesk, testDesk } from './desk.ts';

const folder = '.cache/screenshots';

describe.skipIf(!canBrowse)('an editor changes a value at the desk', () => {
  let desk: TestDesk;
  let browser: TestBrowser;
  beforeAll(async () => {
    [desk, browser] = await Promise.all([testDesk(), startBrowser()]);
    mkdirSync(folder, { recursive: true });
  });
  afterAll(async () => {
    await browser?.close();
    expect(desk?.failures).toEqual([]);
    desk?.close();
  });

  it('changes one value in three clicks from the first view', async () => {
    const { page } = await browser.visit({ viewport: { width: 1360, height: 900 } });
    await page.goto(`${desk.origin}/__gazette/`);
    await page.getByRole('searchbox').fill('HRA 0012');
    await page.getByRole('link', { name: 'companyNumber', exact: true }).click();
    await page.getByLabel('companyNumber').fill('HRA 0014');
    await page.getByRole('button', { name: 'Show what would change' }).click();
    await page.getByText(/more documents?$/).waitFor();
    // The file and three documents; the others are folded.
    expect(await page.locator('.outcome > details[open]').count()).toBe(3);
    await page.getByRole('button', { name: 'Save content/company.ts' }).click();
    await page.getByRole('button', { name: 'Take it back' }).click();
    await page.getByRole('heading', { name: 'content/company.ts is as it was before' }).waitFor();
  });

  it('with the keys alone, sees what would change, saves it, and takes it back', async () => {
    const before = desk.read('content/company.ts');
    const { page, said } = await browser.visit({ viewport: { width: 1360, height: 900 } });
    page.setDefaultTimeout(10_000);
    await page.goto(`${desk.origin}/__gazette/#document=/api/v1/company.json`);
    const value = page.getByRole('link', { name: 'HRA 0012', exact: true }).first();
    await value.focus();
    await page.keyboard.press('Enter');
    const input = page.getByLabel('companyNumber');
    await input.waitFor();
    expect(await page.locator('#edit-help').innerText()).toMatch(/\w/);
    await page.getByText(/This value is said in \d+ documents/).waitFor();
    await input.focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('HRA 0013');
    await page.keyboard.press('Enter');
    // The next result is told, and where it is: the next key goes on from there.
    const heading = page.getByRole('heading', { name: /documents would change/ });
    await heading.waitFor();
    expect(await heading.evaluate((node) => node === node.ownerDocument.activeElement)).toBe(true);
    expect(await page.getByRole('group', { name: 'Changes of content/company.ts' }).innerText()).toContain(
      "+   companyNumber: 'HRA 0013',",
    );
    expect(desk.read('content/company.ts')).toBe(before);
    await page.screenshot({ path: `${folder}/desk-edit.png` });
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Saved content/company.ts' }).waitFor();
    const after = before.replace('HRA 0012', 'HRA 0013').replace(/updated: '[\d-]+'/, "updated: '2026-03-15'");
    expect(desk.read('content/company.ts')).toBe(after);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'content/company.ts is as it was before' }).waitFor();
    expect(desk.read('content/company.ts')).toBe(before);
    expect(said).toEqual([]);
  });

  it('changes the same value twice in one form, and takes the last change back', async () => {
    const { page, said } = await browser.visit({ viewport: { width: 1360, height: 900 } });
    page.setDefaultTimeout(10_000);
    const asked = 'content/solutions.ts#/solutions/0/name';
    await page.goto(`${desk.origin}/__gazette/#edit=${encodeURIComponent(asked)}`);
    const change = async (text: string) => {
      await page.getByRole('textbox', { name: 'solutions[0].name' }).fill(text);
      await page.getByRole('button', { name: 'Show what would change' }).click();
      await page.getByText(`name: '${text}'`).first().waitFor();
    };
    const save = () => page.getByRole('button', { name: 'Save content/solutions.ts' }).click();
    const saved = (text: string) => desk.read('content/solutions.ts').includes(`name: '${text}'`);
    const back = page.getByRole('button', { name: 'Take it back' });
    await change('Erstens');
    await save();
    await back.waitFor();
    // The change that was saved can still be taken back while the next one is looked at.
    await change('Zweitens');
    expect(await back.count()).toBe(1);
    await save();
    await page.waitForFunction("document.querySelectorAll('.outcome .difference').length === 0");
    expect(saved('Zweitens')).toBe(true);
    await back.click();
    await page.getByRole('heading', { name: 'content/solutions.ts is as it was before' }).waitFor();
    expect(saved('Erstens')).toBe(true);
    expect(await page.getByRole('textbox', { name: 'solutions[0].name' }).inputValue()).toBe('Erstens');
    await change('Drittens');
    await save();
    await back.click();
    await page.getByRole('heading', { name: 'content/solutions.ts is as it was before' }).waitFor();
    expect(saved('Erstens')).toBe(true);
    expect(said).toEqual([]);
  });

  const screens = [
    [1360, 'light'],
    [390, 'dark'],
  ] as const;
  it.each(byTurn(screens, 2))('at %i pixels in %s, without a barrier', async (width, colorScheme) => {
    const { page, said } = await browser.visit({ viewport: { width, height: 900 }, colorScheme });
    page.setDefaultTimeout(10_000);
    await page.goto(
      `${desk.origin}/__gazette/#edit=${encodeURIComponent('content/solutions.ts#/workflows/0/steps/1')}`,
    );
    await page.getByRole('button', { name: 'Move it up' }).click();
    await page.getByText("+       steps: ['Pumpen', 'Schlauch legen'],").waitFor();
    expect(await page.getByRole('button', { name: 'Move it down' }).count()).toBe(0);
    const forms = [
      'content/company.ts#/registeredAddress',
      'content/company.ts#/registeredAddress/country',
      'content/site.ts#/features/llmsFull',
      'content/pages/privacy.md#/updated',
      'content/pages/privacy.md#body',
    ];
    for (const form of forms) {
      await page.goto('about:blank');
      await page.goto(`${desk.origin}/__gazette/#edit=${encodeURIComponent(form)}`);
      await page.getByRole('button', { name: 'Show what would change' }).click();
      await page.locator('.outcome h3').waitFor();
      expect(await axeViolations(page), form).toEqual([]);
      expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth'), form).toBeLessThanOrEqual(0);
    }
    await page.getByLabel('text', { exact: true }).fill('Anders. [x](/nirgends/)');
    await page.getByRole('button', { name: 'Show what would change' }).click();
    await page.getByRole('button', { name: 'all the same' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.screenshot({ path: `${folder}/desk-edit-${width}-${colorScheme}.png`, fullPage: true });
    expect(said).toEqual([]);
    expect(await page.evaluate("document.querySelector('meta[name=gazette-desk]')")).toBeNull();
  });
});
