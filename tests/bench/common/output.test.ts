import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { lackOf, sizeOf } from '../../../bench/common/output.mjs';

const parent = mkdtempSync(join(tmpdir(), 'gazette-output-'));
afterAll(() => rmSync(parent, { recursive: true, force: true }));

const whole = {
  'a/index.html': '<p>',
  'b/index.html': '<p>',
  'a.md': '# A',
  'b.md': '# B',
  'sitemap.xml': '<lastmod>1</lastmod><lastmod>2</lastmod>',
  'llms.txt': '- [A](/a.md)\n- [B](/b.md)\n',
};

function written(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(parent, 'out-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
}

it('an output with a page, a mirror, a date and a line of llms.txt for each page is whole', () => {
  expect(lackOf(written(whole), 2)).toBeUndefined();
});

it('dates and lines may be in several files', () => {
  const { 'sitemap.xml': _, 'llms.txt': __, ...pages } = whole;
  const lists = {
    'sitemap-1.xml': '<lastmod>',
    'sitemap-2.xml': '<lastmod>',
    'llms-a.txt': '- [A]',
    'llms-b.txt': '- [B]',
  };
  expect(lackOf(written({ ...pages, ...lists }), 2)).toBeUndefined();
});

it('what is missing is named; the full text of all pages is no list of them', () => {
  const { 'b.md': _, 'llms.txt': __, ...rest } = whole;
  const lack = lackOf(written({ ...rest, 'llms-full.txt': '- [A]\n- [B]\n' }), 2);
  expect(lack).toBe('1 mirrors, 0 lines of llms.txt');
});

it('the size of a folder is that of all files below it', () => {
  expect(sizeOf(written({ 'a/b/c': '12345', d: 'é' }))).toEqual({ files: 2, bytes: 7 });
});
