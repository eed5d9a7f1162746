import type { Tell } from './finding.ts';
import type { MachineDocument } from './input.ts';
import { urlOf } from './input.ts';
import { provesLinks } from './own-links.ts';
import { readXml, type XmlElement } from './xml.ts';

/** XML is well-formed, leads to documents of this release alone, and a sitemap lists pages with their dates. */
export function provesXml(of: MachineDocument, tell: Tell): void {
  const read = readXml(of.text);
  if (typeof read === 'string') {
    tell('well-formed XML', read);
    return;
  }
  const addresses = read.flatMap(({ text, attributes }) => [text.trim(), ...attributes.values()]);
  provesLinks(addresses, of.meant, tell);
  if (read[0]?.name === 'urlset') provesSitemap(read, of, tell);
  if (read[0]?.name === 'sitemapindex') provesParts(read, of, tell);
}

function provesSitemap(read: readonly XmlElement[], { document, meant }: MachineDocument, tell: Tell): void {
  const dates = new Map(
    meant.catalog.flatMap(({ kind, path, updated }) =>
      kind === 'page' ? [[urlOf(meant, path), updated] as const] : [],
    ),
  );
  const listed = new Set<string>();
  const dated = new Set<string>();
  let page = '';
  for (const { name, text } of read) {
    if (name === 'loc') {
      page = text;
      if (!dates.has(page)) tell('pages of this release', page);
      if (listed.has(page)) tell('each page once', page);
      listed.add(page);
    }
    if (name !== 'lastmod') continue;
    dated.add(page);
    if (text !== dates.get(page)) tell(`${dates.get(page) ?? 'no date'} for ${page}`, text);
  }
  for (const url of listed)
    if (dates.get(url) !== undefined && !dated.has(url)) tell(`${dates.get(url)} for ${url}`, 'no date');
  // Parts of an index hold theirs alone.
  if (document.path !== '/sitemap.xml') return;
  for (const url of dates.keys()) if (!listed.has(url)) tell(url, 'a sitemap without it');
}

/** An index lists every sitemap. */
function provesParts(read: readonly XmlElement[], { meant }: MachineDocument, tell: Tell): void {
  const listed = new Set(read.flatMap(({ name, text }) => (name === 'loc' ? text : [])));
  for (const { path } of meant.catalog)
    if (/^\/sitemap-\d+\.xml$/.test(path) && !listed.has(urlOf(meant, path)))
      tell(urlOf(meant, path), 'an index without it');
}
