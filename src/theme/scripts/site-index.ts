import { documentsIn, type SearchDocument } from '../model/search-index.ts';
import { decodePostings, entryFile, sizeUnit, type WordTable, wordFile, wordTableFile } from '../model/word-table.ts';
import { isUnspaced, spellingsOf } from './folding.ts';
import { queryParser, rankEntries } from './word-search.ts';

/** Bytes that a query may load at the most, and those of its words: the rest is for the entries that it finds. */
export const maxQueryBytes = 60_000;
const maxWordBytes = 34_000;

/** The entries that a query finds. */
export interface SiteMatches {
  /** The first of them, at least nine. */
  readonly shown: readonly SearchDocument[];
  /** How many there are. */
  readonly found: number;
  /** Synonyms that were searched, too. */
  readonly also: readonly string[];
}

export interface SiteIndex {
  readonly table: WordTable;
  find(query: string): Promise<SiteMatches>;
}

/** Opens the index in a folder. `load` gives the text of a path; each is loaded once, when a query needs it. */
export async function openSiteIndex(folder: string, load: (path: string) => Promise<string>): Promise<SiteIndex> {
  const head = await load(wordTableFile(folder));
  const headBytes = new TextEncoder().encode(head).length;
  const table = JSON.parse(head) as WordTable;
  const starts = table.starts.split(' ');
  const smallWords = new Set(spellingsOf(table.small).flat());
  const parse = queryParser(table.synonyms);
  const loaded = new Map<string, Promise<string>>();
  const once = (path: string) => {
    const text = loaded.get(path) ?? load(path);
    loaded.set(path, text);
    // The next query tries again.
    text.catch(() => loaded.delete(path));
    return text;
  };
  /** The file of words in which a word stands, or would stand. */
  const fileOf = (word: string) =>
    Math.max(
      0,
      starts.findLastIndex((start) => start <= word),
    );
  /** Files with words like these, the likeliest first, as far as there is room. */
  const filesFor = (words: readonly string[]): number[] => {
    const near = words.flatMap((word) => [
      fileOf(`${word}\uffff`),
      fileOf(word.slice(0, Math.max(3, word.length - 2))),
    ]);
    let room = maxWordBytes - headBytes;
    return [...new Set([...words.map(fileOf), ...near])].filter((i) => {
      const size = Number.parseInt(table.sizes[i] ?? '0', 36) * sizeUnit;
      if (size > room) return false;
      room -= size;
      return true;
    });
  };
  const wordsFor = async (words: readonly string[]) => {
    const texts = await Promise.all(filesFor(words).map((i) => once(wordFile(folder, i))));
    const lines = texts.flatMap((text) => text.split('\n').map((line) => line.split(' ')));
    return new Map(lines.map(([word = '', ...rest]) => [word, decodePostings(rest.at(-1) ?? '')]));
  };
  const entriesAt = async (numbers: readonly number[]): Promise<SearchDocument[]> => {
    const fileOfEntry = (i: number) => Math.floor(i / table.entriesPerFile);
    const most = Math.floor((maxQueryBytes - maxWordBytes) / table.largest);
    const files = [...new Set(numbers.map(fileOfEntry))].slice(0, most);
    const texts = await Promise.all(files.map((i) => once(entryFile(folder, i))));
    const rows = new Map(texts.map((text, i) => [files[i], documentsIn(JSON.parse(text))]));
    return numbers.flatMap((i) => rows.get(fileOfEntry(i))?.[i % table.entriesPerFile] ?? []);
  };
  return {
    table,
    async find(query) {
      const { asked, meant } = parse(query);
      const telling = asked.filter(([word = '']) => !smallWords.has(word));
      const sought = telling.length > 0 ? telling : asked;
      const others = meant.flatMap((group) => group.others.flatMap(({ words }) => words));
      // Longer words are rarer.
      const words = [...sought.toSorted((a, b) => (b[0]?.length ?? 0) - (a[0]?.length ?? 0)), ...others].flat();
      const places = await wordsFor(words.filter((word) => word.length > 1 || isUnspaced(word)));
      const { entries, also } = rankEntries(places, table.entries, { asked: sought, meant }, smallWords);
      return { shown: await entriesAt(entries.slice(0, mostShown)), found: entries.length, also };
    },
  };
}

/** Maximum of results. */
const mostShown = 50;
