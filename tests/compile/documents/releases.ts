import { buildCatalog } from '../../../src/compile/catalog.ts';
import { documentRecords } from '../../../src/compile/documents/document-records.ts';
import { render } from '../../../src/compile/render.ts';
import type { Page, Site } from '../../../src/content/site.ts';
import type { DocumentRecord } from '../../../src/core/records.ts';
import type { Release } from '../../../src/core/release.ts';
import { type DocumentTableLine, listDocuments } from '../../../src/documents/documents.ts';
import { siteOf } from '../../support/site-of.ts';

const silent = () => {};
const small = siteOf('tests/fixtures/small').site;

/** The small company with all features, and with so many pages that there is a page of all pages. */
export const site: Site = withPages({ ...small, features: { llmsFull: true, ard: true, webMcp: true } }, 20);

export function withPages(of: Site, count: number): Site {
  const pages = Array.from({ length: count }, (_, i): Page => {
    const path = `/${i % 2 ? 'a' : 'b'}/page-${i}/`;
    const texts = { title: `Page ${i}`, description: `About ${i}`, markdown: `Text ${i}.`, html: `<p>Text ${i}.</p>` };
    return { ...texts, path, updated: '2026-01-01', facts: [], bodyBytes: 100 + i, source: `content/pages/${i}.md` };
  });
  return { ...of, pages: [...of.pages, ...pages] };
}

/** The release of a site, made without any record. */
export function clean(of: Site): Release {
  return render(of, buildCatalog(listDocuments(of), silent), silent);
}

/** The release of a site, made with records; `names` are the files that are asked for, in this order. */
export function recorded(of: Site, before: readonly (readonly DocumentRecord[])[] = [], names?: readonly string[]) {
  const records = documentRecords(before.map((list) => new Map(list.map((record) => [record.file, record]))));
  const lines: DocumentTableLine[] = [];
  const all = listDocuments(of, (line) => void lines.push(line));
  const catalog = buildCatalog(all, silent);
  const release = render(of, catalog, silent, { before: { records, lines } });
  const sums = new Map([...(names ?? release.files.keys())].map((name) => [name, release.files.get(name)?.sha256]));
  const without = (path: string) => records.all([{ code: 'document-invalid', at: { file: path }, message: '' }]);
  return { release, sums, records: records.all([]), without, reasons: Object.fromEntries(records.reasons) };
}

/** Digests of the files of a release. */
export function sumsOf(release: Release): Map<string, string | undefined> {
  return new Map([...release.files.values()].map(({ file, sha256 }) => [file, sha256]));
}
