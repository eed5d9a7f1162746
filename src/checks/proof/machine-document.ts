import type { Document } from '../../core/document.ts';
import { mediaTypes, stripParameters } from '../../core/media-types.ts';
import { isObject } from '../../core/type-guards.ts';
import { findFieldValues, parseFields } from '../published/fields.ts';
import { toLetters } from '../published/letters.ts';
import { checkApiBody } from './api.ts';
import {
  createFindingReporter,
  type ExpectedOutput,
  type MachineDocument,
  type ReadBackFinding,
  type ReportFinding,
  resolveSitePath,
  toOriginUrl,
} from './expected-output.ts';
import { type ExpectedFact, listLlmsFacts, listPageFacts } from './expected-page.ts';

/** XML 1.0 element with its attributes and its own text; a document is a list of them, in order. */
interface XmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  text: string;
}

/**
 * Reads a document strictly: one root, tags that close in order, quoted attributes, each once, known references, no
 * document type. Returns what is wrong first instead, if anything is, with its line.
 */
export function parseXml(text: string): readonly XmlElement[] | string {
  const elements: XmlElement[] = [];
  const open: XmlElement[] = [];
  const wrong = (what: string, at: number) => `${what} in line ${text.slice(0, at).split('\n').length}`;
  let at = 0;
  for (const match of text.matchAll(token)) {
    if (match.index !== at) return wrong('no markup, and no text', at);
    const [whole, , end, start, attributes = '', empty, words] = match;
    at += whole.length;
    if (start !== undefined) {
      const read = attributesOf(attributes);
      if (typeof read === 'string') return wrong(read, match.index);
      if (open.length === 0 && elements.length > 0) return wrong(`a second root <${start}>`, match.index);
      const element = { name: start, attributes: read, text: '' };
      elements.push(element);
      if (empty === undefined) open.push(element);
    } else if (end !== undefined) {
      if (open.pop()?.name !== end) return wrong(`</${end}>, which closes nothing`, match.index);
    } else if (words !== undefined) {
      const [inside] = open.slice(-1);
      const said = decoded(words);
      if (said === undefined) return wrong('a reference that XML does not know', match.index);
      if (inside) inside.text += said;
      else if (words.trim() !== '') return wrong('text outside of the root', match.index);
    }
  }
  if (at !== text.length) return wrong('no markup, and no text', at);
  const [left] = open.slice(-1);
  if (left) return wrong(`<${left.name}>, which is never closed`, at);
  return elements.length === 0 ? 'no element' : elements;
}

