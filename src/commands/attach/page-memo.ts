import { join } from 'node:path';
import { readSelector } from '../../attach/main/selector.ts';
import type { PageRead } from '../../attach/read/page-read.ts';
import { readPage } from '../../attach/read/read-page.ts';
import type { FoundSite } from '../../attach/read/site-file.ts';
import { plain } from '../../attach/site/plain.ts';
import { sha256 } from '../../core/digest.ts';
import type { Problem } from '../../core/problem.ts';
import { keepRun, readRun } from '../../publish/attached/state.ts';

/** What was read of pages, and found in them, by digests: what has not changed is neither parsed nor judged again. */
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

  /** What is wrong with a page, by all that it was judged by. */
  of(file: string, basis: string, find: () => readonly Problem[]): readonly Problem[] {
    return this.#of(`${sha256(`${file} ${basis}`)} problems`, find);
  }

  /** Keeps what was used, if any of it is new or gone. */
  keep(): void {
    if (this.#isNew || this.#used.size !== this.#before.size) keepRun(this.#file, this.#about, [...this.#used]);
  }
}

const keyOf = (bytes: Uint8Array, selector: string | undefined): string => `${sha256(bytes)} ${selector ?? ''}`;
