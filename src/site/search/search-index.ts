import { sectionPath } from '../../content/renamable-pages.ts';
import type { Site } from '../../content/site.ts';
import { latestDate } from '../../core/dates.ts';
import type { Document, RenderContext } from '../../core/document.ts';
import { stripLabels } from '../../core/labels.ts';
import { mediaTypes } from '../../core/media-types.ts';
import { languageOfSite } from '../../language/own-words.ts';
import { translate } from '../../language/translate.ts';
import { type SearchDocument, type SearchIndex, searchFields, toSearchRow } from '../../theme/model/search-index.ts';
import { isPageIndexPath } from '../facts/folders.ts';
import { factDocuments } from './fact-documents.ts';

/** Maximum bytes of the list; pages beyond are reported, and left to /all-pages/. */
export const maxIndexBytes = 2_000_000;

/** Maximum characters of a listed text. */
const mostLetters = 150;

/** Folder of the search page, with all files of the index. */
export const searchFolder = (site: Site): string => sectionPath(site, 'search');

/** Path of the list of all entries. */
export const searchIndexPath = (site: Site): string => `${searchFolder(site)}index.json`;

/** Listed part of a page: never its body, so that unchanged pages are not read. */
type ListedPage = Pick<Document, 'path' | 'title' | 'description'>;

/**
 * /search/index.json: all search entries, for programs and for the files of words (word-table.ts). The path never
 * changes, as programs keep it.
 */
export function searchIndex(site: Site, above: readonly Document[]): Document {
  const path = searchIndexPath(site);
  const pages = above.filter((page) => page.kind === 'page' && !isPageIndexPath(page.path) && !isSearch(site, page));
  const given = (): ListedPage[] => pages.map(({ path, title, description }) => ({ path, title, description }));
  const language = languageOfSite(site);
  return {
    path,
    file: path.slice(1),
    kind: 'discovery',
    mediaType: mediaTypes.json,
    title: translate(language, 'search.index'),
    description: translate(language, 'search.description'),
    updated: latestDate(Object.values(site.updated)),
    given,
    render: (context) => indexText(site, context, given()),
  };
}

/** The search page itself, unless an editor says something there. */
const isSearch = (site: Site, { path }: Document): boolean =>
  path === searchFolder(site) && site.introductions?.search === undefined;

function indexText(site: Site, context: RenderContext, pages: readonly ListedPage[]): string {
  const place = context.languages?.place ?? ((path: string) => path);
  const { kinds, documents } = factDocuments(site, context);
  const lines = documents.map((each) => lineOf(each, place));
  const also = translate(languageOfSite(site), 'alsoWords.access');
  // Pages of one entry, question or endpoint are found as their content.
  const told = new Set(documents.map(({ url }) => url));
  const others = pages.filter((page) => !told.has(page.path));
  const room = maxIndexBytes - lines.reduce((sum, line) => sum + bytesOf(line), 0);
  const listed = (withText: boolean) =>
    fittingInto(room, others, ({ path, title, description }) =>
      lineOf(
        {
          title,
          url: path,
          kind: 'pages',
          text: withText ? description : undefined,
          also: path === '/auth/' ? also : undefined,
        },
        place,
      ),
    );
  const whole = listed(true);
  const fitting = whole.length === others.length ? whole : listed(false);
  const left = others.length - fitting.length;
  const { documents: _, ...head }: SearchIndex = {
    url: context.url(searchIndexPath(site)),
    updated: latestDate(Object.values(site.updated)),
    kinds,
    synonyms: site.synonyms ?? [],
    small: translate(languageOfSite(site), 'search.smallWords'),
    ...(left > 0 && { pages: [pages.length - left, pages.length] }),
    fields: searchFields,
    documents: [],
  };
  // A line a document, so that releases can be compared.
  return `${JSON.stringify(head).slice(0, -1)},"documents":[\n${[...lines, ...fitting].join(',\n')}\n]}\n`;
}

/** A line, with links in the site's language. */
const lineOf = ({ url, text, data, ...rest }: SearchDocument, place: (path: string) => string): string =>
  JSON.stringify(toSearchRow({ ...rest, url: place(url), text: text && beginningOf(text), data: data && place(data) }));

/** Beginning of a long text for a result, at the end of a word if words have ends. */
function beginningOf(text: string): string {
  if (text.length <= mostLetters) return text;
  const letters = [...stripLabels(text)];
  if (letters.length <= mostLetters) return text;
  return `${letters
    .slice(0, mostLetters)
    .join('')
    .replace(/\s+\S{0,30}$/, '')}…`;
}

const bytesOf = (line: string): number => Buffer.byteLength(stripLabels(line)) + 2;

/** Lines of the first items that fit into `room` bytes. */
function fittingInto<T>(room: number, items: readonly T[], write: (item: T) => string): string[] {
  const lines: string[] = [];
  let left = room;
  for (const item of items) {
    const line = write(item);
    left -= bytesOf(line);
    if (left < 0) break;
    lines.push(line);
  }
  return lines;
}
