import { join } from 'node:path';
import { decodeColumns, encodeColumns } from '../core/columns.ts';
import { sha256 } from '../core/digest.ts';
import type { OutputRecord, PageRecord, PrivateCandidate } from '../core/records.ts';
import { isSystemError } from '../core/system-error.ts';
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
const list = (texts: readonly string[]) => JSON.stringify(texts);

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
      [`${side} links`, Uint32Array.from(links.flat())],
      [`${side} link counts`, Uint32Array.from(links, ({ length }) => length)],
    ] as const;
  });
  return encodeColumns({
    source: of(({ source }) => source),
    digest: of(({ digest }) => digest),
    basis: of(({ basis }) => basis),
    text: of(({ text }) => text),
    candidates: of(({ candidates }) => (candidates.length === 0 ? '' : JSON.stringify(candidates))),
    values: of(({ values }) => values),
    length: Uint32Array.from(records, ({ bodyBytes }) => bodyBytes),
    facts: of(({ facts }) => list(facts)),
    ...Object.fromEntries(outputs),
    targets: [...targets.keys()].map((link) => JSON.stringify(link)),
  });
}

/** The records of encodeRecords(), by source. `bytes` must be whole. */
function decodeRecords(bytes: Buffer): Map<string, PageRecord> {
  const columns = decodeColumns(bytes);
  const [sources, digests, bases] = [columns.text('source'), columns.text('digest'), columns.text('basis')];
  const [values, facts, known] = [columns.text('values'), columns.text('facts'), columns.text('text')];
  const candidates = columns.text('candidates');
  const lengths = columns.numbers('length');
  const targets = columns.text('targets').map((link) => JSON.parse(link) as string);
  const [html, mirror] = [outputsOf('html', columns, targets), outputsOf('mirror', columns, targets)];
  return new Map(
    sources.map((source, i): [string, PageRecord] => [
      source,
      {
        source,
        digest: digests[i] ?? '',
        basis: bases[i] ?? '',
        text: known[i] ?? '',
        values: values[i] ?? '',
        candidates: candidates[i] ? (JSON.parse(candidates[i]) as PrivateCandidate[]) : noCandidates,
        bodyBytes: lengths[i] ?? 0,
        facts: facts[i] === '[]' ? none : (JSON.parse(facts[i] ?? '[]') as string[]),
        html: html(i),
        mirror: mirror(i),
      },
    ]),
  );
}

const none: readonly string[] = [];
const noCandidates: readonly PrivateCandidate[] = [];

function outputsOf(
  side: (typeof sides)[number],
  columns: ReturnType<typeof decodeColumns>,
  targets: readonly string[],
): (row: number) => OutputRecord {
  const [sha256s, ids] = [columns.text(`${side} sha256`), columns.text(`${side} ids`)];
  const [sizes, tokens] = [columns.numbers(`${side} size`), columns.numbers(`${side} tokens`)];
  const [links, counts] = [columns.numbers(`${side} links`), columns.numbers(`${side} link counts`)];
  let at = 0;
  return (row) => {
    const own = Array.from({ length: counts[row] ?? 0 }, () => targets[links[at++] ?? 0] ?? '');
    const isHtml = side === 'html';
    return {
      sha256: sha256s[row] ?? '',
      size: sizes[row] ?? 0,
      read: { tokens: isHtml ? undefined : tokens[row], links: own, ids: isHtml ? ids[row] : undefined },
    };
  };
}

/** Returns a function that reads a file of an output folder; undefined unless its bytes have the SHA-256 that is wanted. */
export function createPublishedFileReader(outDir: string): (file: string, digest: string) => Uint8Array | undefined {
  return (file, digest) => {
    try {
      const bytes = readPlainFile(join(outDir, file));
      return bytes && sha256(bytes) === digest ? bytes : undefined;
    } catch (error) {
      if (isSystemError(error)) return undefined;
      throw error;
    }
  };
}
