import { sitemapEntries, valuesOf } from '../../checks/published/fields.ts';
import type { AddressResolver } from './address-resolver.ts';
import type { ForeignFolder } from './foreign-folder.ts';

/** A sitemap of the attached site. */
export interface ForeignSitemap {
  readonly file: string;
  readonly isIndex: boolean;
  /** Listed addresses, of pages or of sitemaps. */
  readonly addresses: readonly string[];
}

const usual = ['sitemap.xml', 'sitemap_index.xml', 'sitemap-index.xml'];

/** Sitemaps that robots.txt names, those with usual names, and those that an index lists. */
export function findForeignSitemaps(site: ForeignFolder, addresses: AddressResolver): ForeignSitemap[] {
  const text = (file: string) => Buffer.from(site.bytes(file)).toString('utf8');
  const names = new Set(site.files.map(({ file }) => file));
  const robots = names.has('robots.txt') ? text('robots.txt') : '';
  const named = valuesOf(robots, 'sitemap').flatMap((value) => value.split(/\s/, 1));
  const found = new Map<string, ForeignSitemap>();
  let queue = [...usual.map((file) => `/${file}`), ...named];
  for (let address = queue.shift(); address !== undefined; address = queue.shift()) {
    const target = addresses.resolve(address, '/')?.target;
    if (target?.kind !== 'file' || found.has(target.file) || !/\.(?:xml|txt)$/i.test(target.file)) continue;
    const sitemap = read(target.file, text(target.file));
    if (!sitemap) continue;
    found.set(target.file, sitemap);
    if (sitemap.isIndex) queue = queue.concat(sitemap.addresses);
  }
  return [...found.values()];
}

function read(file: string, text: string): ForeignSitemap | undefined {
  if (/\.txt$/i.test(file)) return { file, isIndex: false, addresses: text.split(/\s+/).filter(Boolean) };
  const isIndex = /<sitemapindex[\s>]/.test(text);
  if (!isIndex && !/<urlset[\s>]/.test(text)) return undefined;
  return { file, isIndex, addresses: sitemapEntries(text).map(({ loc }) => loc) };
}
