import type { Site } from '../content/site.ts';
import type { Document, RenderContext } from '../core/document.ts';
import { divideIntoSections, type ListSection, listSubsections } from '../core/list-sections.ts';
import { mediaTypes } from '../core/media-types.ts';
import { stripFrontMatter } from '../core/url.ts';
import { formatIsoDate } from '../language/formats/dates.ts';
import { languageByTag } from '../language/language-by-tag.ts';
import { translate } from '../language/translate.ts';
import { escapeMarkdown as e } from '../markdown/escape.ts';
import { isPageIndexPath } from '../site/facts/folders.ts';
import { createPeriodFinder, indexSectionNote, indexSectionTitle } from '../site/facts/index-sections.ts';
import {
  buildPart,
  estimatePartLinkBytes,
  formatPartLink,
  listPartLinks,
  minBytesPerToken,
  type PartLink,
  type PartPage,
} from './part.ts';

/** Half of what the smallest common reader takes in at once (200,000): the other half is for what it is asked. */
export const maxFullTextTokens = 100_000;
const mostBytes = maxFullTextTokens * minBytesPerToken;
/** Estimate for a generated page. */
const generatedBytes = 2_000;
/** Title, notice and address above the text of a page. */
const headBytes = 300;

/** The mirror of a page, under the address of the page. */
interface FullPage extends PartPage {
  readonly mirror: Document;
}

/**
 * /llms-full.txt: the Markdown of every page in one file, in the order of the table (a convention, switchable). Where
 * that is more than a reader takes in, it is divided by sections, as llms.txt is.
 */
export function llmsFullTxt(site: Site, above: readonly Document[]): Document[] {
  if (!site.features.llmsFull) return [];
  const whole = sectionOf(site, listFullTextPages(site, above));
  const isWhole = whole.sections.length === 0;
  const language = languageByTag(site.language);
  const mirrors = above.filter(({ mirrorOf }) => mirrorOf !== undefined);
  return [
    {
      path: '/llms-full.txt',
      file: 'llms-full.txt',
      kind: 'discovery',
      mediaType: mediaTypes.text,
      title: translate(language, isWhole ? 'document.llmsFull' : 'document.llmsFullParts'),
      description: translate(language, isWhole ? 'document.llmsFullNote' : 'document.llmsFullPartsNote'),
      updated: site.updated.site,
      llms: 'Optional',
      ...(isWhole
        ? {
            texts: mirrors,
            given: () => mirrors.map(({ path }) => path),
            render: (context: RenderContext) => texts(site, mirrors, context),
          }
        : ownOf(site, whole, translate(language, 'allPages.title'))),
    },
    ...listSubsections(whole).map((section) =>
      buildPart(language, 'llms-full', section, {
        description: translate(language, 'llms.eachInMarkdown', { pages: indexSectionNote(section, language) }),
        ...ownOf(site, section, indexSectionTitle(section, language)),
      }),
    ),
  ];
}

/** Sections of these files: the sizes of `pages` decide them. */
export function divideFullText(site: Site, pages: readonly FullPage[]): ListSection<FullPage>[] {
  if (!site.features.llmsFull) return [];
  const whole = sectionOf(site, pages);
  return [whole, ...listSubsections(whole)];
}

/** The pages whose texts are in these files, in the order of the table. */
export function listFullTextPages(site: Site, above: readonly Document[]): FullPage[] {
  const own = new Set(site.pages.map(({ path }) => path));
  const isTwice = (path: string) => isPageIndexPath(path) && !own.has(path);
  const pages: FullPage[] = [];
  for (const mirror of above) {
    const { mirrorOf, title, updated = '' } = mirror;
    if (mirrorOf !== undefined && !isTwice(mirrorOf)) pages.push({ path: mirrorOf, mirror, title, updated });
  }
  return pages;
}

/** Sizes are those of the sources: listing documents renders nothing. */
function sectionOf(site: Site, pages: readonly FullPage[]): ListSection<FullPage> {
  const bytes = new Map<string, number>();
  for (const { path, mirror } of pages) if (mirror.size !== undefined) bytes.set(path, mirror.size);
  for (const page of site.pages) bytes.set(page.path, page.bodyBytes);
  return divideIntoSections(pages, {
    room: mostBytes,
    cost: ({ path }) => (bytes.get(path) ?? generatedBytes) + headBytes,
    link: (folder, prefix) => estimatePartLinkBytes('llms-full', site.baseUrl, folder, prefix),
    period: createPeriodFinder(site),
  });
}

/** Own members of a document that holds the texts of a section. */
function ownOf(
  site: Site,
  section: ListSection<FullPage>,
  title: string,
): Pick<Document, 'texts' | 'given' | 'render'> {
  const own = section.items.map(({ mirror }) => mirror);
  const given = () => ({
    title,
    links: listPartLinks(languageByTag(site.language), 'llms-full', section),
    paths: own.map(({ path }) => path),
  });
  return { texts: own, given, render: (context) => partText(site, context, given(), own) };
}

function partText(
  site: Site,
  context: RenderContext,
  { title, links }: { readonly title: string; readonly links: readonly PartLink[] },
  own: readonly Document[],
): string {
  const lines = links.map((link) => formatPartLink(link, context.url));
  const head = [
    `# ${e(site.name)}: ${e(title)}`,
    ...(lines.length > 0 ? [`> ${translate(languageByTag(site.language), 'llms.rest')}`] : []),
    ...(lines.length > 0 ? [lines.join('\n')] : []),
  ];
  return [`${head.join('\n\n')}\n`, ...(own.length > 0 ? [texts(site, own, context)] : [])].join('\n---\n\n');
}

/** The one place where the text of a page is taken a second time. */
function texts({ language }: Site, mirrors: readonly Document[], context: RenderContext): string {
  return mirrors
    .flatMap((mirror) => {
      const text = context.textOf ? context.textOf(mirror) : mirror.render(context);
      if (text === undefined) return [];
      const said = languageByTag(language);
      const source = translate(said, 'llms.source', { url: context.url(mirror.path) });
      const date =
        mirror.updated === undefined
          ? ''
          : `\n${translate(said, 'frame.updated', { date: formatIsoDate(said.table, mirror.updated) })}`;
      return [`${source}${date}\n\n${stripFrontMatter(String(text))}`];
    })
    .join('\n---\n\n');
}
