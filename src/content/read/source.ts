import type { PrivateCandidate } from '../../core/private-candidate.ts';
import type { Position } from '../../core/problem.ts';
import type { Later } from '../ahead/ahead.ts';

/** A path into a value, as zod writes it: `['solutions', 2, 'id']`. */
export type ValuePath = readonly PropertyKey[];

/** A value that was drafted and that nobody has confirmed yet: the comment before it says where it comes from. */
export interface Unconfirmed {
  /** Of the value; empty: of the whole file. */
  readonly path: ValuePath;
  /** Where it was found, such as `imprint/index.html:42`; empty where the mark names none. */
  readonly from: string;
  /** Where the value stands; of Markdown, where the mark does. */
  readonly at: Position;
}

/** A value that is given ahead, where it stands in a module. */
export interface AheadValue extends Later<unknown> {
  /** As people call its place: `registeredAddress`; an item that is not there yet has that of the next. */
  readonly path: ValuePath;
  /** Where its day stands in the file. */
  locate(): Position;
  /** `company#registeredAddress`, `company#contactRoutes/phone/phone`: stable as long as the ids are. */
  readonly address: string;
  /** Whether the day has come that decides what is published. */
  readonly isInForce: boolean;
}

/**
 * Plain data read from a content file that still knows where each member stands. A class for the compiler alone, here and
 * wherever a class implements a type: a spread, which would lose what stands on a prototype, then lacks it in its type too.
 */
export declare abstract class Located {
  /** File as shown to people: `content/company.ts`. */
  readonly file: string;
  readonly value: unknown;
  /**
   * Where an earlier build found nothing wrong with the file: what its check gives, which need not be made again. Of a
   * typed module what its schema makes of it; of a question and a skill see there.
   */
  readonly checked?: unknown;
  /** What may be private in the file, as an earlier build found it. */
  readonly candidates?: readonly PrivateCandidate[] | undefined;
  /** Its values that were drafted and that nobody has confirmed; absent: none. */
  readonly unconfirmed?: readonly Unconfirmed[];
  /** What it gives ahead, of a module that has been put to a day (src/content/ahead/as-of.ts). */
  readonly ahead?: readonly AheadValue[];
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
export interface KnownText {
  readonly digest: string;
  /** The facts that it uses, and what stands for their values. */
  readonly names: readonly string[];
  readonly basis: string;
}

/** A Markdown file: its front matter as located data, its body as text. */
export declare abstract class MarkdownSource {
  readonly file: string;
  get frontMatter(): Located;
  /** Text after the closing `---` line; LF only. */
  get body(): string;
  /** UTF-8 bytes of the body, known without it. */
  readonly bodyBytes: number;
  /** 1-based line of the file on which the body begins. */
  get bodyLine(): number;
  /** Marks in its front matter, which are of the whole file; absent: none. */
  readonly unconfirmed?: readonly Unconfirmed[];
  /** What a record says of its text. */
  readonly knownText?: KnownText | undefined;
}

/** A stylesheet as text, LF only. */
export interface StyleSource {
  readonly file: string;
  readonly text: string;
}

export interface SkillSource {
  /** Its folder: `book-a-clinical-pilot`. */
  readonly name: string;
  readonly file: string;
  /** As they are served, and as the digest of the skills index counts them: LF line ends, no byte order mark. */
  readonly bytes: Uint8Array;
  readonly source: MarkdownSource;
}
