import type { BlockMark, MarkdownLabels, MarkMistake } from './extensions.ts';

/** A line as it is written, and with its code blotted out. */
export interface SourceLine {
  readonly text: string;
  readonly masked: string;
  /** 0-based line of the source. */
  readonly at: number;
}

/** The notes of a text. */
export interface Footnotes {
  readonly defined: ReadonlyMap<string, readonly SourceLine[]>;
  /** Lines of the notes in the order in which the text calls them, and the number of each by its name. */
  readonly called: (readonly SourceLine[])[];
  readonly numbers: Map<string, number>;
}

/** Starts and ends of collapsible texts, by line of the source. */
export type DetailsLines = ReadonlyMap<number, { readonly title?: string; readonly behind: number }>;

/** A text while it is written. */
export interface Expansion {
  readonly source: readonly SourceLine[];
  readonly labels: MarkdownLabels;
  readonly notes: Footnotes;
  readonly lines: { readonly text: string; readonly at: number }[];
  readonly marks: Map<number, BlockMark[]>;
  readonly mistakes: MarkMistake[];
  readonly ids: Set<string>;
  readonly details: DetailsLines;
  /** Bullet of definitions: another one than lists have, with which theirs would become one. */
  readonly bullet: string;
  /** Line behind the last definition that was written. */
  definitionsEnd: number;
}

/** Takes what begins at a line of the source; returns the line behind it, or undefined if it is something else. */
export type BlockReader = (expansion: Expansion, i: number) => number | undefined;
