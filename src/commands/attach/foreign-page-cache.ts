import { join } from 'node:path';
import { parseSelector } from '../../attach/main/selector.ts';
import type { ForeignFolder } from '../../attach/read/foreign-folder.ts';
import type { PageData } from '../../attach/read/page-data.ts';
import { parseAttachedPage } from '../../attach/read/parse-page.ts';
import { removeGazetteLines } from '../../attach/site/remove-gazette-lines.ts';
import type { CompiledSite } from '../../compile/compile.ts';
import { sha256 } from '../../core/digest.ts';
import type { Problem } from '../../core/problem.ts';
import { readLastRun, writeLastRun } from '../../publish/attachment/run-state.ts';
import { createForeignPageReader, type PageReaderInput, type PageReadTask } from './page-reader.ts';
import { readPagesInThreads } from './read-pages-in-threads.ts';

/** Cache of pages and their problems, by digest: an unchanged page is neither parsed nor checked again. */
export class ForeignPageCache {
  readonly #file: string;
  readonly #about: string;
  readonly #before: ReadonlyMap<string, unknown>;
  readonly #used = new Map<string, unknown>();
  #isNew = false;

  constructor(folder: string, code: string) {
    this.#file = join(folder, 'pages');
    this.#about = `pages 1 ${code}`;
    this.#before = new Map(readLastRun<[string, unknown][]>(this.#file, this.#about) ?? []);
  }

  #of<T>(key: string, make: () => T): T {
    const known = this.#used.get(key) ?? this.#before.get(key);
    const value = (known as T | undefined) ?? make();
    this.#isNew ||= known === undefined;
    this.#used.set(key, value);
    return value;
  }

  /** Reads pages of a site. */
  reading(site: ForeignFolder): (file: string, selector: string | undefined) => PageData {
    return (file, selector) => {
      const bytes = removeGazetteLines(file, site.bytes(file));
      return this.#of(keyOf(bytes, selector), () =>
        parseAttachedPage(bytes, selector === undefined ? undefined : parseSelector(selector)),
      );
    };
  }

  /**
   * Reads pages that are not known yet on other threads, where they are many. `kit` says how, and `edition` is what it comes to.
   */
  async ahead(
    kit: PageReaderInput,
    edition: CompiledSite,
    site: ForeignFolder,
    tasks: readonly PageReadTask[],
    threads: number,
  ): Promise<void> {
    const keys = new Map<string, string>();
    const unknown = tasks.filter(({ file, selector }) => {
      const key = keyOf(removeGazetteLines(file, site.bytes(file)), selector);
      keys.set(file, key);
      return !this.#before.has(key) && !this.#used.has(key);
    });
    await readPagesInThreads(
      kit,
      unknown,
      threads,
      createForeignPageReader(edition, kit.options.today, (file) => site.bytes(file)),
      ({ file }, { page, basis, problems }) => {
        this.#of(keys.get(file) ?? file, () => page);
        this.of(file, basis, () => problems);
      },
    );
  }

  /** Problems of a page, cached by all that they depend on. */
  of(file: string, basis: string, find: () => readonly Problem[]): readonly Problem[] {
    return this.#of(`${sha256(`${file} ${basis}`)} problems`, find);
  }

  /** Keeps what was used, if any of it is new or gone. */
  keep(): void {
    if (this.#isNew || this.#used.size !== this.#before.size) writeLastRun(this.#file, this.#about, [...this.#used]);
  }
}

const keyOf = (bytes: Uint8Array, selector: string | undefined): string => `${sha256(bytes)} ${selector ?? ''}`;
