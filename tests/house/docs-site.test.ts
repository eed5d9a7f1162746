import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { build } from '../../src/compile/build.ts';

const root = new URL('../../', import.meta.url).pathname;
const docs = join(root, 'docs/pages');

const pages = readdirSync(docs, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.md'));
const newest = [...pages.map((file) => join(docs, file)), join(root, 'docs/site.ts'), join(root, 'docs/company.ts')]
  .map((file) => /^\s*updated: ["']?([\d-]+)/m.exec(readFileSync(file, 'utf8'))?.[1] ?? `none in ${file}`)
  .sort()
  .at(-1)!;
const addressOf = (file: string) => `/${file.replace(/(?:(?:^|\/)(?:index|home))?\.md$/, '/')}`.replace('//', '/');

it('docs/ is content that Gazette builds, without a problem', () => {
  const { problems, release } = build({
    contentDir: join(root, 'docs'),
    publicDir: join(root, '.github/public'),
    preview: false,
    today: newest,
  });
  expect(problems).toEqual([]);
  const served = pages.map(addressOf);
  expect(served).toContain('/problems/');
  expect(served.filter((path) => !release!.routes.has(path))).toEqual([]);
  const html = (file: string) => Buffer.from(release!.files.get(file)!.bytes).toString('utf8');
  expect(html('problems/fact-unknown/index.html')).toContain('We are {{company.legalNam}}.');
  expect(html('problems/placeholder-left/index.html')).toContain('⟪number in the register⟫');
});

it('its homepage leads to every section, and every page is in one', () => {
  const home = readFileSync(join(docs, 'home.md'), 'utf8');
  const sections = ['overview', 'tutorial', 'how-to', 'reference', 'explanation', 'gallery'];
  expect(sections.filter((name) => !home.includes(`to: /${name}/`))).toEqual([]);
  // The foot of every page leads to the last three.
  const others = ['home.md', 'gallery.md', 'company.md', 'privacy.md', 'licence.md'];
  const inSection = new RegExp(`^(?:${sections.join('|')}|problems)/`);
  expect(pages.filter((file) => !inSection.test(file) && !others.includes(file))).toEqual([]);
});

it('README shows pictures that are there, and small, in at most 120 lines', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  const pictures = [...readme.matchAll(/(?:src|srcset)="([^"]+)"/g)].map(([, file]) => join(root, file!));
  expect(pictures).toHaveLength(2);
  for (const file of pictures) expect(statSync(file).size).toBeLessThan(300_000);
  expect(readme.split('\n').length).toBeLessThanOrEqual(121);
});
