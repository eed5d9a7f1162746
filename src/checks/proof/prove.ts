import { sectionPath } from '../../content/renamable-pages.ts';
import type { Document } from '../../core/document.ts';
import { isHtmlElement, parseHtmlWithoutPositions } from '../../core/html-tree.ts';
import { getReleaseFile } from '../../core/release.ts';
import { isObject, parseJson } from '../../core/type-guards.ts';
import { frontMatterOf } from '../../core/url.ts';
import { renderWithMicromark } from '../../markdown/micromark.ts';
import { notFound } from '../../site/pages/not-found.ts';
import { toLetters } from '../published/letters.ts';
import { listDataScalars } from './api.ts';
import {
  createFindingReporter,
  type ExpectedOutput,
  type ReadBackFinding,
  type ReportFinding,
  resolveSitePath,
  toOriginUrl,
} from './expected-output.ts';
import {
  createSharedPageParts,
  type ExpectedPage,
  type LanguagePageParts,
  listPageFacts,
  type SharedPageParts,
} from './expected-page.ts';
import { checkMachineDocument, isMachineDocument } from './machine-document.ts';
import { findTextBlocks, type ParsedPage, parseExpectedPage, type TextBlock } from './parse-page.ts';

/**
 * Reads every document that programs read, every page and every mirror of a release, by readers that have written none of
 * them, and compares them with what the content and the table of documents say. Pure.
 */
export function proveRelease(expected: ExpectedOutput): ReadBackFinding[] {
  const bytesOf = (file: string) => getReleaseFile(expected.release, file).bytes;
  const textOf = (file: string) => Buffer.from(bytesOf(file)).toString('utf8');
  const kit = createSharedPageParts(expected);
  return [
    ...expected.catalog
      .filter(isMachineDocument)
      .flatMap((document) => checkMachineDocument(document, bytesOf(document.file), expected)),
    ...listExpectedPages(expected).flatMap((page) =>
      checkPage(page, textOf(page.file), page.mirror === undefined ? undefined : textOf(page.mirror), kit),
    ),
  ];
}

type PageDocument = Document | Omit<Document, 'kind'>;

/** Lists every page of a release with what it is to say, as the table of documents and the content have it. */
export function listExpectedPages(expected: ExpectedOutput): ExpectedPage[] {
  const mirrors = new Map(expected.catalog.flatMap((each) => (each.mirrorOf ? [[each.mirrorOf, each] as const] : [])));
  // The page for what is not there has no address, and stands in no catalogue.
  return [...expected.catalog.filter(({ kind }) => kind === 'page'), notFound(expected.site)].map((document) =>
    expectedPage(expected, document, mirrors.get(document.path)),
  );
}

function expectedPage(expected: ExpectedOutput, document: PageDocument, mirror: Document | undefined): ExpectedPage {
  const { site, path } = resolveSitePath(expected, document.path);
  const { file, title, description, updated } = document;
  // An editor's own page at such a place says what its editor wrote.
  const isWritten = document.source?.startsWith('content/pages/') === true;
  const isRicher =
    path.startsWith('/docs/api/') || path === sectionPath(site, 'questions') || path === sectionPath(site, 'search');
  return {
    ...{ file, title, description, updated, language: document.language ?? site.language },
    ...{
      url: 'kind' in document ? toOriginUrl(expected, document.path) : undefined,
      mirror: mirror?.file,
      mirrorUrl: mirror && toOriginUrl(expected, mirror.path),
    },
    facts: isWritten ? [] : listPageFacts(site, path),
    isRicher,
    ...(path === '/' && { isHome: true, alsoSays: titlesIn(expected) }),
  };
}

/** The titles of all pages, in letters: a page that has no translation is listed in its own language. */
const titlesIn = ({ catalog }: ExpectedOutput): string =>
  catalog.flatMap(({ kind, title }) => (kind === 'page' ? toLetters(title) : [])).join('\n');

/**
 * Whether a mirror says what its page says: each block of the page stands in the mirror, and each of the mirror in the
 * page, as letters. Where a page arranges the same in another way, the pieces between its marks do; what Gazette itself
 * says, such as the name of a list, may stand in one of the two alone.
 */
