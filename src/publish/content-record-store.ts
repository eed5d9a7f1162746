import type { ContentRecord } from '../core/records.ts';
import { readSealedFiles, writeSealedFile } from './sealed-files.ts';

const suffix = '.content';

/** Reads the records of typed modules, questions and skills, by file, of each of the files in a folder; see readSealedFiles(). */
export function readContentRecords(folder: string, about: string): ReadonlyMap<string, ContentRecord>[] {
  return readSealedFiles(folder, suffix, about).map((body) => {
    const records = JSON.parse(body.toString('utf8')) as readonly ContentRecord[];
    return new Map(records.map((record) => [record.file, record]));
  });
}

/** Writes these records, in place of those that lie there. */
export function writeContentRecords(folder: string, about: string, records: readonly ContentRecord[]): void {
  writeSealedFile(folder, suffix, about, JSON.stringify(records));
}
