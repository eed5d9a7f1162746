import type { Document } from '../../core/document.ts';
import { stripParameters } from '../../core/media-types.ts';
import { isObject } from '../../core/type-guards.ts';
import { checkApiBody } from './api.ts';
import { discoveryChecks } from './discovery.ts';
import type { MachineDocument } from './expected-output.ts';
import { type ExpectedOutput, resolveSitePath, toOriginUrl } from './expected-output.ts';
import { createFindingReporter, type ReadBackFinding, type ReportFinding } from './finding.ts';
import { plainTextChecks } from './plain-text.ts';
import type { XmlElement } from './xml.ts';
import { parseXml } from './xml.ts';

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

const kinds: ReadonlySet<Document['kind']> = new Set(['api', 'discovery', 'posture']);

/** Whether programs read a document: what is no page, no mirror of one, no picture and no file of public/. */
export const isMachineDocument = ({ kind, path }: Document): boolean =>
  kinds.has(kind) || path === '/manifest.webmanifest';

/** Reads a document that programs read, by readers of its form, and says what is otherwise than expected. Pure. */
export function checkMachineDocument(
  document: Document,
  bytes: Uint8Array,
  expected: ExpectedOutput,
): ReadBackFinding[] {
  const findings: ReadBackFinding[] = [];
  const form = formOf(document);
  const tell = createFindingReporter(document.file, form, findings);
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    tell('UTF-8', 'bytes that are none');
    return findings;
  }
  if (text.startsWith('\ufeff')) tell('no byte order mark', 'one');
  const of: MachineDocument = { document, text, expected, ...resolveSitePath(expected, document.path) };
  if (form === 'JSON') checkJson(of, tell);
  else if (form === 'XML') checkXml(of, tell);
  else for (const [path, prove] of plainTextChecks) if (path.test(of.path)) prove(of, tell);
  return findings;
}

function formOf({ mediaType, path }: Document): 'JSON' | 'XML' | 'text' {
  const type = stripParameters(mediaType);
  if (/[+/]json$/.test(type) || path === '/manifest.webmanifest') return 'JSON';
  return /[+/]xml$/.test(type) ? 'XML' : 'text';
}

function checkJson(of: MachineDocument, tell: ReportFinding): void {
  let body: unknown;
  try {
    body = JSON.parse(of.text);
  } catch (error) {
    tell('JSON', String(error));
    return;
  }
  if (!isObject(body)) {
    // The index of the search is a list for its own program, that of apps one by its standard (Digital Asset Links).
    if (!/\/(?:search\/index|\.well-known\/assetlinks)\.json$/.test(of.path)) tell('a JSON object', 'something else');
    return;
  }
  for (const [path, prove] of discoveryChecks) if (path.test(of.path)) prove(of, body, tell);
  if (of.document.kind === 'api' && !of.path.endsWith('/openapi.json')) checkApiBody(of, body, tell);
}
