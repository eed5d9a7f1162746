import { sha256 } from '../../core/digest.ts';
import type { Position } from '../../core/problem.ts';
import type { PrivateCandidate } from '../../core/records.ts';
import type { ScheduledValue } from '../scheduled/scheduled-value.ts';

/** A path into a value, as zod writes it: `['solutions', 2, 'id']`. */
export type ValuePath = readonly PropertyKey[];

/** A value that was drafted and that nobody has confirmed yet: the comment before it says where it comes from. */
export interface UnconfirmedValue {
  /** Path of the value; empty: the file. */
  readonly path: ValuePath;
  /** Source of the value, such as `imprint/index.html:42`; empty if the mark names none. */
  readonly from: string;
  /** Position of the value; in Markdown, of the mark. */
  readonly at: Position;
}

/** A value that is given ahead, where it stands in a module. */
export interface LocatedScheduledValue extends ScheduledValue<unknown> {
  /** Path in common terms: `registeredAddress`; a future item has that of the next. */
  readonly path: ValuePath;
  /** Position of its day in the file. */
  locate(): Position;
  /** `company#registeredAddress`, `company#contactRoutes/phone/phone`: stable as long as the ids are. */
  readonly address: string;
  /** Whether its day has come. */
  readonly isInForce: boolean;
}

/**
 * Plain data read from a content file that still knows where each member stands. A class for the compiler alone, here and
 * wherever a class implements a type: a spread, which would lose what stands on a prototype, then lacks it in its type too.
 */
export declare abstract class LocatedData {
  /** File as shown to people: `content/company.ts`. */
  readonly file: string;
  readonly value: unknown;
  /**
   * Result of checking the file, if an earlier build found it sound: for a typed module the output of its schema;
   * questions and skills define theirs.
   */
  readonly checked?: unknown;
  /** Possibly private values, as an earlier build found them. */
  readonly candidates?: readonly PrivateCandidate[] | undefined;
  /** Files of a fact module whose items stand in several; absent: one. */
  readonly files?: readonly string[];
  /** Drafted values that nobody has confirmed; absent: none. */
  readonly unconfirmed?: readonly UnconfirmedValue[];
  /** Values given ahead, once the module is put to a day (src/content/scheduled/resolve-scheduled-values.ts). */
  readonly ahead?: readonly LocatedScheduledValue[];
  /**
   * Position of the member at `path`: of its value, or of its key with `part: 'key'`.
   * A member that is absent gives the position of its nearest existing parent. Never throws.
   */
  locate(path: ValuePath, part?: 'key' | 'value'): Position;
  /**
   * Position of a UTF-16 offset of the text at `path`, as the file writes it: behind quotes, escapes and folded lines.
   * Undefined where the two cannot be laid side by side.
   */
  locateIn?(path: ValuePath, offset: number): Position | undefined;
}

/** The text of a body with its facts filled in, as a digest. */
export interface TextDigest {
  readonly digest: string;
  /** The facts that it uses, and what stands for their values. */
  readonly names: readonly string[];
  readonly basis: string;
}

/** A Markdown file: its front matter as located data, its body as text. */
export declare abstract class MarkdownSource {
  readonly file: string;
  get frontMatter(): LocatedData;
  /** Text after the closing `---` line; LF only. */
  get body(): string;
  /** UTF-8 bytes of the body, known without it. */
  readonly bodyBytes: number;
  /** 1-based line of the file on which the body begins. */
  get bodyLine(): number;
  /** Marks in its front matter, which are of the whole file; absent: none. */
  readonly unconfirmed?: readonly UnconfirmedValue[];
  /** Place in the front matter of a text that is read as a body: `sections-2-text`. */
  readonly part?: string;
  /** Recorded text, if any. */
  readonly knownText?: TextDigest | undefined;
}

/** A stylesheet as text, LF only. */
export interface StyleSource {
  readonly file: string;
  readonly text: string;
}

export interface SkillSource {
  /** Folder: `book-a-clinical-pilot`. */
  readonly name: string;
  readonly file: string;
  /** Bytes as served, and as the digest of the skills index counts them: LF line ends, no byte order mark. */
  readonly bytes: Uint8Array;
  readonly source: MarkdownSource;
}

/** Located data with other members; what is not given stays, positions too. */
export function withMembers(located: LocatedData, members: Partial<LocatedData>): LocatedData {
  return {
    ...located,
    locate: (path, part) => located.locate(path, part),
    locateIn: (path, offset) => located.locateIn?.(path, offset),
    ...members,
  };
}

/** A Markdown file with other members; what is not given stays. */
export function withSourceMembers(source: MarkdownSource, members: Partial<MarkdownSource>): MarkdownSource {
  const { frontMatter, body, bodyLine } = source;
  return { ...source, frontMatter, body, bodyLine, ...members };
}

/** The digest of a text: SHA-256, 22 characters of base64url. */
export const digestText = (text: string): string => Buffer.from(sha256(text), 'hex').toString('base64url').slice(0, 22);

const none: readonly string[] = [];

/** A body that names no fact, as a digest; undefined of any other. */
export const digestFactlessText = (body: string): TextDigest | undefined =>
  body.includes('{{') ? undefined : { digest: digestText(body), names: none, basis: '' };
