import { join } from 'node:path';
import { readSelector } from '../../attach/main/selector.ts';
import type { PageRead } from '../../attach/read/page-read.ts';
import { readPage } from '../../attach/read/read-page.ts';
import type { FoundSite } from '../../attach/read/site-file.ts';
import { plain } from '../../attach/site/plain.ts';
import type { Edition } from '../../compile/compile.ts';
import { sha256 } from '../../core/digest.ts';
import type { Problem } from '../../core/problem.ts';
import { keepRun, readRun } from '../../publish/attached/state.ts';
import { type PageKit, type PageTask, pageReader } from './page-reader.ts';
import { readAhead } from './read-ahead.ts';

/** Cache of pages and their problems, by digest: an unchanged page is neither parsed nor checked again. */
export class PageMemo {
  readonly #file: string;
  readonly #about: string;
  readonly #before: ReadonlyMap<string, unknown>;
  readonly #used = new Map<string, unknown>();
  #isNew = false;

  constructor(folder: string, code: string) {
    this.#file = join(folder, 'pages');
    this.#about = `pages 1 ${code}`;
    this.#before = new Map(readRun<[string, unknown][]>(this.#file, this.#about) ?? []);
  }

  #of<T>(key: string, make: () => T): T {
    const known = this.#used.get(key) ?? this.#before.get(key);
    const value = (known as T | undefined) ?? make();
    this.#isNew ||= known === undefined;
    this.#used.set(key, value);
    return value;
  }

  /** Reads pages of a site. */
  reading(site: FoundSite): (file: string, selector: string | undefined) => PageRead {
    return (file, selector) => {
      const bytes = plain(file, site.bytes(file));
      return this.#of(keyOf(bytes, selector), () =>
        readPage(bytes, selector === undefined ? undefined : readSelector(selector)),
      );
    };
  }

  /**
   * Reads pages that are not known yet on other threads, where they are many. `kit` says how, and `edition` is what it comes to.
   */
  async ahead(
    kit: PageKit,
    edition: Edition,
    site: FoundSite,
    tasks: readonly PageTask[],
    threads: number,
  ): Promise<void> {
    const keys = new Map<string, string>();
    const unknown = tasks.filter(({ file, selector }) => {
      const key = keyOf(plain(file, site.bytes(file)), selector);
      keys.set(file, key);
      return !this.#before.has(key) && !this.#used.has(key);
    });
    await readAhead(
      kit,
      unknown,
      threads,
      pageReader(edition, kit.options.today, (file) => site.bytes(file)),
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
    if (this.#isNew || this.#used.size !== this.#before.size) keepRun(this.#file, this.#about, [...this.#used]);
  }
}

const keyOf = (bytes: Uint8Array, selector: string | undefined): string => `${sha256(bytes)} ${selector ?? ''}`;
