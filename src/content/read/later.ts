import { type Recent, recent } from '../../core/recent.ts';
import { copied } from '../../core/shared-texts.ts';
import { Stop } from '../../core/stop.ts';
import type { MarkdownSource } from './source.ts';

/** Characters of Markdown that stay in memory after they were read. */
const most = 8_000_000;

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
export type Later = (known: Known, read: () => MarkdownSource | undefined) => MarkdownSource;

/**
 * Keeps the texts of late in memory, and of all others what lists are made of. A text that must be read and cannot be
 * throws SourceMoved; that it is still the same is for the caller to know, who compares stats in the end.
 */
export function readLater(): Later {
  const kept: Recent<object, MarkdownSource> = recent(most, ({ body }) => body.length + 1000);
  return ({ file, value: given, bodyBytes, source }, read) => {
    const whole = (): MarkdownSource => {
      const found = kept.get(later) ?? read();
      if (!found) throw new SourceMoved(file);
      kept.set(later, found);
      return found;
    };
    // What was read from the file holds views of it; what a record says holds nothing.
    const value = source ? copiedValue(given) : given;
    const later: MarkdownSource = {
      file,
      frontMatter: { file, value, locate: (path, part) => whole().frontMatter.locate(path, part) },
      bodyBytes,
      get body() {
        return whole().body;
      },
      get bodyLine() {
        return whole().bodyLine;
      },
    };
    if (source) kept.set(later, source);
    return later;
  };
}

/** The same without views of the file. */
function copiedValue(value: unknown): unknown {
  if (typeof value === 'string') return copied(value);
  if (Array.isArray(value)) return value.map(copiedValue);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, copiedValue(member)]));
}
