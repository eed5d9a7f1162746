/** A place in a file that is imported: 1-based line. */
export interface ImportSource {
  /** Path below the imported folder, with `/` between; printable characters only, since it becomes a comment. */
  readonly file: string;
  readonly line: number;
}

/** A value, and where it was found. */
export interface SourcedValue<T = string> {
  readonly value: T;
  readonly from: ImportSource;
}

/** Note on a value left out or unfit, and where: an import guesses nothing, and hides nothing. */
export interface ImportNote {
  readonly from: ImportSource;
  readonly text: string;
}

/** Takes one note. */
export type ReportNote = (note: ImportNote) => void;

/** `imprint/index.html:42`. */
export const formatSource = ({ file, line }: ImportSource): string => `${file}:${line}`;

/** A name of a file as a comment may hold it: no line ends, no invisible characters. */
export const toPrintableName = (file: string): string => file.replace(/[^\p{L}\p{M}\p{N}\p{P}\p{S} ]/gu, '?');
