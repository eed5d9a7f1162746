import { decodeColumns, encodeColumns } from '../core/columns.ts';
import type { DocumentRecord } from '../core/records.ts';
import type { TextFacts } from '../core/release.ts';
import { readSealedFiles, writeSealedFile } from './sealed-files.ts';

const suffix = '.documents';

/** Reads the records of documents, by file, of each file in a folder that was made under the same `about`. */
export function readDocumentRecords(folder: string, about: string): ReadonlyMap<string, DocumentRecord>[] {
  return readSealedFiles(folder, suffix, about).map(decode);
}

/** Writes them into one file, and removes the files that it makes useless. */
export function writeDocumentRecords(folder: string, about: string, records: readonly DocumentRecord[]): void {
  writeSealedFile(folder, suffix, about, encode(records));
}

/** A record without its lists, which are numbers into two tables: what is read is read by many, and so are links. */
type Row = Omit<DocumentRecord, 'reads' | 'read'> & {
  readonly read?: Omit<TextFacts, 'links'> | undefined;
};

function encode(records: readonly DocumentRecord[]): Buffer {
  const [names, links] = [numbered(), numbered()];
  const reads = records.map((record) => [...record.reads].map((read) => names.numberOf(JSON.stringify(read))));
  const linked = records.map(({ read }) => (read?.links ?? []).map((link) => links.numberOf(JSON.stringify(link))));
  return encodeColumns({
    rows: records.map(({ reads: _, read, ...rest }) => {
      const row: Row = { ...rest, read: read && { tokens: read.tokens, ids: read.ids, words: read.words } };
      return JSON.stringify(row);
    }),
    names: names.texts(),
    links: links.texts(),
    'row names': Uint32Array.from(reads.flat()),
    'row name counts': Uint32Array.from(reads, ({ length }) => length),
    'row links': Uint32Array.from(linked.flat()),
    'row link counts': Uint32Array.from(linked, ({ length }) => length),
  });
}

function decode(bytes: Buffer): Map<string, DocumentRecord> {
  const columns = decodeColumns(bytes);
  const parsed = <T>(name: string) => columns.text(name).map((text) => JSON.parse(text) as T);
  const namesOf = slices(parsed<readonly [string, string]>('names'), columns.numbers('row names'));
  const linksOf = slices(parsed<string>('links'), columns.numbers('row links'));
  const [nameCounts, linkCounts] = [columns.numbers('row name counts'), columns.numbers('row link counts')];
  return new Map(
    parsed<Row>('rows').map(({ read, ...row }, i) => {
      const [reads, links] = [new Map(namesOf(nameCounts[i] ?? 0)), linksOf(linkCounts[i] ?? 0)];
      return [row.file, { ...row, reads, read: read && { ...read, links } }];
    }),
  );
}

/** Texts by the order in which they were met. */
function numbered(): { numberOf(text: string): number; texts(): string[] } {
  const known = new Map<string, number>();
  return {
    numberOf(text) {
      const number = known.get(text) ?? known.size;
      known.set(text, number);
      return number;
    },
    texts: () => [...known.keys()],
  };
}

/** Returns a function that takes so many of the next numbers, and gives what they stand for. */
function slices<T>(table: readonly T[], numbers: ArrayLike<number>): (count: number) => T[] {
  let at = 0;
  return (count) => Array.from({ length: count }, () => table[numbers[at++] ?? 0] as T);
}
