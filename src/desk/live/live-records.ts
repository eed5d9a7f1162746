import {
  type DocumentRecords,
  documentRecords,
  type PublishedBytes,
} from '../../compile/documents/document-records.ts';
import { type PageRecords, pageRecords, toPageValues } from '../../compile/page-records.ts';
import type { FoundFile } from '../../content/read/list-files.ts';
import { createPageMemo, type PageMemo } from '../../content/read/page-memo.ts';
import { sha256 } from '../../core/digest.ts';
import type { Problem } from '../../core/problem.ts';
import type { DocumentRecord, PageRecord } from '../../core/records.ts';

/** Records of pages and other documents from builds and other desks before this process. */
export interface PreviousRecords {
  /** Records by source, of all machines. */
  readonly records: readonly ReadonlyMap<string, PageRecord>[];
  /** Records of other documents, by file. */
  readonly documents: readonly ReadonlyMap<string, DocumentRecord>[];
  /** The SHA-256 of a file where its stats vouch for it. */
  digestOf(found: FoundFile): string | undefined;
  readonly publishedBytes: PublishedBytes;
}

/** The records of pages, as a process follows them. */
interface LiveRecords {
  readonly pages: PageMemo;
  /** For the next edition. */
  open(): { readonly records: PageRecords; readonly documentRecords: DocumentRecords };
  /** Records of an edition in which a file has other bytes, unknown so far. */
  draft(path: string, bytes: Uint8Array): { readonly records: PageRecords; readonly documentRecords: DocumentRecords };
  /** Takes over what was noted of an edition, all of whose documents have been made; `problems` were found on the way. */
  take(records: PageRecords, problems: readonly Problem[]): void;
  /** Takes over what was noted of its other documents, of which all checks have found nothing but these problems. */
  takeChecked(problems: readonly Problem[]): void;
  /** Page records to store. */
  readonly all: readonly PageRecord[];
  readonly documents: readonly DocumentRecord[];
}

/** Opens the records of pages. `doing` is told which file is read. */
export function openLiveRecords(noted: PreviousRecords | undefined, doing: (what: string) => void): LiveRecords {
  let before = noted?.records ?? [];
  let all: readonly PageRecord[] = [];
  let documentsBefore = noted?.documents ?? [];
  let documents: readonly DocumentRecord[] = [];
  let open: DocumentRecords | undefined;
  const pages = createPageMemo({
    digestOf: (found) => noted?.digestOf(found),
    valuesOf(file, digest) {
      const record = before.map((each) => each.get(file)).find((each) => each?.digest === digest);
      return record && toPageValues(record);
    },
  });
  const read: typeof pages.read = (found, file, parse, report) => {
    doing(`reading ${found.file}`);
    return pages.read(found, file, parse, report);
  };
  return {
    pages: { ...pages, read },
    open() {
      open = documentRecords(documentsBefore, noted?.publishedBytes);
      const records = { ...pageRecords(before, () => undefined, noted?.publishedBytes, pages.digests), read };
      return { records, documentRecords: open };
    },
    draft(path, bytes) {
      const digests = new Map(pages.digests);
      const readDraft: typeof pages.read = (found, file, parse, report) => {
        if (found.file !== path) return read(found, file, parse, report);
        digests.set(file, sha256(bytes));
        return parse(bytes, report);
      };
      return {
        records: { ...pageRecords(before, () => undefined, noted?.publishedBytes, digests), read: readDraft },
        documentRecords: documentRecords(documentsBefore, noted?.publishedBytes),
      };
    },
    take(records, problems) {
      all = records.all(problems);
      before = [new Map(all.map((record) => [record.source, record]))];
    },
    takeChecked(problems) {
      documents = open?.all(problems) ?? [];
      documentsBefore = [new Map(documents.map((record) => [record.file, record]))];
    },
    get all() {
      return all;
    },
    get documents() {
      return documents;
    },
  };
}
