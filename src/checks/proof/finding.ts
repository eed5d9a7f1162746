/** Mistake in a document, found by a reader that has written none of them. */
export interface ReadBackFinding {
  /** Path below dist/. */
  readonly file: string;
  readonly reader: 'JSON' | 'XML' | 'text' | 'parse5' | 'JSON-LD' | 'micromark';
  readonly expected: string;
  readonly found: string;
}

/** Notes one; `found` is shown cut. */
export type ReportFinding = (expected: string, found: string, reader?: ReadBackFinding['reader']) => void;

/** A list, and what adds to it the findings of one reader in one file; of one kind of mistake the first few say enough. */
export function createFindingReporter(
  file: string,
  reader: ReadBackFinding['reader'],
  findings: ReadBackFinding[],
): ReportFinding {
  let told = 0;
  return (expected, found, by = reader) => {
    told += 1;
    if (told <= most) findings.push({ file, reader: by, expected: cut(expected), found: cut(found) });
  };
}

const most = 5;

const cut = (text: string): string => (text.length > 160 ? `${text.slice(0, 157)}…` : text);
