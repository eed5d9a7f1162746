import { join, resolve } from 'node:path';
import type { PageRecord } from '../../core/page-record.ts';
import type { LiveSite } from '../../desk/live/live-site.ts';
import type { Noted } from '../../desk/live/noted-pages.ts';
import { publishedBytes } from '../../publish/published-bytes.ts';
import { readRecords, writeRecords } from '../../publish/record-store.ts';
import { readStampedDigests, writeStampedDigests } from '../../publish/stamped-digests.ts';
import type { Invocation } from '../common/invocation.ts';
import { cacheFolder, recordsPlace, shortHash } from '../common/records.ts';

/** What the desk finds noted of pages when it starts, and how it notes what it has made of them itself. */
export interface Notes {
  readonly noted: Noted;
  /** Writes what the site knows by now, unless that is what was read. */
  keep(live: LiveSite): void;
}

/** Reads the records that builds and desks have left of a content folder. */
export function openNotes(contentDir: string, invocation: Invocation): Notes {
  const { folder, about } = recordsPlace(contentDir, invocation);
  const stampFile = join(cacheFolder(invocation.root), `desk-${shortHash(contentDir)}.bin`);
  const takenAt = invocation.now();
  const stamps = readStampedDigests(stampFile);
  const records = readRecords(folder, about);
  let kept: readonly PageRecord[] = records.length === 1 ? records.flatMap((each) => [...each.values()]) : [];
  return {
    noted: {
      records,
      digestOf({ file, stamp }) {
        const known = stamps.get(file);
        return known?.stamp === stamp ? known.digest : undefined;
      },
      publishedBytes: publishedBytes(resolve(invocation.cwd, 'dist')),
    },
    keep(live) {
      const { records: found, pageFiles } = live;
      if (found.length === 0 || (found.length === kept.length && found.every((record, i) => record === kept[i])))
        return;
      invocation.keep('the records of pages', () => {
        writeRecords(folder, about, found);
        writeStampedDigests(stampFile, pageFiles, takenAt);
      });
      kept = found;
    },
  };
}
