import { join } from 'node:path';
import { decodeColumns, encodeColumns } from '../core/columns.ts';
import { sha256 } from '../core/digest.ts';
import type { OutputRecord, PageRecord, PrivateCandidate } from '../core/records.ts';
import { ignoreSystemErrors } from '../core/system-error.ts';
import { readPlainFile } from './read-plain-file.cjs';
import { readSealedFiles, writeSealedFile } from './sealed-files.ts';

const suffix = '.records';

/**
 * Reads the records of pages, by source, of each file in a folder that was made under the same `about`: code, format,
 * versions. Files of several machines may lie side by side. What is damaged or of another `about` is not there.
 */
export function readRecords(folder: string, about: string): ReadonlyMap<string, PageRecord>[] {
  return readSealedFiles(folder, suffix, about).map(decodeRecords);
}

/** Writes records into one file that is named by its bytes, and removes the files that it makes useless. */
export function writeRecords(folder: string, about: string, records: readonly PageRecord[]): void {
  writeSealedFile(folder, suffix, about, encodeRecords(records));
}

const sides = ['html', 'mirror'] as const;

/** Records as bytes. Links are numbers into one list of texts: most pages link to the same few. */
function encodeRecords(records: readonly PageRecord[]): Buffer {
  const targets = new Map<string, number>();
  const idOf = (link: string) => {
    const id = targets.get(link) ?? targets.size;
    targets.set(link, id);
    return id;
  };
  const of = (text: (record: PageRecord) => string) => records.map(text);
  const outputs = sides.flatMap((side) => {
    const links = records.map((record) => record[side].read.links.map(idOf));
    return [
      [`${side} sha256`, of((record) => record[side].sha256)],
      [`${side} size`, Uint32Array.from(records, (record) => record[side].size)],
      [`${side} tokens`, Uint32Array.from(records, (record) => record[side].read.tokens ?? 0)],
      [`${side} ids`, of((record) => record[side].read.ids ?? '')],
      [`${side} words`, of((record) => record[side].read.words ?? '')],
      [`${side} links`, Uint32Array.from(links.flat())],
      [`${side} link counts`, Uint32Array.from(links, ({ length }) => length)],
    ] as const;
  });
  return encodeColumns({
    source: of(({ source }) => source),
    digest: of(({ digest }) => digest),
    basis: of(({ basis }) => basis),
    text: of(({ text }) => text),
    candidates: of(({ candidates }) => JSON.stringify(candidates)),
    values: of(({ values }) => values),
    length: Uint32Array.from(records, ({ bodyBytes }) => bodyBytes),
    facts: of(({ facts }) => JSON.stringify(facts)),
    ...Object.fromEntries(outputs),
    targets: [...targets.keys()].map((link) => JSON.stringify(link)),
  });
}

/** The records of encodeRecords(), by source. `bytes` must be whole. */
function decodeRecords(bytes: Buffer): Map<string, PageRecord> {
  const columns = decodeColumns(bytes);
  const { text, number } = rowReaders(columns);
  const targets = columns.text('targets').map((link) => JSON.parse(link) as string);
  const [digest, basis, known, values] = [text('digest'), text('basis'), text('text'), text('values')];
  const [candidates, facts, length] = [text('candidates'), text('facts'), number('length')];
  const [html, mirror] = [outputsOf('html', columns, targets), outputsOf('mirror', columns, targets)];
  return new Map(
    columns.text('source').map((source, i): [string, PageRecord] => [
      source,
      {
        source,
        digest: digest(i),
        basis: basis(i),
        text: known(i),
        values: values(i),
        candidates: JSON.parse(candidates(i)) as PrivateCandidate[],
        bodyBytes: length(i),
        facts: JSON.parse(facts(i)) as string[],
        html: html(i),
        mirror: mirror(i),
      },
    ]),
  );
}

type Columns = ReturnType<typeof decodeColumns>;

/** Readers of columns, each of which gives the value of a row. */
function rowReaders(columns: Columns) {
  return {
    text(name: string) {
      const texts = columns.text(name);
      return (row: number) => texts[row] ?? '';
    },
    number(name: string) {
      const numbers = columns.numbers(name);
      return (row: number) => numbers[row] ?? 0;
    },
  };
}

function outputsOf(
  side: (typeof sides)[number],
  columns: Columns,
  targets: readonly string[],
): (row: number) => OutputRecord {
  const { text, number } = rowReaders(columns);
  const [digest, ids, words] = [text(`${side} sha256`), text(`${side} ids`), text(`${side} words`)];
  const [size, tokens] = [number(`${side} size`), number(`${side} tokens`)];
  const [link, count] = [number(`${side} links`), number(`${side} link counts`)];
  let at = 0;
  return (row) => {
    const links = Array.from({ length: count(row) }, () => targets[link(at++)] ?? '');
    const read = side === 'html' ? { links, ids: ids(row) } : { tokens: tokens(row), links, words: words(row) };
    return { sha256: digest(row), size: size(row), read };
  };
}

/** Returns a function that reads a file of an output folder; undefined unless its bytes have the SHA-256 that is wanted. */
export function createPublishedFileReader(outDir: string): (file: string, digest: string) => Uint8Array | undefined {
  return (file, digest) => {
    const bytes = ignoreSystemErrors(() => readPlainFile(join(outDir, file)));
    return bytes && sha256(bytes) === digest ? bytes : undefined;
  };
}
