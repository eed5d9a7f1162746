import { rmSync } from 'node:fs';
import { expect, it, onTestFinished } from 'vitest';
import { routeTable } from '../../src/hosts/edge/route-table.ts';
import { originOf } from '../../src/http/route-table.ts';
import { built, change, copied, told } from './two-languages.ts';

function site(): string {
  const folder = copied();
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

it('terms as RSL stand once, and speak of the API in each language', () => {
  const folder = site();
  change(folder, 'content/site.ts', ['export default {', 'export default {\n  rsl: true,']);
  change(folder, 'content/site.ts', ["'ai-train': false", "'ai-train': true"]);
  const { release, problems } = built(folder);
  expect(told({ problems }).filter((line) => !line.startsWith('translation-missing'))).toEqual([]);
  const files = [...(release?.files.values() ?? [])].filter(({ file }) => file.endsWith('license.xml'));
  expect(files.map(({ file }) => file)).toEqual(['license.xml']);
  const text = Buffer.from(files[0]?.bytes ?? []).toString('utf8');
  expect(text.match(/url="[^"]+"/g)).toEqual(['url="/"', 'url="/api/"', 'url="/en/api/"']);
});

it('a page that is called index is the canonical one of its mirror, as hosts with a table of paths send it', () => {
  const folder = site();
  const page = (title: string) => `---\ntitle: ${title}\ndescription: ${title}\nupdated: 2026-01-01\n---\n\nText.\n`;
  change(folder, 'content/pages/werk/index/index.md', page('Verzeichnis'));
  change(folder, 'content/pages/werk/index/index.en.md', page('Index'));
  const { release } = built(folder);
  if (!release) throw new Error('no release');
  const { routes } = originOf(routeTable(release, { sideCars: false }));
  const links = (from: typeof routes | typeof release.routes) =>
    [...release.routes.keys()].map((path) => [path, from.get(path)?.variants.map(({ headers }) => headers.Link)]);
  expect(release.routes.has('/en/werk/index/')).toBe(true);
  expect(links(routes)).toEqual(links(release.routes));
});
