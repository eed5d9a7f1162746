import { CsvError, parse } from 'csv-parse/sync';
import type { z } from 'zod';
import { findNearestName, formatDidYouMean } from '../../core/did-you-mean.ts';
import { sha256 } from '../../core/digest.ts';
import type { Report } from '../../core/problem.ts';
import { slugPattern } from '../../core/slug.ts';
import { slugify } from '../../core/slugify.ts';
import { parseWithSchema } from '../check/parse-with-schema.ts';
import { parseJsonText } from '../read/json-text.ts';
import type { LocatedData } from '../read/source.ts';
import { getImportTarget, mappingSchema } from './targets.ts';

/** A row of a source: its cells by column, and its line. */
interface SourceRow {
  readonly cells: ReadonlyMap<string, string>;
  readonly line: number;
}

export interface SourceRows {
  readonly columns: readonly string[];
  readonly rows: readonly SourceRow[];
}

const separators = [';', ',', '\t'] as const;
const mostRows = 20_000;

/**
 * Reads the rows of a CSV text, whose separator is found by its first line where none is given, or of JSON: a list of
 * objects, of which nested members have names with dots. Undefined after reporting `import-invalid`, all rows at once.
 */
export function parseRows(
  file: string,
  text: string,
  separator: string | undefined,
  report: Report,
): SourceRows | undefined {
  const found = file.endsWith('.json') ? jsonRows(file, text, report) : csvRows(file, text, separator, report);
  if (found && found.rows.length > mostRows) {
    report({
      code: 'import-invalid',
      at: { file },
      message: `expected at most ${mostRows} rows, got ${found.rows.length}`,
    });
    return undefined;
  }
  return found;
}

function csvRows(file: string, text: string, given: string | undefined, report: Report): SourceRows | undefined {
  const fail = (line: number, message: string, hint?: string): undefined =>
    void report({ code: 'import-invalid', at: { file, line, col: 1 }, message, hint });
  const separator = given ?? separatorOf(text);
  if (separator === undefined)
    return fail(1, 'expected one separator, found several that would do', 'Name it in the mapping: "separator": ";".');
  const rows = parseCsv(text, separator);
  if (!Array.isArray(rows)) {
    const { line, message } = rows as Exclude<typeof rows, readonly CsvRow[]>;
    return fail(
      line,
      `expected CSV, got ${message}`,
      'A cell with a separator, a quote or a line end stands in double quotes, and each quote in it is written twice.',
    );
  }
  const [head, ...body] = rows as readonly CsvRow[];
  if (!head) return fail(1, 'expected a first line with the names of the columns, found none');
  const twice = head.cells.find((name, i) => name !== '' && head.cells.indexOf(name) !== i);
  if (twice !== undefined) return fail(head.line, `expected each column once, got "${twice}" again`);
  let isSound = true;
  for (const { cells, line } of body)
    if (cells.length !== head.cells.length) {
      isSound = false;
      fail(
        line,
        `expected ${head.cells.length} cells, got ${cells.length}`,
        'A cell that holds the separator stands in double quotes.',
      );
    }
  if (!isSound) return undefined;
  const columns = head.cells.filter((name) => name !== '');
  return {
    columns,
    rows: body.map(({ cells, line }) => ({
      line,
      cells: new Map(head.cells.map((name, i) => [name, cells[i] ?? ''])),
    })),
  };
}

/** The separator that parts the first line into most columns; undefined where two part it alike. */
function separatorOf(text: string): string | undefined {
  const head = firstLine(text);
  const counts = separators.map((each) => {
    const rows = parseCsv(head, each);
    return { each, count: Array.isArray(rows) ? (rows[0]?.cells.length ?? 0) : 0 };
  });
  const [first, second] = [...counts].sort((a, b) => b.count - a.count);
  if (!first || (first.count > 1 && first.count === second?.count)) return undefined;
  return first.each;
}

/** Ends at the first unquoted line end. */
function firstLine(text: string): string {
  let isQuoted = false;
  for (let at = 0; at < Math.min(text.length, 20_000); at++) {
    if (text[at] === '"') isQuoted = !isQuoted;
    if (text[at] === '\n' && !isQuoted) return text.slice(0, at);
  }
  return text.slice(0, 20_000);
}

function jsonRows(file: string, text: string, report: Report): SourceRows | undefined {
  const located = parseJsonText(file, text, 'import-invalid', report);
  if (!located) return undefined;
  if (!Array.isArray(located.value)) {
    report({ code: 'import-invalid', at: located.locate([]), message: 'expected a list of objects, each a row' });
    return undefined;
  }
  const rows = located.value.map((value: unknown, i) => ({
    line: located.locate([i]).line,
    cells: flat(value, located, i, report),
  }));
  if (rows.some(({ cells }) => cells === undefined)) return undefined;
  const sound = rows as SourceRow[];
  return { columns: [...new Set(sound.flatMap(({ cells }) => [...cells.keys()]))], rows: sound };
}

