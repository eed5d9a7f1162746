import { existsSync, readdirSync, readFileSync } from 'node:fs';
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
    publicDir: join(root, 'public'),
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

it('its homepage leads to every page but those of the problem codes, which their list leads to', () => {
  const home = readFileSync(join(docs, 'home.md'), 'utf8');
  // The foot of every page leads to these.
  const elsewhere = ['home.md', 'company.md', 'privacy.md', 'licence.md'];
  const wanted = pages.filter((file) => !/^problems\/(?!index)/.test(file) && !elsewhere.includes(file)).map(addressOf);
  expect(wanted.length).toBeGreaterThan(30);
  expect(wanted.filter((path) => !home.includes(`](${path})`))).toEqual([]);
});

it('README shows a picture that is there, and small', () => {
  const [, picture = ''] = /!\[[^\]]+\]\(([^)]+)\)/.exec(readFileSync(join(root, 'README.md'), 'utf8')) ?? [];
  expect(existsSync(join(root, picture))).toBe(true);
  expect(readFileSync(join(root, picture)).byteLength).toBeLessThan(150_000);
});
