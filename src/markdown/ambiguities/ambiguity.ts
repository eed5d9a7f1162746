/** A place that other readers of Markdown take otherwise than we do: the mirror would say something else to them. */
export interface Ambiguity {
  /** 0-based line of the Markdown. */
  readonly line: number;
  /** Text of that line, from where the matter begins. */
  readonly text: string;
  /** Words to follow "got". */
  readonly what: string;
  readonly hint: string;
}

/** Notes what is disputed; of `text` the first line is taken. */
export type ReportAmbiguity = (line: number, text: string, what: string, hint: string) => void;

/** How many line ends a text has. */
export function countNewlines(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}

/** Columns of white space that a line begins with; a tab goes on to the next fourth (CommonMark §2.2). */
export function countIndentColumns(line: string): number {
  let count = 0;
  for (const character of /^[ \t]+/.exec(line)?.[0] ?? '') count += character === '\t' ? 4 - (count % 4) : 1;
  return count;
}
