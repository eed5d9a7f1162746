import type { Problem } from '../../core/problem.ts';
import { isLeftover } from './content-files.ts';
import { maxTextBytes } from './decode.ts';
import { findFile, toRelativePath } from './list-files.ts';
import { listTypedModules, type Sources } from './load.ts';
import { parsePage } from './page-file.ts';
import type { PageMemo } from './page-memo.ts';

interface TouchedPages {
  readonly sources: Sources;
  /** Places in `sources.pages`. */
  readonly changed: readonly number[];
}

/**
 * The sources after these files were touched (absolute paths), where all of them are pages that are still there, or
 * nothing that was read. Undefined in any other case, and where anything is wrong: then everything is to be loaded.
 */
export function rereadTouchedPages(
  sources: Sources,
  contentDir: string,
  touched: Iterable<string>,
  memo: PageMemo,
): TouchedPages | undefined {
  const pages = [...sources.pages];
  const changed: number[] = [];
  for (const path of touched) {
    const below = toRelativePath(contentDir, path);
    if (below === undefined) return undefined;
    const file = `content/${below}`;
    const found = findFile(contentDir, below);
    const index = pages.findIndex((page) => page.file === file);
    if (index === -1) {
      // Temporary files of editors.
      if (found ? isLeftover(below) : found === undefined && !wasRead(sources, file)) continue;
      return undefined;
    }
    if (!found || found.size > maxTextBytes) return undefined;
    const problems: Problem[] = [];
    const parse = (bytes: Uint8Array, report: (problem: Problem) => void) => parsePage(file, bytes, report);
    const page = memo.read(found, file, parse, (problem) => void problems.push(problem));
    if (!page || problems.length > 0) return undefined;
    if (page === pages[index]) continue;
    pages[index] = page;
    changed.push(index);
  }
  return { sources: { ...sources, pages }, changed };
}

/** Whether a file that was read has this name, or lies in a folder of it. */
function wasRead(sources: Sources, name: string): boolean {
  const { pages, faq, news = [], skills, unread } = sources;
  const isIt = (file: string) => file === name || file.startsWith(`${name}/`);
  const others = [...faq, ...news, ...skills, ...listTypedModules(sources)];
  return pages.some(({ file }) => isIt(file)) || others.some(({ file }) => isIt(file)) || unread.some(isIt);
}
