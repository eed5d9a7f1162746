import type { Site } from '../content/site.ts';
import type { Document, RenderContext } from '../core/document.ts';
import { mediaTypes } from '../core/media-types.ts';
import { type Section, sectionsBelow, sectionsOf } from '../core/sections.ts';
import { escapeMarkdown as e } from '../markdown/escape.ts';
import { isPageIndex } from '../site/facts/named-pages.ts';
import { sectionNote, sectionTitle } from '../site/facts/section-words.ts';
import { bytesPerToken, type PartPage, part, partLink, partLinkBytes } from './part.ts';

/** Half of what the smallest common reader takes in at once (200,000): the other half is for what it is asked. */
export const mostTokens = 100_000;
const mostBytes = mostTokens * bytesPerToken;
/** Of pages that no file of content/ is: the homepage, and the guides that are generated. */
const generatedBytes = 10_000;
/** Title, notice and address above the text of a page. */
const headBytes = 300;

/** The mirror of a page, under the address of the page. */
interface FullPage extends PartPage {
  readonly mirror: string;
}

/**
 * /llms-full.txt: the Markdown of every page in one file, in the order of the table (a convention, switchable). Where
 * that is more than a reader takes in, it is divided by sections, as llms.txt is.
 */
export function llmsFullTxt(site: Site, above: readonly Document[]): Document[] {
  if (!site.features.llmsFull) return [];
  const whole = sectionOf(site, above);
  const isWhole = whole.sections.length === 0;
  return [
    {
      path: '/llms-full.txt',
      file: 'llms-full.txt',
      kind: 'discovery',
      mediaType: mediaTypes.text,
      title: isWhole ? 'All pages in one file' : 'All pages, by section',
      description: isWhole
        ? 'The Markdown of every page of this site, one after the other.'
        : 'The Markdown of every page of this site, by section: in one file it is more than a model reads at once.',
      updated: site.updated.site,
      llms: 'Optional',
      render: (context) =>
        isWhole
          ? texts(
              context.catalog.filter(({ mirrorOf }) => mirrorOf !== undefined),
              context,
            )
          : partText(site, context, whole, 'Every page'),
    },
    ...sectionsBelow(whole).map((section) =>
      part('llms-full', section, {
        description: `The Markdown of ${sectionNote(section)}.`,
        render: (context) => partText(site, context, section, sectionTitle(section)),
      }),
    ),
  ];
}

/** Their sizes are those of the sources: nothing is rendered to know which documents there are. */
function sectionOf(site: Site, above: readonly Document[]): Section<FullPage> {
  const bytes = new Map(site.pages.map((page) => [page.path, page.bodyBytes]));
  const isList = (path: string) => isPageIndex(path) && !bytes.has(path);
  const pages = above.flatMap(({ path, mirrorOf, title, updated = '' }): FullPage[] =>
    mirrorOf === undefined || isList(mirrorOf) ? [] : [{ path: mirrorOf, mirror: path, title, updated }],
  );
  return sectionsOf(pages, {
    room: mostBytes,
    cost: ({ path }) => (bytes.get(path) ?? generatedBytes) + headBytes,
    link: (folder, prefix) => partLinkBytes('llms-full', site.baseUrl, folder, prefix),
  });
}

function partText(site: Site, context: RenderContext, section: Section<FullPage>, title: string): string {
  const { items, sections } = section;
  const mirrors = mirrorsOf(context.catalog);
  const own = items.flatMap(({ mirror }) => mirrors.get(mirror) ?? []);
  const links = sections.map((below) => partLink('llms-full', below, context.url));
  const head = [
    `# ${e(site.name)}: ${e(title)}`,
    ...(links.length > 0 ? ['> In one file this is more than a model reads at once. These hold the rest:'] : []),
    ...(links.length > 0 ? [links.join('\n')] : []),
  ];
  return [`${head.join('\n\n')}\n`, ...(own.length > 0 ? [texts(own, context)] : [])].join('\n---\n\n');
}

/** The one place where the text of a page is taken a second time. */
function texts(mirrors: readonly Document[], context: RenderContext): string {
  return mirrors
    .map((mirror) => `Source: ${context.url(mirror.path)}\n\n${context.textOf?.(mirror) ?? mirror.render(context)}`)
    .join('\n---\n\n');
}

const known = new WeakMap<readonly Document[], ReadonlyMap<string, Document>>();

/** Mirrors by their path, looked up once for all parts. */
function mirrorsOf(catalog: readonly Document[]): ReadonlyMap<string, Document> {
  const found =
    known.get(catalog) ??
    new Map(catalog.flatMap((each) => (each.mirrorOf === undefined ? [] : [[each.path, each] as const])));
  known.set(catalog, found);
  return found;
}
