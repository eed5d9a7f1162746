import { fileIn } from '../../core/release.ts';
import { expectedPages } from './expected-pages.ts';
import type { Finding } from './finding.ts';
import type { Meant } from './input.ts';
import { kitOf } from './kit.ts';
import { isForMachines, proveMachine } from './machine.ts';
import { provePage } from './page.ts';

/**
 * Reads every document that programs read, every page and every mirror of a release, by readers that have written none of
 * them, and compares them with what the content and the table of documents say. Pure.
 */
export function prove(meant: Meant): Finding[] {
  const bytesOf = (file: string) => fileIn(meant.release, file).bytes;
  const textOf = (file: string) => Buffer.from(bytesOf(file)).toString('utf8');
  const kit = kitOf(meant);
  return [
    ...meant.catalog.filter(isForMachines).flatMap((document) => proveMachine(document, bytesOf(document.file), meant)),
    ...expectedPages(meant).flatMap((page) =>
      provePage(page, textOf(page.file), page.mirror === undefined ? undefined : textOf(page.mirror), kit),
    ),
  ];
}
