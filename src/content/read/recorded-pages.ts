import type { Report } from '../../core/problem.ts';
import type { FoundFile } from './list-files.ts';
import type { MarkdownSource, TextDigest } from './source.ts';

export interface RecordedPage {
  readonly value: unknown;
  readonly bodyBytes: number;
  readonly knownText?: TextDigest | undefined;
}

/** Pages that an earlier build has read, and found nothing wrong with. */
export interface RecordedPages {
  /** SHA-256 of the files of pages as they were read, by their names. */
  readonly digests: ReadonlyMap<string, string>;
  /**
   * Front matter and body length of a page, as read from the exact bytes of the file; undefined if not known. `read`
   * gives the bytes if stats do not vouch for them.
   */
  valuesOf(found: FoundFile, file: string, read: () => Uint8Array): RecordedPage | undefined;
  /** Reads pages in place of the loader, where a process reads the same ones again and again. */
  readonly read?: RecordedPageReader | undefined;
}

/** Gives a page as it stands; `parse` reads its bytes and reports what is wrong with them as a file. */
export type RecordedPageReader = <T>(
  found: FoundFile,
  file: string,
  parse: (bytes: Uint8Array, report: Report) => T,
  report: Report,
) => T | MarkdownSource;
