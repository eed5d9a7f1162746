import { formatPreferences, preferenceNote } from '../api/v1/ai-preferences.ts';
import { findCompanyNumber, identifierName } from '../content/identifiers.ts';
import { sectionPath } from '../content/renamable-pages.ts';
import { resolveResponseTime } from '../content/response-time.ts';
import type { Site } from '../content/site.ts';
import type { Document, RenderContext } from '../core/document.ts';
import { divideIntoSections, type ListSection, listSubsections } from '../core/list-sections.ts';
import { mediaTypes } from '../core/media-types.ts';
import { absoluteUrl, mirrorPath } from '../core/url.ts';
import { claimTexts } from '../language/claims.ts';
import { joinListWithCommas } from '../language/formats/lists.ts';
import { languageByTag, languageName } from '../language/language-by-tag.ts';
import { translate } from '../language/translate.ts';
import { escapeMarkdown as e } from '../markdown/escape.ts';
import { toAbsoluteLinks } from '../markdown/links.ts';
import { createPeriodFinder, indexSectionNote, indexSectionTitle } from '../site/facts/index-sections.ts';
import { legalPaths, resolvePagePaths } from '../site/html/navigation.ts';
import { openingHoursFields, policyFields, registrationFields } from '../site/page-model/home/company.ts';
import { contactFields } from '../site/page-model/home/contact.ts';
import { addressLine } from '../site/page-model/home/places.ts';
import { createMirrorLinkMapper } from '../site/pages/mirror.ts';
import { fieldListToMarkdown } from '../site/renderers/markdown/line.ts';
import {
  buildPart,
  estimatePartLinkBytes,
  formatPartLink,
  listPartLinks,
  minBytesPerToken,
  type PartLink,
  publishedByteLength,
} from './part.ts';

/** Order of the sections, with their titles; "Optional" comes last, and has a meaning for readers (llmstxt.org). */
const titleKeys = {
  API: 'llms.api',
  Documentation: 'llms.documentation',
  Skills: 'llms.skills',
  Pages: 'llms.pages',
  Discovery: 'llms.discovery',
  Optional: undefined,
} as const;

type Heading = keyof typeof titleKeys;

const headings = Object.keys(titleKeys) as Heading[];

const headingOf = (heading: Heading, { language }: Site): string =>
  heading === 'Optional' ? heading : translate(languageByTag(language), titleKeys[heading]);

/** Tokens that a reader must take in to find its way; with more pages, llms.txt leads to lists of their sections. */
export const maxIndexTokens = 10_000;
const mostBytes = maxIndexTokens * minBytesPerToken;
/** Title, summary and what else stands above the list of a section. */
const headBytes = 800;

/** /llms.txt (llmstxt.org v2): one heading, one summary, then lists of absolute links, each with a note. */
export function llmsTxt(site: Site, above: readonly Document[]): Document[] {
  const url = (path: string) => absoluteUrl(site.baseUrl, path);
  const others = publishedByteLength(text(site, { catalog: above, url }, undefined)) + headBytes;
  const pages = divideIntoSections(
    arrange(site, above)('Pages'),
    {
      room: mostBytes - headBytes,
      cost: ({ title, description, path }) => publishedByteLength(title + description) + url(path).length + 12,
      link: (folder, prefix) => estimatePartLinkBytes('llms', site.baseUrl, folder, prefix),
      period: createPeriodFinder(site),
    },
    Math.max(mostBytes - others, mostBytes / 2),
  );
  return [
    {
      path: '/llms.txt',
      file: 'llms.txt',
      kind: 'discovery',
      mediaType: mediaTypes.text,
      title: 'llms.txt',
      description: translate(languageByTag(site.language), 'document.llmsNote'),
      updated: site.updated.site,
      link: [{ rel: 'describedby' }],
      given: () => listed(site, pages),
      render: (context) => text(site, context, listed(site, pages)),
    },
    ...listSubsections(pages).map((section) =>
      buildPart(languageByTag(site.language), 'llms', section, {
        description: `${translate(languageByTag(site.language), 'document.llmsNote')} ${indexSectionNote(section, languageByTag(site.language))}`,
        given: () => listed(site, section),
        render: (context) => partText(site, context, listed(site, section)),
      }),
    ),
  ];
}

/** Returns the documents of each section, in the order that the editor wants. The head says what the homepage does, and names the policies. */
function arrange(site: Site, all: readonly Document[]): (heading: Heading) => readonly Document[] {
  const { order = [], omit = [], optional = [] } = site.llms ?? {};
  const first = resolvePagePaths(site, order);
  const last = new Set(resolvePagePaths(site, optional));
  const inHead = site.attached?.isWithheld ? [] : ['/', ...legalPaths(site)];
  const left = new Set([...resolvePagePaths(site, omit), ...inHead]);
  const rank = ({ path }: Document) => (first.includes(path) ? first.indexOf(path) : first.length);
  const listed = all.filter(({ path, llms }) => llms !== undefined && !left.has(path));
  const sorted = first.length === 0 ? listed : listed.toSorted((a, b) => rank(a) - rank(b));
  return (heading) => sorted.filter(({ path, llms }) => heading === (last.has(path) ? 'Optional' : llms));
}

/** A section as a list shows it. */
interface ListedSection {
  readonly title: string;
  readonly note: string;
  /** Number of pages in it and below. */
  readonly count: number;
  readonly items: readonly Item[];
  readonly links: readonly PartLink[];
}

type Item = Pick<Document, 'path' | 'kind' | 'title' | 'description'>;

function listed(site: Site, section: ListSection<Document>): ListedSection {
  const language = languageByTag(site.language);
  return {
    title: indexSectionTitle(section, language),
    note: indexSectionNote(section, language),
    count: section.all.length,
    items: section.items.map(({ path, kind, title, description }) => ({
      ...{ path, kind, title },
      description: listNames(site, path) ?? description,
    })),
    links: listPartLinks(language, 'llms', section),
  };
}

