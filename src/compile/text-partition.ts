import type { Site } from '../content/site.ts';
import { divideFullText, listFullTextPages } from '../documents/llms-full-txt.ts';
import type { CompiledSite } from './compile.ts';

/** How the texts of pages are divided among files: for an edition and all its revisions. */
interface TextPartition {
  /** Whether the same pages stand in the same files: their sizes decide it. */
  isAlike(a: Site, b: Site): boolean;
  /** Places in the catalog of the documents that a source has. */
  placesOf(source: string): readonly number[];
  /** The files that take the text of a file. */
  takersOf(file: string): readonly string[];
}

/** By what all revisions of an edition share. */
const known = new WeakMap<CompiledSite['facts'], TextPartition>();

/** The only lists that the texts of pages decide. */
export function textPartitionOf(edition: CompiledSite): TextPartition {
  const found = known.get(edition.facts) ?? divide(edition);
  known.set(edition.facts, found);
  return found;
}

function divide({ site, catalog }: CompiledSite): TextPartition {
  const pages = listFullTextPages(site, catalog);
  const parts = new WeakMap<Site, FullTextParts>();
  const partsOf = (site: Site) => {
    const found = parts.get(site) ?? divideFullText(site, pages);
    parts.set(site, found);
    return found;
  };
  const takers = listed(catalog.flatMap(({ file, texts = [] }) => texts.map((of) => [of.file, file] as const)));
  const places = listed(catalog.flatMap(({ source }, i) => (source === undefined ? [] : [[source, i] as const])));
  return {
    isAlike(a, b) {
      const [before, now] = [partsOf(a), partsOf(b)];
      return before.length === now.length && before.every((part, i) => isEqual(part, now[i]));
    },
    placesOf: (source) => places.get(source) ?? [],
    takersOf: (file) => takers.get(file) ?? [],
  };
}

type FullTextParts = ReturnType<typeof divideFullText>;

/** Pages are the same objects for all sites that are asked about. */
function isEqual(a: FullTextParts[number], b: FullTextParts[number] | undefined): boolean {
  return (
    a.folder === b?.folder &&
    a.prefix === b.prefix &&
    a.items.length === b.items.length &&
    a.items.every((item, i) => item === b.items[i])
  );
}

function listed<T>(entries: Iterable<readonly [key: string, value: T]>): Map<string, T[]> {
  const lists = new Map<string, T[]>();
  for (const [key, value] of entries) {
    const list = lists.get(key);
    if (list) list.push(value);
    else lists.set(key, [value]);
  }
  return lists;
}
