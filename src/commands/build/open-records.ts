import type { BuildResult } from '../../compile/build.ts';
import { contentRecords } from '../../compile/content-records.ts';
import { documentRecords as recordsOfDocuments } from '../../compile/documents/document-records.ts';
import { pageRecords } from '../../compile/page-records.ts';
import { pluralize } from '../../core/pluralize.ts';
import { compareCodeUnits } from '../../core/problem.ts';
import { readContentRecords, writeContentRecords } from '../../publish/content-record-store.ts';
import { readDocumentRecords, writeDocumentRecords } from '../../publish/document-record-store.ts';
import { createPublishedFileReader } from '../../publish/published-file-reader.ts';
import { readRecords, writeRecords } from '../../publish/record-store.ts';
import type { KnownDigest } from '../../publish/save-build-state.ts';
import type { BuildJob } from './job.ts';

/** Opens what earlier builds noted of pages, other documents and content; `known` are digests that stats vouch for. */
export function openRecords({ records: { folder, about }, target, anew }: BuildJob, known: KnownDigest) {
  const published = createPublishedFileReader(target.outDir);
  const digestBefore = ({ path }: { readonly path: string }) => known(0, path);
  const pages = pageRecords(anew ? [] : readRecords(folder, about), digestBefore, published);
  const content = contentRecords(anew ? [] : readContentRecords(folder, about), ({ path }, file) =>
    known(file.startsWith('public/') ? 1 : 0, path),
  );
  const documentRecords = recordsOfDocuments(anew ? [] : readDocumentRecords(folder, about), published);
  const digestRead = (file: string) => pages.digests.get(file) ?? content.digests.get(file);
  return {
    /** For the build that asks them. */
    records: { records: pages, content, documentRecords },
    /** The digest of a file as it was read, or as its stats vouch for. */
    digestOf: ((index, path) =>
      known(index, path) ?? digestRead(`${index === 0 ? 'content' : 'public'}/${path}`)) as KnownDigest,
    /** Keeps what such a build noted. Throws I/O errors. */
    save({ records = [], content: noted = [], problems, waived = [] }: BuildResult): void {
      writeRecords(folder, about, records);
      writeContentRecords(folder, about, noted);
      writeDocumentRecords(folder, about, documentRecords.all([...problems, ...waived]));
    },
    /** Why something was made again. */
    why: () => [...whyOf(pages.reasons, 'page'), ...whyOf(documentRecords.reasons, 'other document')],
  };
}

/** `312 pages: company.phone changed`, the most frequent reason first. */
function whyOf(reasons: ReadonlyMap<string, number>, what: string): string[] {
  const sorted = [...reasons].sort(([a, n], [b, m]) => m - n || compareCodeUnits(a, b));
  return sorted.map(([reason, count]) => `${pluralize(count, what)}: ${reason}`);
}
