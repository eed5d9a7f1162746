import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { canBrowse, startBrowser } from './tools.ts';

it.skipIf(!canBrowse)(
  'npm run contact-sheet shows every page in both schemes and two widths in one picture',
  async () => {
    const out = mkdtempSync(join(tmpdir(), 'gazette-sheet-'));
    const fixture = 'tests/fixtures/least';
    const run = spawnSync(
      process.execPath,
      [
        'tests/browser/contact-sheet.mjs',
        '--content',
        `${fixture}/content`,
        '--public',
        `${fixture}/public`,
        '--out',
        out,
      ],
      // Vitest has a BASE_URL of its own.
      { encoding: 'utf8', env: { ...process.env, BASE_URL: undefined } },
    );
    expect([run.stderr, run.status]).toEqual(['', 0]);
    const paths = [...readFileSync(join(out, 'index.html'), 'utf8').matchAll(/<figcaption>(.*?)<\/figcaption>/g)];
    expect(paths.map(([, path]) => path)).toEqual(expect.arrayContaining(['/', '/docs/api/', '/404']));
    expect(run.stdout).toBe(`${paths.length} pages: ${join(out, 'contact-sheet.png')}\n`);
    expect(readdirSync(join(out, 'shots'))).toHaveLength(4 * paths.length);
    const header = readFileSync(join(out, 'contact-sheet.png')).subarray(0, 24);
    expect(header.toString('latin1', 1, 4)).toBe('PNG');
    expect(header.readUInt32BE(16) * header.readUInt32BE(20)).toBeGreaterThan(paths.length * 1000 * 400);

    // Every thumbnail arrived on the sheet, and shows something.
    const browser = await startBrowser();
    const { page } = await browser.visit();
    await page.goto(`file://${out}/index.html`);
    const widths = await page.evaluate('[...document.images].map(({ naturalWidth }) => naturalWidth)');
    expect(widths).toEqual(paths.flatMap(() => [390, 390, 1280, 1280]));
    await browser.close();
  },
  120_000,
);
