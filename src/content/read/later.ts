import type { Position } from '../../core/problem.ts';
import { type Recent, recent } from '../../core/recent.ts';
import { copied } from '../../core/shared-texts.ts';
import { Stop } from '../../core/stop.ts';
import type { Located, MarkdownSource, ValuePath } from './source.ts';

/** Characters of Markdown that stay in memory if those of all pages are no more: a build reads each file once. */
const most = 8_000_000;
/** Characters of late that stay where there are more: a page is asked a few questions at once. */
const mostOfLate = 1_000_000;

/** A file is no longer what it was when the build began to read: whoever builds begins again. */
export class SourceMoved extends Stop {
  override readonly name = 'SourceMoved';
  constructor(file: string) {
    super('io', `${file} changed while the content was read. Try again in a moment.`);
  }
}

/** A page whose values are known, and perhaps the rest. */
interface Known {
  readonly file: string;
  readonly value: unknown;
  readonly bodyBytes: number;
  /** Absent where the values come from a record. */
  readonly source?: MarkdownSource;
}

/** Sources of which only the values of the front matter stay: the rest is read, again, when it is asked for. */
export type Later = (known: Known, read: Reader) => MarkdownSource;

type Reader = () => MarkdownSource | undefined;
type Kept = Recent<object, MarkdownSource>;

/**
 * Keeps the texts of late in memory, those of a small site all, and of the others what lists are made of. A text that must be read and cannot be
 * throws SourceMoved; that it is still the same is for the caller to know, who compares stats in the end.
 */
export function readLater(): Later {
  const weigh = ({ body }: MarkdownSource) => body.length + 1000;
  const kept: Kept = recent(mostOfLate, weigh);
  // Of a large site the last ones would stay while it is listed, and be gone before anybody comes to them again.
  const listed = new Map<object, MarkdownSource>();
  let weight = 0;
  return ({ file, value: given, bodyBytes, source }, read) => {
    const again = () => listed.get(later) ?? read();
    // What was read from the file holds views of it; what a record says holds nothing.
    const later: MarkdownSource = new LaterSource(file, source ? copiedValue(given) : given, bodyBytes, again, kept);
    if (!source || weight > most) return later;
    weight += weigh(source);
    if (weight > most) listed.clear();
    else listed.set(later, source);
    return later;
  };
}

/** Classes, here and wherever there is one for each page: an object with getters of its own takes ten times as much. */
class LaterSource implements MarkdownSource {
  readonly file: string;
  readonly frontMatter: Located;
  readonly bodyBytes: number;
  readonly #read: Reader;
  readonly #kept: Kept;

  constructor(file: string, value: unknown, bodyBytes: number, read: Reader, kept: Kept) {
    this.file = file;
    this.frontMatter = new LaterValues(file, value, this);
    this.bodyBytes = bodyBytes;
    this.#read = read;
    this.#kept = kept;
  }

  get body(): string {
    return this.whole().body;
  }

  get bodyLine(): number {
    return this.whole().bodyLine;
  }

  whole(): MarkdownSource {
    const found = this.#kept.get(this) ?? this.#read();
    if (!found) throw new SourceMoved(this.file);
    this.#kept.set(this, found);
    return found;
  }
}

class LaterValues implements Located {
  readonly file: string;
  readonly value: unknown;
  readonly #source: LaterSource;

  constructor(file: string, value: unknown, source: LaterSource) {
    this.file = file;
    this.value = value;
    this.#source = source;
  }

  locate(path: ValuePath, part?: 'key' | 'value'): Position {
    return this.#source.whole().frontMatter.locate(path, part);
  }
}

/** The same without views of the file. */
function copiedValue(value: unknown): unknown {
  if (typeof value === 'string') return copied(value);
  if (Array.isArray(value)) return value.map(copiedValue);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, copiedValue(member)]));
}
