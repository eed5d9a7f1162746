import { sha256 } from '../../core/digest.ts';
import type { Report } from '../../core/problem.ts';
import { slugPattern } from '../../core/slug.ts';
import { slugify } from '../../core/slugify.ts';
import type { Mapping } from './mapping.ts';
import type { SourceRows } from './parse-rows.ts';

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