/** Beyond these many names a description is shorter. */
const mostNames = 12;

/** The names of what a section page lists: they answer what is offered, without another request. */
function listNames(site: Site, path: string): string | undefined {
  const lists = { solutions: site.solutions, products: site.company.products };
  const [found] = Object.entries(lists).filter(([name]) => sectionPath(site, name as keyof typeof lists) === path);
  if (!found || found[1].length === 0 || found[1].length > mostNames) return undefined;
  return joinListWithCommas(
    languageByTag(site.language).table,
    found[1].map(({ name }) => name),
  );
}

function text(site: Site, context: RenderContext, pages: ListedSection | undefined): string {
  const documentsOf = arrange(site, context.catalog);
  const isWhole = pages === undefined || pages.links.length === 0;
  const language = languageByTag(site.language);
  const isWithheld = site.attached?.isWithheld === true;
  const head = [
    `# ${e(site.name)}`,
    ...(site.description === '' ? [] : [`> ${e(site.description)}`]),
    ...(isWithheld ? noticeTexts(site) : ownerTexts(site, context)),
    [
      ...(isWithheld
        ? []
        : (['llms.rules', 'llms.none', 'rules.noLimit'] as const).map((key) => translate(language, key))),
      ...claimTexts(site, 'accept-markdown'),
    ].join(' '),
    ...(isWhole ? [] : [translate(language, 'llms.count', { n: pages.count })]),
    ...otherLanguages(site, context),
  ];
  const lists = headings.flatMap((heading) => {
    const entries =
      heading === 'Pages' ? pageLines(pages, context) : documentsOf(heading).map((entry) => item(entry, context));
    return entries.length === 0 ? [] : [`## ${headingOf(heading, site)}\n\n${entries.join('\n')}`];
  });
  return `${[...head, ...lists].join('\n\n')}\n`;
}

/** Answers that most people ask for: register, address, hours, telephones and mailboxes, response time, policies. */
function answerFields(site: Site, { languages }: RenderContext): string {
  const language = languageByTag(site.language);
  const { registeredAddress } = site.company;
  const hours = openingHoursFields(site);
  const address = registeredAddress && addressLine(language, 'company.registeredAddress', registeredAddress);
  const response = resolveResponseTime(site);
  const fields = [
    // Jurisdiction, and one date.
    ...registrationFields(site).slice(0, 2),
    ...(address ? [{ term: translate(language, 'label.registeredAddress'), line: address }] : []),
    ...(hours ? [hours.usual, ...hours.others] : []),
    ...contactFields(site),
    ...(response ? [{ term: translate(language, 'label.responseTime'), line: [response.text] }] : []),
    ...policyFields(site),
  ];
  const place = createMirrorLinkMapper(languages?.place, site.languages);
  return toAbsoluteLinks(fieldListToMarkdown(fields, language), site.baseUrl, undefined, undefined, place);
}

const noticeTexts = ({ notice }: Site): string[] => (notice === undefined ? [] : [e(notice)]);

/** Whose site it is, and how its data may be used. */
function ownerTexts(site: Site, context: RenderContext): string[] {
  const language = languageByTag(site.language);
  const { name, url } = site.dataLicense;
  const known = findCompanyNumber(site.company);
  const number =
    known &&
    translate(language, 'text.labelled', { label: identifierName(known, site.language), value: e(known.display) });
  const legalName = e(site.company.legalName);
  const preferences = formatPreferences(site);
  return [
    number === undefined ? legalName : translate(language, 'text.next', { text: legalName, next: number }),
    answerFields(site, context),
    e(site.notice ?? site.company.summary),
    ...(site.llms?.text === undefined ? [] : [e(site.llms.text)]),
    `${translate(language, 'rules.licence', { name: e(name), url, preferences })} ${preferenceNote(site)}`,
  ];
}

/** Links to llms.txt in the other languages. */
function otherLanguages({ language, languages = [] }: Site, context: RenderContext): string[] {
  const others = context.languages?.translationsOf('/llms.txt').filter(({ language: tag }) => tag !== language) ?? [];
  if (others.length === 0) return [];
  const links = others.map(({ language: tag, url }) => `[${e(languageName(tag, languages))}](${url})`);
  const label = translate(languageByTag(language), 'frame.languages');
  return [translate(languageByTag(language), 'text.labelled', { label, value: links.join(', ') })];
}

function partText(site: Site, context: RenderContext, section: ListedSection): string {
  const language = languageByTag(site.language);
  const paragraphs = [
    `# ${e(site.name)}: ${e(section.title)}`,
    `> ${translate(language, 'llms.eachInMarkdown', { pages: section.note })}`,
    ...noticeTexts(site),
    ...(site.attached?.isWithheld ? [] : [translate(language, 'llms.section', { llms: context.url('/llms.txt') })]),
    `## ${headingOf('Pages', site)}\n\n${pageLines(section, context).join('\n')}`,
  ];
  return `${paragraphs.join('\n\n')}\n`;
}

/** The pages that a section names itself, then the files that name the others. */
function pageLines(section: ListedSection | undefined, context: RenderContext): string[] {
  if (section === undefined) return [];
  return [
    ...section.items.map((page) => item(page, context)),
    ...section.links.map((link) => formatPartLink(link, context.url)),
  ];
}

/** A page is listed by its mirror: its reader wants Markdown. */
function item({ path, kind, title, description }: Item, { url }: RenderContext): string {
  return `- [${e(title)}](${url(kind === 'page' ? mirrorPath(path) : path)}): ${e(description)}`;
}
