import { sha256 } from '../../core/digest.ts';
import type { Problem } from '../../core/problem.ts';
import { isLeftover } from './content-files.ts';
import { maxTextBytes } from './decode.ts';
import { createLazySourceFactory } from './lazy-source.ts';
import { type FoundFile, findFile, readBytes, toRelativePath } from './list-files.ts';
import { listTypedModules, type Sources } from './load.ts';
import { parsePage, readPageFile } from './page-file.ts';
import type { RecordedPage, RecordedPageReader } from './recorded-pages.ts';
import type { MarkdownSource } from './source.ts';

/** Pages by their files, and a way to have some read again: of a file that was touched, its times prove nothing. */
export interface PageMemo {
  readonly read: RecordedPageReader;
  /** SHA-256 of the files as they were read last, by their names. */
  readonly digests: Map<string, string>;
  /** Last known state of each file, by absolute path. */
  readonly files: ReadonlyMap<string, { readonly stamp: string; readonly digest: string }>;
  /** `touched` are absolute paths. */
  forget(touched: Iterable<string>): void;
}

/** Records from before this process: SHA-256 by stats, and pages by the SHA-256 of their files. */
interface EarlierPageRecords {
  digestOf(found: FoundFile): string | undefined;
  valuesOf(file: string, digest: string): RecordedPage | undefined;
}

/**
 * Memo for a process that loads the same folders again. A page is read again when its size, times or inode differ, and
 * is another object when its bytes do. Only recently used texts are kept.
 */
export function createPageMemo(known: EarlierPageRecords): PageMemo {
  // Path of content/ with a separator: it holds all pages.
  let folder = '';
  const later = createLazySourceFactory((file, digest) =>
    readPageFile(folder + file.slice('content/'.length), file, digest),
  );
  const files = new Map<string, Entry>();
  const digests = new Map<string, string>();
  return {
    digests,
    files,
    read<T>(found: FoundFile, file: string, parse: Parse<T>, report: (problem: Problem) => void): T | MarkdownSource {
      folder = found.file.slice(0, -found.path.length);
      let entry = files.get(found.file);
      if (entry?.stamp !== found.stamp) {
        let bytes: Uint8Array | undefined;
        const once = () => (bytes ??= readBytes(found));
        const digest = (entry ? undefined : known.digestOf(found)) ?? sha256(once());
        if (entry?.digest !== digest) entry = { ...read(file, digest, once, parse), digest, stamp: '' };
        entry.stamp = found.stamp;
        files.set(found.file, entry);
        digests.set(file, digest);
      }
      entry.problems.forEach(report);
      return entry.page as T | MarkdownSource;
    },
    forget(touched) {
      for (const path of touched) Object.assign(files.get(path) ?? {}, { stamp: '' });
    },
  };

  function read<T>(file: string, digest: string, once: () => Uint8Array, parse: Parse<T>) {
    const problems: Problem[] = [];
    const values = known.valuesOf(file, digest);
    if (values) return { page: later({ file, digest, ...values }), problems };
    const source = parse(once(), (problem) => void problems.push(problem));
    if (!isPage(source)) return { page: source, problems };
    const { frontMatter, bodyBytes } = source;
    return { page: later({ file, value: frontMatter.value, bodyBytes, digest, source }), problems };
  }
}

type Parse<T> = (bytes: Uint8Array, report: (problem: Problem) => void) => T;

interface Entry {
  stamp: string;
  readonly digest: string;
  readonly page: unknown;
  readonly problems: readonly Problem[];
}

function isPage(source: unknown): source is MarkdownSource {
  return typeof source === 'object' && source !== null && 'frontMatter' in source;
}

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
