import { createTextChecker } from '../../attach/checks/text-problems.ts';
import { parseSelector } from '../../attach/main/selector.ts';
import type { PageData } from '../../attach/read/page-data.ts';
import { parseAttachedPage } from '../../attach/read/parse-page.ts';
import { removeGazetteLines } from '../../attach/site/remove-gazette-lines.ts';
import type { CompiledSite, CompileOptions } from '../../compile/compile.ts';
import type { Problem } from '../../core/problem.ts';

/** Input of a page-reading thread: plain data. */
export interface PageReaderInput {
  readonly folder: string;
  readonly options: CompileOptions;
}

export interface PageReadTask {
  readonly file: string;
  readonly selector: string | undefined;
}

/** A page as it was read, and what is wrong with its text. */
export interface PageReadResult {
  readonly page: PageData;
  readonly basis: string;
  readonly problems: readonly Problem[];
}

/** Reads pages, and judges their texts by this content. */
export function createForeignPageReader(
  edition: Pick<CompiledSite, 'site' | 'sources'>,
  today: string,
  bytesOf: (file: string) => Uint8Array,
): (task: PageReadTask) => PageReadResult {
  const judge = createTextChecker(edition, today);
  return ({ file, selector }) => {
    const bytes = removeGazetteLines(file, bytesOf(file));
    const page = parseAttachedPage(bytes, selector === undefined ? undefined : parseSelector(selector));
    return { page, basis: judge.basis(page), problems: judge.find(file, page, () => bytes) };
  };
}
