import type { DocumentRow } from '../../lens/document-rows.ts';

/** The documents whose path or title has what the reader looks for in it. */
export function filterRows(rows: readonly DocumentRow[], filter: string): DocumentRow[] {
  const wanted = filter.toLowerCase();
  return rows.filter(({ path, title }) => `${path} ${title}`.toLowerCase().includes(wanted));
}