function flat(value: unknown, located: LocatedData, index: number, report: Report): Map<string, string> | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    report({ code: 'import-invalid', at: located.locate([index]), message: 'expected an object, which is a row' });
    return undefined;
  }
  const cells = new Map<string, string>();
  const add = (member: unknown, name: string) => {
    if (Array.isArray(member)) cells.set(name, member.map(String).join('\n'));
    else if (typeof member === 'object' && member !== null)
      for (const [key, each] of Object.entries(member)) add(each, name === '' ? key : `${name}.${key}`);
    else if (member !== null && member !== undefined) cells.set(name, String(member).trim());
  };
  add(value, '');
  return cells;
}

/** A row of cells, and the line on which it begins. */
interface CsvRow {
  readonly cells: readonly string[];
  readonly line: number;
}

/** Syntax error in CSV. */
interface CsvMistake {
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

/** A row under the id of what is made of it. */
export interface MappedRow {
  readonly id: string;
  readonly line: number;
  /** Values by field of the target, constants among them; empty cells are absent. */
  readonly values: Readonly<Record<string, string>>;
  /** Digest of mapped cells; a change means that content made of the row may no longer be true. */
  readonly digest: string;
}

/** Rows as a mapping reads them; undefined after reporting `import-invalid`: columns that are not there, ids that are none or twice. */
export function mapRows(
  file: string,
  mapping: Mapping,
  { columns, rows }: SourceRows,
  report: Report,
): MappedRow[] | undefined {
  const { located, fields, constants = {}, key } = mapping;
  let isSound = true;
  const fail: Report = (problem) => {
    isSound = false;
    report(problem);
  };
  const named: readonly (readonly [readonly string[], string])[] = [
    [['key'], key],
    ...Object.entries(fields).map(([field, column]) => [['fields', field], column] as const),
  ];
  for (const [path, column] of named)
    if (!columns.includes(column))
      fail({
        code: 'import-invalid',
        at: located.locate(path),
        field: path.join('.'),
        message: `expected a column of ${file}, got "${column}"`,
        hint: `Columns: ${columns.slice(0, 30).join(', ')}.`,
      });
  if (!isSound) return undefined;
  const seen = new Map<string, number>();
  const keyed = rows.map(({ cells, line }): MappedRow => {
    const cell = (column: string) => cells.get(column) ?? '';
    const given = fields.id === undefined ? undefined : cell(fields.id);
    const id = given || slugify(cell(key)) || '';
    const at = { file, line, col: 1 };
    if (!slugPattern.test(id))
      fail({
        code: 'import-invalid',
        at,
        message: `expected an id in a to z for the row, got "${given ?? cell(key)}"`,
        hint: 'Add a column of ids, and name it in the mapping: "fields": { "id": "…" }.',
      });
    const before = seen.get(id);
    if (before !== undefined)
      fail({
        code: 'import-invalid',
        at,
        message: `expected each row once, got "${id}" again (first in line ${before})`,
      });
    seen.set(id, before ?? line);
    const mapped = Object.entries(fields)
      .filter(([field]) => field !== 'id')
      .map(([field, column]) => [field, cell(column)] as const);
    const values = Object.fromEntries([...Object.entries(constants), ...mapped].filter(([, value]) => value !== ''));
    const digest = sha256(JSON.stringify([...mapped].sort(([a], [b]) => (a < b ? -1 : 1)))).slice(0, 16);
    return { id, line, values, digest };
  });
  return isSound ? keyed : undefined;
}

/** A mapping that was read, and where its members stand. */
export type Mapping = z.output<typeof mappingSchema> & { readonly located: LocatedData };

/** Reads a mapping; undefined after reporting `import-invalid` or what its schema refuses, each at its place. */
export function parseMapping(file: string, text: string, report: Report): Mapping | undefined {
  let isSound = true;
  const failing: Report = (problem) => {
    isSound = false;
    report(problem);
  };
  const located = parseJsonText(file, text, 'import-invalid', failing);
  const mapping = located && parseWithSchema(mappingSchema, located.value, located, failing);
  if (!located || !mapping) return undefined;
  const { fields } = getImportTarget(mapping.to);
  for (const part of ['fields', 'constants'] as const)
    for (const name of Object.keys(mapping[part] ?? {})) {
      if (name in fields) continue;
      const meant = findNearestName(name, Object.keys(fields));
      failing({
        code: 'import-invalid',
        at: located.locate([part, name], 'key'),
        field: `${part}.${name}`,
        message: `expected a field of ${mapping.to}, got "${name}"`,
        hint: meant === undefined ? `Fields: ${Object.keys(fields).join(', ')}.` : formatDidYouMean(meant),
      });
    }
  return isSound ? { ...mapping, located } : undefined;
}
