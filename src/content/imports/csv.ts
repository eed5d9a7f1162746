import { CsvError, parse } from 'csv-parse/sync';

/** A row of cells, and the line on which it begins. */
export interface CsvRow {
  readonly cells: readonly string[];
  readonly line: number;
}

/** What is no CSV, and where. */
export interface CsvMistake {
  readonly line: number;
  readonly message: string;
}

/** Cells of a CSV text (RFC 4180) with this separator: quotes must be whole; how many cells a row has is for the caller. */
export function readCsv(text: string, separator: string): readonly CsvRow[] | CsvMistake {
  let line = 1;
  try {
    // Its types know nothing of what `info` adds.
    const rows = parse(text, {
      delimiter: separator,
      info: true,
      relax_column_count: true,
      max_record_size: 200_000,
    }) as unknown as readonly { readonly record: readonly string[]; readonly info: { readonly lines: number } }[];
    return rows.flatMap(({ record, info }): CsvRow[] => {
      // The parser tells the line on which a row ends.
      const start = line;
      line = info.lines + 1;
      const cells = record.map((cell) => cell.trim());
      return cells.every((cell) => cell === '') ? [] : [{ cells, line: start }];
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const at = Number((error as unknown as { lines?: unknown }).lines ?? line);
    return { line: at, message: error.message.replace(/ at line \d+.*$/s, '') };
  }
}
