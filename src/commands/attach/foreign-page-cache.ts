import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseSelector } from '../../attach/main/selector.ts';
import type { ForeignFolder } from '../../attach/read/foreign-folder.ts';
import type { PageData } from '../../attach/read/parse-head.ts';
import { parseAttachedPage } from '../../attach/read/parse-page.ts';
import type { BlobStore } from '../../core/blob-store.ts';
import { sha256 } from '../../core/digest.ts';
import type { Problem } from '../../core/problem.ts';
import { readLastRun, writeLastRun } from '../../publish/attachment/run-state.ts';

/** Entries of a file: to write and read all at once takes several times their memory. */
const entriesInFile = 200;

/**
 * Cache of pages and their problems, by digest: an unchanged page is neither parsed nor checked again. The Markdown of
 * pages is on the shelf, since it is most of what they take.
 */
export class ForeignPageCache {
  readonly #file: string;
  readonly #about: string;
  readonly #shelf: BlobStore;
  readonly #before = new Map<string, unknown>();
  readonly #used = new Map<string, unknown>();
  #isNew = false;

  constructor(folder: string, code: string, shelf: BlobStore) {
    this.#file = join(folder, 'pages');
    this.#about = `pages 2 ${code}`;
    this.#shelf = shelf;
    for (let part = 0; ; part += 1) {
      const entries = readLastRun<[string, unknown][]>(`${this.#file}-${part}`, this.#about);
      if (!entries) break;
      for (const [key, value] of entries) this.#before.set(key, this.#isPage(value) ? this.#shelve(value) : value);
    }
  }

  #isPage(value: unknown): value is PageData {
    return typeof value === 'object' && value !== null && 'candidates' in value;
  }

  /** The page with its Markdown on the shelf. */
  #shelve(page: PageData): PageData {
    if (!page.main) return page;
    const { markdown, ...main } = page.main;
    const bytes = Buffer.from(markdown, 'utf8');
    const file = { file: '', sha256: '', size: bytes.byteLength };
    const place = this.#shelf.put(bytes);
    const shelf = this.#shelf;
    // A full disk takes nothing.
    if (!shelf.bytesOf(file, place)) return page;
    const read = () => Buffer.from(shelf.bytesOf(file, place) ?? []).toString('utf8');
    return {
      ...page,
      main: {
        ...main,
        get markdown() {
          return read();
        },
      },
    };
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
      const bytes = site.bytes(file);
      return this.#of(keyOf(bytes, selector), () =>
        this.#shelve(parseAttachedPage(bytes, selector === undefined ? undefined : parseSelector(selector))),
      );
    };
  }

  /** Problems of a page, cached by all that they depend on. */
  of(file: string, basis: string, find: () => readonly Problem[]): readonly Problem[] {
    return this.#of(`${sha256(`${file} ${basis}`)} problems`, find);
  }

  /** Keeps what was used, if any of it is new or gone. */
  keep(): void {
    if (!this.#isNew && this.#used.size === this.#before.size) return;
    const entries = [...this.#used];
    const parts = Math.ceil(entries.length / entriesInFile);
    for (let part = 0; part < parts; part += 1)
      writeLastRun(
        `${this.#file}-${part}`,
        this.#about,
        entries.slice(part * entriesInFile, (part + 1) * entriesInFile),
      );
    rmSync(`${this.#file}-${parts}`, { force: true });
  }
}

const keyOf = (bytes: Uint8Array, selector: string | undefined): string => `${sha256(bytes)} ${selector ?? ''}`;
