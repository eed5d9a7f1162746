import { formatPreferences, preferenceNote } from '../api/v1/ai-preferences.ts';
import { findCompanyNumber, identifierName } from '../content/identifiers.ts';
import type { Site } from '../content/site.ts';
import type { Document, RenderContext } from '../core/document.ts';
import { divideIntoSections, type ListSection, listSubsections } from '../core/list-sections.ts';
import { mediaTypes } from '../core/media-types.ts';
import { absoluteUrl, mirrorPath } from '../core/url.ts';
import { claimTexts } from '../language/claims.ts';
import { languageByTag } from '../language/language-by-tag.ts';
import { languageName } from '../language/language-name.ts';
import { translate } from '../language/translate.ts';
import { escapeMarkdown as e } from '../markdown/escape.ts';
import { indexSectionNote, indexSectionTitle } from '../site/facts/index-sections.ts';
import {
  buildPart,
  estimatePartLinkBytes,
  formatPartLink,
  listPartLinks,
  minBytesPerToken,
  type PartLink,
  publishedByteLength,
} from './part.ts';

/** Order of the sections; "Optional" comes last, because a reader short of space may skip it (llmstxt.org). */
const headings = ['API', 'Documentation', 'Skills', 'Pages', 'Discovery', 'Optional'] as const;

/** Heading of a section; "Optional" has a meaning for readers, and stays (llmstxt.org). */
function headingOf(heading: (typeof headings)[number], { language }: Site): string {
  if (heading === 'Optional') return heading;
  const keys = {
    API: 'llms.api',
    Documentation: 'llms.documentation',
    Skills: 'llms.skills',
    Pages: 'llms.pages',
    Discovery: 'llms.discovery',
  } as const;
  return translate(languageByTag(language), keys[heading]);
}

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
    above.filter(({ llms }) => llms === 'Pages'),
    {
      room: mostBytes - headBytes,
      cost: ({ title, description, path }) => publishedByteLength(title + description) + url(path).length + 12,
      link: (folder, prefix) => estimatePartLinkBytes('llms', site.baseUrl, folder, prefix),
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
    items: section.items.map(({ path, kind, title, description }) => ({ path, kind, title, description })),
    links: listPartLinks(language, 'llms', section),
  };
}

function text(site: Site, context: RenderContext, pages: ListedSection | undefined): string {
  const others = context.catalog.filter(({ llms }) => llms !== undefined && llms !== 'Pages');
  const isWhole = pages === undefined || pages.links.length === 0;
  const language = languageByTag(site.language);
  const { name, url } = site.dataLicense;
  const known = findCompanyNumber(site.company);
  const number =
    known &&
    translate(language, 'text.labelled', { label: identifierName(known, site.language), value: e(known.display) });
  const legalName = e(site.company.legalName);
  const preferences = formatPreferences(site);
  const head = [
    `# ${e(site.name)}`,
    `> ${e(site.description)}`,
    number === undefined ? legalName : translate(language, 'text.next', { text: legalName, next: number }),
    e(site.notice ?? site.company.summary),
    `${translate(language, 'rules.licence', { name: e(name), url, preferences })} ${preferenceNote(site)}`,
    [
      translate(language, isWhole ? 'llms.rules' : 'llms.rulesOfParts'),
      ...claimTexts(site, 'accept-markdown'),
      translate(language, 'llms.direct'),
    ].join(' '),
    ...(isWhole ? [] : [translate(language, 'llms.count', { n: pages.count })]),
    ...otherLanguages(site, context),
  ];
  const lists = headings.flatMap((heading) => {
    const entries =
      heading === 'Pages'
        ? pageLines(pages, context)
        : others.filter(({ llms }) => llms === heading).map((entry) => item(entry, context));
    return entries.length === 0 ? [] : [`## ${headingOf(heading, site)}\n\n${entries.join('\n')}`];
  });
  return `${[...head, ...lists].join('\n\n')}\n`;
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
    ...(site.notice === undefined ? [] : [e(site.notice)]),
    translate(language, 'llms.section', { llms: context.url('/llms.txt') }),
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
function item(document: Item, { url }: RenderContext): string {
  const path = document.kind === 'page' ? mirrorPath(document.path) : document.path;
  return `- [${e(document.title)}](${url(path)}): ${e(document.description)}`;
}
