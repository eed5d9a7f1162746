import { CsvError, parse } from 'csv-parse/sync';

/** A row of cells, and the line on which it begins. */
export interface CsvRow {
  readonly cells: readonly string[];
  readonly line: number;
}

/** Syntax error in CSV. */
export interface CsvMistake {
  readonly line: number;
  readonly message: string;
}

/** Cells of a CSV text (RFC 4180) with this separator: quotes must be whole; how many cells a row has is for the caller. */
export function parseCsv(text: string, separator: string): readonly CsvRow[] | CsvMistake {
  let line = 1;
  try {
    // The types of csv-parse ignore `info`.
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
    const { code, lines } = error as unknown as { readonly code: string; readonly lines?: unknown };
    return { line: Number(lines ?? line), message: mistakes[code] ?? code };
  }
}

/** Messages by error code. */
const mistakes: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'a quote that is never closed',
  INVALID_OPENING_QUOTE: 'a quote in the midst of a cell',
  CSV_INVALID_CLOSING_QUOTE: 'more of a cell behind its closing quote',
  CSV_MAX_RECORD_SIZE: 'a row of more than 200,000 characters',
};
