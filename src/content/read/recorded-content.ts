import type { PrivateCandidate } from '../../core/records.ts';
import { SourceChangedError } from './lazy-source.ts';
import type { FoundFile } from './list-files.ts';
import literal from './literal/module.ts?lazy';
import { readPageFile, rereadText } from './page-file.ts';
import type { LocatedData, MarkdownSource } from './source.ts';

/** Record of a sound file from an earlier build. */
interface RecordedContentFile {
  /** SHA-256 of its bytes. */
  readonly digest: string;
  readonly value: unknown;
  readonly checked: unknown;
  readonly candidates: readonly PrivateCandidate[];
}

/** Typed modules, questions and skills that an earlier build has read and found in order. */
export interface RecordedContent {
  /** Record of the file's exact bytes, if any; `read` gives them if stats do not vouch for them. */
  knownOf(found: FoundFile, file: string, read: () => Uint8Array): RecordedContentFile | undefined;
}

/** A typed module that is known: it is parsed if somebody asks where something stands. Then it may throw SourceMoved. */
export function restoreModule(
  path: string,
  file: string,
  { digest, value, checked, candidates }: RecordedContentFile,
): LocatedData {
  let found: LocatedData | undefined;
  const whole = () => {
    const text = found ? undefined : rereadText(path, file, digest);
    if (text !== undefined)
      found = literal<typeof import('./literal/module.ts')>().parseLiteralModule(file, text, () => {});
    if (!found) throw new SourceChangedError(file);
    return found;
  };
  return {
    file,
    value,
    checked,
    candidates,
    locate: (at, part) => whole().locate(at, part),
    locateIn: (at, offset) => whole().locateIn?.(at, offset),
  };
}

/** Front matter and body of a Markdown file that is known: it is read if somebody asks for more than its values. */
export function restoreMarkdown(
  path: string,
  file: string,
  { digest, value, checked, candidates }: RecordedContentFile,
): MarkdownSource {
  let found: MarkdownSource | undefined;
  const whole = () => {
    found ??= readPageFile(path, file, digest);
    if (!found) throw new SourceChangedError(file);
    return found;
  };
  return {
    file,
    frontMatter: {
      file,
      value,
      checked,
      candidates,
      locate: (at, part) => whole().frontMatter.locate(at, part),
      locateIn: (at, offset) => whole().frontMatter.locateIn?.(at, offset),
    },
    get body() {
      return whole().body;
    },
    get bodyBytes() {
      return whole().bodyBytes;
    },
    get bodyLine() {
      return whole().bodyLine;
    },
  };
}
