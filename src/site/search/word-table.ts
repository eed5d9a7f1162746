import type { Site } from '../../content/site.ts';
import { latestDate } from '../../core/dates.ts';
import type { Document, RenderContext } from '../../core/document.ts';
import { largest } from '../../core/largest.ts';
import { mediaTypes } from '../../core/media-types.ts';
import { languageOfSite } from '../../language/own-words.ts';
import { translate } from '../../language/translate.ts';
import { documentsIn, type SearchDocument, type SearchIndex, toSearchRow } from '../../theme/model/search-index.ts';
import { entryFile, type WordTable, wordFile, wordTableFile } from '../../theme/model/word-table.ts';
import { isUnspaced } from '../../theme/scripts/folding.ts';
import { extractPageWords } from './page-words.ts';
import { searchFolder, searchIndexPath } from './search-index.ts';
import { buildWordFiles, type IndexedEntry, type WordFiles } from './word-files.ts';

/** Bytes of text whose words fill a file of some 4 KB; where words are pairs of characters, there are more of them. */
const [bytesPerFile, bytesPerFileOfPairs] = [40_000, 8_000];
const pagesPerEntryFile = 4;

/** The table from which the files of one release are cut. */
interface SearchFiles {
  readonly entries: readonly string[];
  readonly index: SearchIndex;
  readonly words: () => WordFiles;
}

/**
 * /search/words.json and the files that it names: the words of all entries of index.json and of the pages behind them, in
 * files of some kilobytes, of which a browser loads those of a query. All are cut from one table, which only
 * words.json depends on; its digest makes the others follow.
 */
export function searchWords(site: Site, above: readonly Document[]): Document[] {
  const list = above.find(({ path }) => path === searchIndexPath(site));
  if (site.withoutSearch || !list) return [];
  const folder = searchFolder(site);
  const mirrors = above.filter(({ mirrorOf }) => mirrorOf !== undefined);
  const [wordFiles, entryFiles] = [countWordFiles(site, mirrors), Math.ceil(mirrors.length / pagesPerEntryFile)];
  const filesOf = createFilesOfRelease(list, mirrors, { wordFiles, entryFiles });
  const common = {
    kind: 'discovery',
    updated: latestDate(Object.values(site.updated)),
    description: translate(languageOfSite(site), 'search.description'),
    title: translate(languageOfSite(site), 'search.index'),
    given: () => undefined,
  } as const;
  const file = (path: string, others: Pick<Document, 'mediaType' | 'texts' | 'render'>): Document => ({
    ...common,
    ...others,
    path,
    file: path.slice(1),
  });
  const table = file(wordTableFile(folder), {
    mediaType: mediaTypes.json,
    texts: [list, ...mirrors],
    render: (context) => tableText(filesOf(context)),
  });
  return [
    table,
    ...Array.from({ length: entryFiles }, (_, i) =>
      file(entryFile(folder, i), {
        mediaType: mediaTypes.json,
        texts: [list],
        render: (context) => filesOf(context).entries[i] ?? '',
      }),
    ),
    ...Array.from({ length: wordFiles }, (_, i) =>
      file(wordFile(folder, i), {
        mediaType: mediaTypes.text,
        texts: [table],
        render: (context) => filesOf(context).words().texts[i] ?? '',
      }),
    ),
  ];
}

/** Known from sizes alone: listing documents renders nothing. */
function countWordFiles(site: Site, mirrors: readonly Document[]): number {
  const bytes = site.pages.reduce((sum, { bodyBytes }) => sum + bodyBytes, 2_000 * mirrors.length);
  return Math.ceil(bytes / (isUnspaced(languageOfSite(site).ownName) ? bytesPerFileOfPairs : bytesPerFile));
}

/** Cuts the files of a release once, for all documents. */
function createFilesOfRelease(
  list: Document,
  mirrors: readonly Document[],
  count: { wordFiles: number; entryFiles: number },
) {
  let last: { readonly release: object; readonly files: SearchFiles } | undefined;
  return (context: RenderContext): SearchFiles => {
    const { release, wordsOf } = context.words ?? { release: context, wordsOf: undefined };
    if (last?.release === release) return last.files;
    const index = JSON.parse(String(context.textOf?.(list) ?? list.render(context))) as SearchIndex;
    const documents = documentsIn(index);
    const size = perFile(documents.length, count.entryFiles);
    const place = context.languages?.place ?? ((path: string) => path);
    const entries = Array.from({ length: count.entryFiles }, (_, i) =>
      entriesText(documents.slice(i * size, (i + 1) * size)),
    );
    let words: WordFiles | undefined;
    const files = {
      index,
      entries,
      words: () => {
        words ??= buildWordFiles(
          withPageWords(
            documents,
            mirrors,
            place,
            (mirror) => wordsOf?.(mirror) ?? extractPageWords(String(mirror.render(context))),
          ),
          index.small,
          count.wordFiles,
        );
        return words;
      },
    };
    last = { release, files };
    return files;
  };
}

/** Entries as they are shown: what they are found by lies in the files of words. */
const entriesText = (documents: readonly SearchDocument[]): string =>
  `{"documents":[\n${documents.map(({ also: _, ...shown }) => JSON.stringify(toSearchRow(shown))).join(',\n')}\n]}\n`;

/** The words of a page stand at the entry with its address: the last one, which is its own where facts have entries too. */
function withPageWords(
  documents: readonly SearchDocument[],
  mirrors: readonly Document[],
  place: (path: string) => string,
  wordsOf: (mirror: Document) => string,
): IndexedEntry[] {
  const places = new Map(documents.map(({ url }, i) => [url, i]));
  const entries: IndexedEntry[] = [...documents];
  for (const mirror of mirrors) {
    const i = places.get(place(mirror.mirrorOf ?? ''));
    const entry = i === undefined ? undefined : documents[i];
    // Pages that list facts say nothing that has no entry.
    if (i === undefined || !entry || (entry.kind === 'pages' && !mirror.source?.endsWith('.md'))) continue;
    entries[i] = { ...entry, words: wordsOf(mirror) };
  }
  return entries;
}

function tableText({ index, entries, words }: SearchFiles): string {
  const { documents, fields: _, ...head } = index;
  const { starts, sizes, digest } = words();
  const table: WordTable = {
    ...head,
    entries: documents.length,
    entriesPerFile: perFile(documents.length, entries.length),
    largest: largest(entries.map((text) => Buffer.byteLength(text))),
    starts: starts.join(' '),
    sizes,
    digest,
  };
  return `${JSON.stringify(table)}\n`;
}

const perFile = (entries: number, files: number): number => Math.max(1, Math.ceil(entries / files));