function checkMirror(
  page: ParsedPage,
  markdown: string,
  expected: ExpectedPage,
  { ownWords, notice, legalName }: LanguagePageParts,
  tell: ReportFinding,
): void {
  const head = frontMatterOf(markdown);
  const { url: canonical, updated } = expected;
  const matter = isGuide(expected) ? {} : { canonical, organisation: JSON.stringify(legalName), updated };
  for (const [name, value] of Object.entries(matter))
    if (value !== undefined && !head.includes(`\n${name}: ${value}\n`)) tell(`${name}: ${value}`, `"${head.trim()}"`);
  // The box of a task is a mark to the parser of pages, and a letter to CommonMark.
  const body = markdown.slice(head.length).replace(/^(\s*[-*] )\[x\] /gm, '$1');
  const read = parseHtmlWithoutPositions(renderWithMicromark(body));
  const blocks = findTextBlocks(read, () => false);
  const mirror = blocks.map((block) => block.letters).join('');
  // The description in the head of a page stands for no paragraph of it, except where only one of the two forms shows it.
  const isAlike = expected.isHome !== true && !isGuide(expected);
  const text = isAlike ? page.text.slice(toLetters(page.description ?? '').length) : page.text;
  const named = isAlike ? toLetters(expected.title) : toLetters(expected.title) + toLetters(expected.description);
  for (const piece of lost(blocks, text, ownWords, isGuide(expected) ? 'authmd' : (expected.alsoSays ?? '')))
    tell(`a mirror that says what ${expected.file} says`, `"${piece}" in the mirror alone`);
  if (!expected.isRicher)
    for (const piece of lost(page.blocks, mirror, ownWords, named))
      tell(`a mirror that says what ${expected.file} says`, `"${piece}" in the page alone`);
  if (!mirror.includes(notice)) tell('the notice of the site', 'a mirror without it');
  for (const { name, shown } of expected.facts)
    if (!mirror.includes(toLetters(shown))) tell(`${name}: ${shown}`, 'a mirror that does not say it');
}

/** Agents look for a heading of its own. */
const isGuide = ({ mirror }: ExpectedPage): boolean => /(?:^|\/)auth\.md$/.test(mirror ?? '');

/** The pieces of blocks that stand neither in `other` nor in what is known. */
function lost(blocks: readonly TextBlock[], other: string, ownWords: string, known: string): string[] {
  return blocks.flatMap((block) =>
    other.includes(block.letters) || known.includes(block.letters)
      ? []
      : block.pieces.filter((piece) => ![other, ownWords, known].some((text) => text.includes(piece))),
  );
}

/** Members of schema.org whose values are facts of the organisation wherever they stand. */
const factual: ReadonlySet<string> = new Set([
  'legalName',
  'email',
  'telephone',
  'streetAddress',
  'postalCode',
  'leiCode',
  'vatID',
  'taxID',
]);

/** Whether the structured data of a page is JSON, is about this page as the catalogue has it, and states the facts. */
function checkJsonLd(
  page: ParsedPage,
  expected: ExpectedPage,
  kit: SharedPageParts,
  language: LanguagePageParts,
  tell: ReportFinding,
): void {
  const nodes = page.linked.flatMap((text) => {
    const data = parseJson(text);
    if (!isObject(data) || !Array.isArray(data['@graph'])) {
      tell('JSON with a @graph', text);
      return [];
    }
    return data['@graph'].filter(isObject);
  });
  const own = nodes.find((node) => node['@id'] === expected.url);
  if (!own) tell(`a node about ${expected.url}`, 'none');
  const wanted = {
    url: expected.url,
    name: expected.title,
    description: expected.description,
    dateModified: expected.updated,
    inLanguage: expected.language,
  };
  for (const [name, value] of Object.entries(wanted))
    if (own && own[name] !== value) tell(`${name}: ${value ?? 'none'}`, String(own[name]));
  const scalars = listDataScalars(nodes);
  for (const { key, value } of scalars)
    if (factual.has(key) && !kit.values.has(toLetters(value))) tell(`${key} of the content`, value);
  const organisation = `${kit.baseUrl}/#organization`;
  for (const node of nodes)
    if (node['@id'] === organisation && node.legalName !== undefined && node.legalName !== language.legalName)
      tell(`legalName: ${language.legalName}`, String(node.legalName));
  if (!expected.isHome) return;
  const about = nodes.find((node) => node['@id'] === organisation);
  if (about?.legalName !== language.legalName) tell(`legalName: ${language.legalName}`, String(about?.legalName));
  const said = new Set(scalars.map(({ value }) => value));
  for (const way of language.reached) if (!said.has(way)) tell(way, 'structured data without it');
}

