import { type PageRecords, pageRecords } from '../../compile/page-records.ts';
import type { PublishedBytes } from '../../compile/recorded-file.ts';
import type { FoundFile } from '../../content/read/input.ts';
import { type PageMemo, pageMemo } from '../../content/read/page-memo.ts';
import type { PageRecord } from '../../core/page-record.ts';
import type { Problem } from '../../core/problem.ts';

/** What builds and other desks have noted of pages before this process began. */
export interface Noted {
  /** By source, of one machine or several. */
  readonly records: readonly ReadonlyMap<string, PageRecord>[];
  /** The SHA-256 of a file where its stats vouch for it. */
  digestOf(found: FoundFile): string | undefined;
  readonly publishedBytes: PublishedBytes;
}

/** The records of pages, as a process follows them. */
export interface NotedPages {
  readonly pages: PageMemo;
  /** For the next edition. */
  open(): PageRecords;
  /** Takes over what was noted of an edition, all of whose documents have been made; `problems` were found on the way. */
  take(records: PageRecords, problems: readonly Problem[]): void;
  /** What is to be remembered. */
  readonly all: readonly PageRecord[];
}

/** Opens the records of pages. `doing` is told which file is read. */
export function notedPages(noted: Noted | undefined, doing: (what: string) => void): NotedPages {
  let before = noted?.records ?? [];
  let all: readonly PageRecord[] = [];
  const pages = pageMemo({
    digestOf: (found) => noted?.digestOf(found),
    valuesOf(file, digest) {
      const record = before.map((each) => each.get(file)).find((each) => each?.digest === digest);
      return record && { value: JSON.parse(record.values) as unknown, bodyBytes: record.bodyBytes };
    },
  });
  const read: typeof pages.read = (found, file, parse, report) => {
    doing(`reading ${found.file}`);
    return pages.read(found, file, parse, report);
  };
  return {
    pages: { ...pages, read },
    open: () => ({ ...pageRecords(before, () => undefined, noted?.publishedBytes, pages.digests), read }),
    take(records, problems) {
      all = records.all(problems);
      before = [new Map(all.map((record) => [record.source, record]))];
    },
    get all() {
      return all;
    },
  };
}
