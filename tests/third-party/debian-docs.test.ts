import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fillTargets } from '../../src/attach/markdown/to-markdown.ts';
import { readForeignSite } from '../../src/attach/read/foreign-site.ts';
import { found, reading } from '../attach/found.ts';
import { measurePage } from '../attach/page-measure.ts';
import { describeWith } from '../hosts/servers.ts';
import { type DocumentationPackage, packages, wordsOfDocumentation } from './documentation-words.ts';

const origin = 'https://docs.example';
/** Pages of a package that are read. */
const count = 20;

/** Pages at even distances. */
function pagesOf({ folder, pages }: DocumentationPackage): string[] {
  const all = readdirSync(folder, { recursive: true })
    .map(String)
    .filter((file) => pages.test(file))
    .sort();
  const step = Math.max(1, Math.floor(all.length / count));
  return all.filter((_, at) => at % step === 0).slice(0, count);
}

function measured(from: DocumentationPackage) {
  const names = pagesOf(from);
  const bytes = (name: string) => readFileSync(join(from.folder, name));
  const sitemap = names.map((name) => `<url><loc>${origin}/${name}</loc></url>`).join('');
  const site = found({
    ...Object.fromEntries(names.map((name) => [name, bytes(name)])),
    'sitemap.xml': `<urlset>${sitemap}</urlset>`,
  });
  return readForeignSite(site, origin, {}, reading(site)).pages.map(({ file, read, without }) => {
    const markdown = read.main ? fillTargets(read.main, (target) => new URL(target, origin).href) : '';
    const wanted = { ...wordsOfDocumentation(bytes(file).toString('utf8'), from), links: [] };
    return { file, without, ...measurePage(markdown, wanted, (href) => href) };
  });
}

const mean = (all: readonly number[]): number => all.reduce((sum, each) => sum + each, 0) / all.length;

for (const each of process.env.LONG ? packages : [])
  describeWith(existsSync(each.folder) ? each.folder : undefined, each.name, `apt-get install ${each.name}`, () => {
    it('its mirrors have the words of its pages, and no others', () => {
      const pages = measured(each);
      expect(pages.length).toBeGreaterThanOrEqual(10);
      expect(pages.filter(({ without }) => without !== undefined)).toEqual([]);
      const [recall, precision] = [pages.map((page) => page.recall), pages.map((page) => page.precision)];
      console.log(`${each.name}: ${pages.length} pages, recall ${mean(recall)}, precision ${mean(precision)}`);
      expect(mean(recall)).toBeGreaterThanOrEqual(0.99);
      expect(mean(precision)).toBeGreaterThanOrEqual(0.98);
      expect(pages.filter((page) => page.recall < 0.97 || page.precision < 0.93)).toEqual([]);
      expect(
        pages
          .filter(({ missingSigns }) => missingSigns.length > 0)
          .map(({ file, missingSigns }) => [file, missingSigns]),
      ).toEqual([]);
    }, 600_000);
  });

it.skipIf(process.env.LONG)('is long: LONG=1 reads it', () => {
  expect(packages).toHaveLength(5);
});
