import { join, resolve } from 'node:path';
import type { PreviousRecords } from '../../desk/live/live-records.ts';
import type { LiveSite } from '../../desk/live/live-site.ts';
import { readDocumentRecords, writeDocumentRecords } from '../../publish/document-record-store.ts';
import { createPublishedFileReader } from '../../publish/published-file-reader.ts';
import { readRecords, writeRecords } from '../../publish/record-store.ts';
import { readStampedDigests, writeStampedDigests } from '../../publish/stamped-digests.ts';
import type { Invocation } from '../common/invocation.ts';
import { cacheFolder, locateRecords, shortHash } from '../common/records-location.ts';

/** Records of rendered documents: the desk reads them when it starts, and writes its own. */
export interface DevRecords {
  readonly noted: PreviousRecords;
  /** Writes what the site knows by now, unless that is what was read. */
  keep(live: LiveSite): void;
}

/** Reads the records that builds and desks have left of a content folder. */
export function openDevRecords(contentDir: string, invocation: Invocation): DevRecords {
  const { folder, about } = locateRecords(contentDir, invocation);
  const stampFile = join(cacheFolder(invocation.root), `desk-${shortHash(contentDir)}.bin`);
  const takenAt = invocation.now();
  const stamps = readStampedDigests(stampFile);
  const records = readRecords(folder, about);
  const documents = readDocumentRecords(folder, about);
  const isOther = { pages: lastOf(records), documents: lastOf(documents) };
  return {
    noted: {
      records,
      documents,
      digestOf({ file, stamp }) {
        const known = stamps.get(file);
        return known?.stamp === stamp ? known.digest : undefined;
      },
      publishedBytes: createPublishedFileReader(resolve(invocation.cwd, 'dist')),
    },
    keep({ records: found, documentRecords, pageFiles }) {
      if (isOther.pages(found)) {
        invocation.keep('the records of pages', () => {
          writeRecords(folder, about, found);
          writeStampedDigests(stampFile, pageFiles, takenAt);
        });
      }
      if (isOther.documents(documentRecords))
        invocation.keep('the records of documents', () => writeDocumentRecords(folder, about, documentRecords));
    },
  };
}

/** Returns a function that says whether there are records, and others than before; first, those that were read. */
function lastOf<T>(read: readonly ReadonlyMap<string, T>[]): (found: readonly T[]) => boolean {
  let last: readonly T[] = read.length === 1 ? read.flatMap((each) => [...each.values()]) : [];
  return (found) => {
    const isOther = found.length !== last.length || found.some((record, i) => record !== last[i]);
    if (found.length > 0) last = found;
    return found.length > 0 && isOther;
  };
}
