import { createBoundedCache } from '../../core/blob-store.ts';
import { copyString } from '../../core/copy-string.ts';
import { CommandExit } from '../../core/exit-codes.ts';
import type { Position } from '../../core/problem.ts';
import { isSystemError } from '../../core/system-error.ts';
import type { LocatedData, MarkdownSource, TextDigest, UnconfirmedValue, ValuePath } from './source.ts';

/** Characters of Markdown that stay in memory after they were read, and how many where these are not enough. */
const most = 8_000_000;
const few = 500_000;

/** A file is no longer what it was when the build began to read: whoever builds begins again. */
export class SourceChangedError extends CommandExit {
  override readonly name = 'SourceMoved';
  constructor(file: string) {
    super('io', `${file} changed while the content was read. Try again in a moment.`);
  }
}

/** Applies `look` to a file that was just listed; throws SourceMoved if it is gone. */
export function throwIfGone<T>(file: string, look: () => T): T {
  try {
    return look();
  } catch (error) {
    if (isSystemError(error, 'ENOENT')) throw new SourceChangedError(file);
    throw error;
  }
}

/** A page whose values are known, and perhaps the rest. */
interface Known {
  readonly file: string;
  readonly value: unknown;
  readonly bodyBytes: number;
  /** SHA-256 of the file as it was read, where that is known. */
  readonly digest?: string | undefined;
  /** Absent if values come from a record. */
  readonly source?: MarkdownSource;
  /** Recorded text, if any. */
  readonly knownText?: TextDigest | undefined;
}

/** Sources of which only the values of the front matter stay: the rest is read, again, when it is asked for. */
export type LazySourceFactory = (known: Known) => MarkdownSource;

/** Reads a page again by its name (`content/pages/x.md`); undefined if its file no longer has the SHA-256 that it had. */
export type RereadSource = (file: string, digest: string | undefined) => MarkdownSource | undefined;

/**
 * Keeps the texts of late in memory, those of a small site all. A text that must be read and cannot be throws
 * SourceMoved; that it is still the same is for the caller to know, who compares stats in the end.
 */
export function createLazySourceFactory(read: RereadSource): LazySourceFactory {
  const texts = keptTexts(read);
  return ({ file, value: given, bodyBytes, digest, source, knownText }) => {
    // Values of a file hold views of it; those of a record do not.
    const later = new LaterSource(file, source ? copiedValue(given) : given, bodyBytes, digest, texts, knownText);
    if (source) texts.keep(later, source);
    if (source?.unconfirmed) later.unconfirmed = source.unconfirmed;
    return later;
  };
}

interface Texts {
  keep(later: object, source: MarkdownSource): void;
  of(later: LaterSource): MarkdownSource;
}

function keptTexts(read: RereadSource): Texts {
  const weigh = ({ body }: MarkdownSource) => body.length + 1000;
  let kept = createBoundedCache<object, MarkdownSource>(most, weigh);
  let left = most;
  const keep: Texts['keep'] = (later, source) => {
    left -= weigh(source);
    // Pages are asked for in the order in which they were read: the first ones would be gone, and so on to the last.
    if (left < 0 && left + weigh(source) >= 0) kept = createBoundedCache(few, weigh);
    kept.set(later, source);
  };
  return {
    keep,
    of(later) {
      const found = kept.get(later);
      if (found) return found;
      const source = read(later.file, later.digest);
      if (!source) throw new SourceChangedError(later.file);
      keep(later, source);
      return source;
    },
  };
}

/**
 * Classes, here and wherever there is one for each page: an object with getters of its own takes ten times as much. One
 * object is the page and its front matter.
 */
class LaterSource implements MarkdownSource, LocatedData {
  readonly file: string;
  readonly value: unknown;
  readonly bodyBytes: number;
  readonly digest: string | undefined;
  // Declared, it is no member: no page has one without ledger.
  declare readonly knownText?: TextDigest;
  /** A page that has marks leaves no record: what comes from one has none. */
  declare unconfirmed?: readonly UnconfirmedValue[];
  readonly #texts: Texts;

  constructor(
    file: string,
    value: unknown,
    bodyBytes: number,
    digest: string | undefined,
    texts: Texts,
    knownText: TextDigest | undefined,
  ) {
    this.file = file;
    this.value = value;
    this.bodyBytes = bodyBytes;
    this.digest = digest;
    this.#texts = texts;
    if (knownText) this.knownText = knownText;
  }

  get frontMatter(): LocatedData {
    return this;
  }

  get body(): string {
    return this.#texts.of(this).body;
  }

  get bodyLine(): number {
    return this.#texts.of(this).bodyLine;
  }

  locate(path: ValuePath, part?: 'key' | 'value'): Position {
    return this.#texts.of(this).frontMatter.locate(path, part);
  }

  locateIn(path: ValuePath, offset: number): Position | undefined {
    return this.#texts.of(this).frontMatter.locateIn?.(path, offset);
  }
}

/** Copies texts that are views. */
function copiedValue(value: unknown): unknown {
  if (typeof value === 'string') return copyString(value);
  if (Array.isArray(value)) return value.map(copiedValue);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, copiedValue(member)]));
}