/** Reads a page and its mirror, and says what is otherwise than expected. Pure. */
export function checkPage(
  expected: ExpectedPage,
  html: string,
  markdown: string | undefined,
  kit: SharedPageParts,
): ReadBackFinding[] {
  const findings: ReadBackFinding[] = [];
  const tell = createFindingReporter(expected.file, 'parse5', findings);
  const page = parseExpectedPage(html, tell);
  checkMarkup(page, kit, tell);
  const language = kit.languages.get(expected.language);
  if (!language) tell(`one of the languages ${[...kit.languages.keys()].join(', ')}`, expected.language);
  const title = page.title;
  if (title !== expected.title && !title.startsWith(`${expected.title} · `))
    tell(`the title "${expected.title}"`, title);
  if (page.language !== expected.language) tell(`lang="${expected.language}"`, page.language);
  const { description = '' } = page;
  if (description !== expected.description) tell(`the description "${expected.description}"`, description);
  const addresses = { canonical: expected.url, 'og:url': expected.url, alternate: expected.mirrorUrl };
  for (const [name, url] of Object.entries(addresses))
    if (page.addresses.get(name) !== url) tell(`${name}: ${url ?? 'none'}`, page.addresses.get(name) ?? 'none');
  for (const { name, shown } of [...(language?.frame ?? []), ...expected.facts])
    if (!page.text.includes(toLetters(shown))) tell(`${name}: ${shown}`, 'a page that does not say it');
  if (expected.url !== undefined && language)
    checkJsonLd(page, expected, kit, language, createFindingReporter(expected.file, 'JSON-LD', findings));
  if (markdown !== undefined && expected.mirror !== undefined && language)
    checkMirror(page, markdown, expected, language, createFindingReporter(expected.mirror, 'micromark', findings));
  return findings;
}

/** The elements that pages are made of: what the theme has, and what Markdown can be. */
const elements: ReadonlySet<string> = new Set(
  `html head meta title link script body a article abbr b bdi bdo blockquote br button caption cite code col colgroup dd del details dfn div dl dt em
  fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr i img input ins kbd label legend li main mark nav ol optgroup option p picture
  pre q s samp search section select small source span strong sub summary sup table tbody td textarea tfoot th thead time tr u ul var wbr`.split(
    /\s+/,
  ),
);

/** Attributes that run programs, or bring styles and documents of others; none is ours. */
const foreign = /^(?:on.*|style|srcdoc|formaction|ping|is|background|xlink:.*|http-equiv)$/;

/** Whether a page has only elements and attributes of ours, and runs only the programs of this release. */
function checkMarkup({ elements: all }: ParsedPage, { scripts }: SharedPageParts, tell: ReportFinding): void {
  for (const element of all) {
    const { tagName, attrs } = element;
    if (!isHtmlElement(element) || !elements.has(tagName)) tell('elements of our pages', `<${tagName}>`);
    for (const { name, value } of attrs) {
      const isToken = name === 'http-equiv' && value === 'origin-trial';
      if (foreign.test(name) && !isToken) tell('attributes of our pages', `${name}="${value}" on <${tagName}>`);
      if (/^(?:href|src|action)$/.test(name) && /^\s*(?:javascript|vbscript|data):/i.test(value))
        tell('addresses that run nothing', `${name}="${value}" on <${tagName}>`);
    }
    if (tagName !== 'script') continue;
    const own = new Map(attrs.map(({ name, value }) => [name, value]));
    const isData = own.get('type') === 'application/ld+json' && !own.has('src');
    if (!isData && !scripts.has(own.get('src') ?? ''))
      tell('programs of this release', `<script src="${own.get('src') ?? ''}">`);
    if (own.has('src') && element.childNodes.length > 0) tell('no program in the page', '<script> with text');
  }
}