const token =
  /(<\?[^?]*\?>|<!--(?:(?!--)[\s\S])*-->|<!\[CDATA\[(?:(?!\]\]>)[\s\S])*\]\]>)|<\/([\w:.-]+)\s*>|<([\w:.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/)?>|([^<]+)/g;

function attributesOf(text: string): ReadonlyMap<string, string> | string {
  const found = new Map<string, string>();
  for (const [, name = '', double, single = ''] of text.matchAll(/([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)) {
    const value = decoded(double ?? single);
    if (value === undefined) return `a reference that XML does not know in ${name}`;
    if (found.has(name)) return `${name} twice in one tag`;
    found.set(name, value);
  }
  return found;
}

const named: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** Undefined where a reference is none of XML, or a character may not stand there. */
function decoded(text: string): string | undefined {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 §2.2 forbids them.
  if (/[\x00-\x08\x0b\x0c\x0e-\x1f]/.test(text)) return undefined;
  let isKnown = true;
  const said = text.replace(
    /&(?:#(?:x([\da-f]+)|(\d+))|(\w+));|&/gi,
    (_, hex?: string, decimal?: string, name = '') => {
      const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
      if (hex ?? decimal) return code <= 0x10ffff ? String.fromCodePoint(code) : '';
      isKnown &&= Object.hasOwn(named, name);
      return named[name] ?? '';
    },
  );
  return isKnown ? said : undefined;
}

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
export const isMachineDocument = ({ kind, path, mediaType }: Document): boolean =>
  (kinds.has(kind) && mediaType !== mediaTypes.zip) || path === '/manifest.webmanifest';

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
  if (of.document.kind === 'api' && !of.path.endsWith('/openapi.json')) checkApiBody(of, body, tell);
}

type Prove = (of: MachineDocument, tell: ReportFinding) => void;

/** Checks of documents in plain text, by path in a language. */
const plainTextChecks: readonly (readonly [path: RegExp, prove: Prove])[] = [
  [/^\/llms\.txt$/, checkLlms],
  [/^\/auth\.md$/, ({ text, site }, tell) => checkFacts(listPageFacts(site, '/auth/'), text, tell)],
  [/^\/robots\.txt$/, checkRobots],
  [/^\/\.well-known\/security\.txt$/, checkSecurity],
  [
    /\/SKILL\.md$/,
    ({ text, site, path }, tell) => {
      const skill = site.skills.find((each) => each.path === path);
      if (skill && Buffer.from(skill.bytes).toString('utf8') !== text) tell(`the bytes of ${skill.source}`, 'others');
    },
  ],
];

/** A text holds each fact, whatever marks and spaces stand in it. */
function checkFacts(facts: readonly ExpectedFact[], text: string, tell: ReportFinding): void {
  if (facts.length === 0) return;
  const said = toLetters(text);
  for (const { name, shown } of facts)
    if (!said.includes(toLetters(shown))) tell(`${name}: ${shown}`, 'a text that does not say it');
}

/** llmstxt.org: the name, what it is, then who publishes it, with the number under which a register has it. */
function checkLlms({ text, site }: MachineDocument, tell: ReportFinding): void {
  const [name = '', description = '', publisher = ''] = text.split('\n\n').map(toLetters);
  if (!text.startsWith('# ') || name !== toLetters(site.name)) tell(`the heading "${site.name}"`, name);
  if (description !== toLetters(site.description)) tell(`"${site.description}"`, description);
  for (const { name: about, shown } of listLlmsFacts(site))
    if (!publisher.includes(toLetters(shown))) tell(`${about}: ${shown}`, publisher);
}

/** RFC 9309, and what the content grants: each group says all of it. */
function checkRobots({ text, site, expected }: MachineDocument, tell: ReportFinding): void {
  const said = (name: string) => findFieldValues(text, name);
  const agents = said('user-agent');
  const wanted = ['*', ...site.aiCrawlers];
  if (agents.join() !== wanted.join()) tell(`groups for ${wanted.join(', ')}`, agents.join(', '));
  const signals = Object.entries(site.contentSignals).map(([name, is]) => `${name}=${is ? 'yes' : 'no'}`);
  for (const signal of said('content-signal')) {
    const words = signal.split(', ');
    if (words.toSorted().join() !== signals.toSorted().join()) tell(`Content-Signal: ${signals.join(', ')}`, signal);
  }
  if (said('content-signal').length !== wanted.length)
    tell(`${wanted.length} times Content-Signal`, String(said('content-signal').length));
  const rules = parseFields(text).flatMap(({ name, value }) =>
    /^(?:dis)?allow$/.test(name) ? `${name}: ${value}` : [],
  );
  const rule = site.noIndex ? 'disallow: /' : 'allow: /';
  if (rules.length !== wanted.length || rules.some((each) => each !== rule))
    tell(`"${rule}" in each group`, rules.find((each) => each !== rule) ?? 'a group without it');
  const sitemap = site.noIndex ? '' : toOriginUrl(expected, '/sitemap.xml');
  if (said('sitemap').join() !== sitemap) tell(`Sitemap: ${sitemap}`, said('sitemap').join());
}

/** RFC 9116. */
function checkSecurity({ text, site, document, expected }: MachineDocument, tell: ReportFinding): void {
  // Whoever signed the text has made it: the content is compared with it where it is read.
  if (text.startsWith('-----BEGIN PGP SIGNED MESSAGE-----')) return;
  const said = (name: string) => findFieldValues(text, name).join(' ');
  const { security, contactEmail } = site;
  const wanted = {
    contact: (security.contacts ?? [`mailto:${contactEmail}`]).join(' '),
    expires: security.expires,
    canonical: toOriginUrl(expected, document.path),
  };
  for (const [name, value] of Object.entries(wanted)) if (said(name) !== value) tell(`${name}: ${value}`, said(name));
  if (!said('policy').endsWith(security.policy ?? '')) tell(`policy: ${security.policy}`, said('policy'));
}
