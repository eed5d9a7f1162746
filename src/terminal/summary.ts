import type { SummaryRow } from '../compile/summary.ts';
import { largest } from '../core/largest.ts';
import { formatThousands } from '../core/pluralize.ts';
import type { Style } from './style.ts';

/** Adds the kinds up. */
export function sumRows(kinds: readonly SummaryRow[]): SummaryRow {
  const sum = (key: 'documents' | 'bytes' | 'markdownTokens') => kinds.reduce((all, kind) => all + kind[key], 0);
  return { kind: 'total', documents: sum('documents'), bytes: sum('bytes'), markdownTokens: sum('markdownTokens') };
}

/** The table of documents by kind, numbers aligned right, the total below; ends with a line feed. */
export function renderSummaryTable(kinds: readonly SummaryRow[], style: Style): string {
  const rows = kinds.map(cells);
  const last = cells(sumRows(kinds));
  const head = ['', 'documents', 'bytes', 'Markdown tokens'];
  const widths = head.map((title, column) =>
    largest([[title], ...[...rows, last].map((row) => row.slice(column))].map(([text = '']) => text.length)),
  );
  const line = (row: readonly string[]) =>
    `  ${row.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join('   ')}`;
  return [style.dim(line(head)), ...rows.map(line), style.bold(line(last)), ''].join('\n');
}

function cells({ kind, documents, bytes, markdownTokens }: SummaryRow): string[] {
  return [
    kind,
    formatThousands(documents),
    formatThousands(bytes),
    markdownTokens === 0 ? '–' : formatThousands(markdownTokens),
  ];
}
