import type { Position } from '../../core/problem.ts';

/** A path into a value, as zod writes it: `['solutions', 2, 'id']`. */
export type ValuePath = readonly PropertyKey[];

/** Plain data read from a content file that still knows where each member stands. */
export interface Located {
  /** File as shown to people: `content/company.ts`. */
  readonly file: string;
  readonly value: unknown;
  /**
   * Position of the member at `path`: of its value, or of its key with `part: 'key'`.
   * A member that is absent gives the position of its nearest existing parent. Never throws.
   */
  locate(path: ValuePath, part?: 'key' | 'value'): Position;
}

/** A Markdown file: its front matter as located data, its body as text. */
export interface MarkdownSource {
  readonly file: string;
  readonly frontMatter: Located;
  /** Text after the closing `---` line; LF only. */
  readonly body: string;
  /** UTF-8 bytes of the body, known without it. */
  readonly bodyBytes: number;
  /** 1-based line of the file on which the body begins. */
  readonly bodyLine: number;
}
