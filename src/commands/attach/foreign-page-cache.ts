import { join } from 'node:path';
import { removeGazetteLines } from '../../attach/head/head-lines.ts';
import { parseSelector } from '../../attach/main/selector.ts';
import type { ForeignFolder } from '../../attach/read/foreign-folder.ts';
import type { PageData } from '../../attach/read/parse-head.ts';
import { parseAttachedPage } from '../../attach/read/parse-page.ts';
import { sha256 } from '../../core/digest.ts';
import type { Problem } from '../../core/problem.ts';
import { readLastRun, writeLastRun } from '../../publish/attachment/run-state.ts';

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
