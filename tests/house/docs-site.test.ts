import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { build } from '../../src/compile/build.ts';

const root = new URL('../../', import.meta.url).pathname;
const docs = join(root, 'docs/pages');
const temp = mkdtempSync(join(tmpdir(), 'gazette-docs-'));
afterAll(() => rmSync(temp, { recursive: true, force: true }));

const pages = readdirSync(docs, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.md'));
const newest = pages
  .map((file) => /^updated: "?([\d-]+)"?$/m.exec(readFileSync(join(docs, file), 'utf8'))?.[1] ?? `none in ${file}`)
  .sort()
  .at(-1)!;

/** docs/pages as the pages of a small site, built on the day of its newest page. */
function built() {
  cpSync(join(root, 'tests/fixtures/small'), temp, { recursive: true });
  cpSync(docs, join(temp, 'content/pages'), { recursive: true });
  const settings = join(temp, 'content/site.ts');
  const inHalfAYear = new Date(Date.parse(newest) + 180 * 86_400_000).toISOString().replace('.000', '');
  const text = readFileSync(settings, 'utf8').replace(/expires: '[^']+'/, `expires: '${inHalfAYear}'`);
  // Another origin than that of the examples, whose addresses need not lead anywhere.
  writeFileSync(settings, text.replace(/baseUrl: '[^']+'/, "baseUrl: 'https://docs.example.org'"));
  const [contentDir, publicDir] = [join(temp, 'content'), join(temp, 'public')];
  return build({ contentDir, publicDir, preview: false, today: newest });
}

it('docs/pages is content that Gazette builds, without a problem', () => {
  const { problems, release } = built();
  expect(problems).toEqual([]);
  const served = pages.map((file) => `/${file.replace(/(?:(?:^|\/)(?:index|home))?\.md$/, '/')}`.replace('//', '/'));
  expect(served).toContain('/problems/');
  expect(served.filter((path) => !release!.routes.has(path))).toEqual([]);
  const html = (file: string) => Buffer.from(release!.files.get(file)!.bytes).toString('utf8');
  expect(html('problems/fact-unknown/index.html')).toContain('We are {{company.legalNam}}.');
  expect(html('problems/placeholder-left/index.html')).toContain('⟪number in the register⟫');
});
