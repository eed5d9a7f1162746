import { fileIn } from '../../core/release.ts';
import type { ExpectedOutput } from './expected-output.ts';
import { expectedPages } from './expected-pages.ts';
import type { Finding } from './finding.ts';
import { kitOf } from './kit.ts';
import { checkMachine, isForMachines } from './machine.ts';
import { checkPage } from './page.ts';

/**
 * Reads every document that programs read, every page and every mirror of a release, by readers that have written none of
 * them, and compares them with what the content and the table of documents say. Pure.
 */
export function prove(expected: ExpectedOutput): Finding[] {
  const bytesOf = (file: string) => fileIn(expected.release, file).bytes;
  const textOf = (file: string) => Buffer.from(bytesOf(file)).toString('utf8');
  const kit = kitOf(expected);
  return [
    ...expected.catalog
      .filter(isForMachines)
      .flatMap((document) => checkMachine(document, bytesOf(document.file), expected)),
    ...expectedPages(expected).flatMap((page) =>
      checkPage(page, textOf(page.file), page.mirror === undefined ? undefined : textOf(page.mirror), kit),
    ),
  ];
}
