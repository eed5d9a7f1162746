import type { MachineDocument } from './expected-output.ts';
import { toOriginUrl } from './expected-output.ts';
import type { ReportFinding } from './finding.ts';
import { parseXml, type XmlElement } from './xml.ts';

/** XML is well-formed, and a sitemap lists pages with their dates. */
export function checkXml(of: MachineDocument, tell: ReportFinding): void {
  const read = parseXml(of.text);
  if (typeof read === 'string') {
    tell('well-formed XML', read);
    return;
  }
  if (read[0]?.name === 'urlset') checkSitemap(read, of, tell);
  if (read[0]?.name === 'sitemapindex') checkParts(read, of, tell);
}

function checkSitemap(read: readonly XmlElement[], { document, expected }: MachineDocument, tell: ReportFinding): void {
  const dates = new Map(
    expected.catalog.flatMap(({ kind, path, updated }) =>
      kind === 'page' ? [[toOriginUrl(expected, path), updated] as const] : [],
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
function checkParts(read: readonly XmlElement[], { expected }: MachineDocument, tell: ReportFinding): void {
  const listed = new Set(read.flatMap(({ name, text }) => (name === 'loc' ? text : [])));
  for (const { path } of expected.catalog)
    if (/^\/sitemap-\d+\.xml$/.test(path) && !listed.has(toOriginUrl(expected, path)))
      tell(toOriginUrl(expected, path), 'an index without it');
}
