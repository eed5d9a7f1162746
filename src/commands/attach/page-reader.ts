import { textJudge } from '../../attach/checks/text-problems.ts';
import { readSelector } from '../../attach/main/selector.ts';
import type { PageRead } from '../../attach/read/page-read.ts';
import { readPage } from '../../attach/read/read-page.ts';
import { plain } from '../../attach/site/plain.ts';
import type { CompileOptions, Edition } from '../../compile/compile.ts';
import type { Problem } from '../../core/problem.ts';

/** Input of a page-reading thread: plain data. */
export interface PageKit {
  readonly folder: string;
  readonly options: CompileOptions;
}

export interface PageTask {
  readonly file: string;
  readonly selector: string | undefined;
}

/** A page as it was read, and what is wrong with its text. */
export interface ReadTask {
  readonly page: PageRead;
  readonly basis: string;
  readonly problems: readonly Problem[];
}

/** Reads pages, and judges their texts by this content. */
export function pageReader(
  edition: Pick<Edition, 'site' | 'sources'>,
  today: string,
  bytesOf: (file: string) => Uint8Array,
): (task: PageTask) => ReadTask {
  const judge = textJudge(edition, today);
  return ({ file, selector }) => {
    const bytes = plain(file, bytesOf(file));
    const page = readPage(bytes, selector === undefined ? undefined : readSelector(selector));
    return { page, basis: judge.basis(page), problems: judge.find(file, page, () => bytes) };
  };
}
