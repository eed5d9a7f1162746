import { getReleaseFile } from '../../core/release.ts';
import type { ExpectedOutput } from './expected-output.ts';
import { listExpectedPages } from './expected-pages.ts';
import type { ReadBackFinding } from './finding.ts';
import { checkMachineDocument, isMachineDocument } from './machine-document.ts';
import { checkPage } from './page.ts';
import { createSharedPageParts } from './shared-page-parts.ts';

/**
 * Reads every document that programs read, every page and every mirror of a release, by readers that have written none of
 * them, and compares them with what the content and the table of documents say. Pure.
 */
export function proveRelease(expected: ExpectedOutput): ReadBackFinding[] {
  const bytesOf = (file: string) => getReleaseFile(expected.release, file).bytes;
  const textOf = (file: string) => Buffer.from(bytesOf(file)).toString('utf8');
  const kit = createSharedPageParts(expected);
  return [
    ...expected.catalog
      .filter(isMachineDocument)
      .flatMap((document) => checkMachineDocument(document, bytesOf(document.file), expected)),
    ...listExpectedPages(expected).flatMap((page) =>
      checkPage(page, textOf(page.file), page.mirror === undefined ? undefined : textOf(page.mirror), kit),
    ),
  ];
}
