import type { PrivateCandidate } from '../../core/private-candidate.ts';
import type { FoundFile } from './input.ts';
import { SourceMoved } from './later.ts';
import literal from './literal/module.ts?lazy';
import { readPageFile, readTextAgain } from './page-file.ts';
import type { Located, MarkdownSource } from './source.ts';

/** Record of a sound file from an earlier build. */
export interface KnownContentFile {
  /** SHA-256 of its bytes. */
  readonly digest: string;
  readonly value: unknown;
  readonly checked: unknown;
  readonly candidates: readonly PrivateCandidate[];
}

/** Typed modules, questions and skills that an earlier build has read and found in order. */
export interface KnownContent {
  /** Record of the file's exact bytes, if any; `read` gives them if stats do not vouch for them. */
  knownOf(found: FoundFile, file: string, read: () => Uint8Array): KnownContentFile | undefined;
}

/** A typed module that is known: it is parsed if somebody asks where something stands. Then it may throw SourceMoved. */
export function knownModule(
  path: string,
  file: string,
  { digest, value, checked, candidates }: KnownContentFile,
): Located {
  let found: Located | undefined;
  const whole = () => {
    const text = found ? undefined : readTextAgain(path, file, digest);
    if (text !== undefined)
      found = literal<typeof import('./literal/module.ts')>().readLiteralModule(file, text, () => {});
    if (!found) throw new SourceMoved(file);
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
export function knownMarkdown(
  path: string,
  file: string,
  { digest, value, checked, candidates }: KnownContentFile,
): MarkdownSource {
  let found: MarkdownSource | undefined;
  const whole = () => {
    found ??= readPageFile(path, file, digest);
    if (!found) throw new SourceMoved(file);
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
