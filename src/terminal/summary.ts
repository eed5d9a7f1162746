import type { SummaryRow } from '../compile/summary.ts';
import { largest } from '../core/largest.ts';
import { thousands } from '../core/words.ts';
import type { Style } from './style.ts';

/** Adds the kinds up. */
export function total(kinds: readonly SummaryRow[]): SummaryRow {
  const sum = (key: 'documents' | 'bytes' | 'markdownTokens') => kinds.reduce((all, kind) => all + kind[key], 0);
  return { kind: 'total', documents: sum('documents'), bytes: sum('bytes'), markdownTokens: sum('markdownTokens') };
}

/** The table of documents by kind, numbers aligned right, the total below; ends with a line feed. */
export function summaryTable(kinds: readonly SummaryRow[], style: Style): string {
  const rows = [...kinds, total(kinds)].map(cells);
  const head = ['', 'documents', 'bytes', 'Markdown tokens'];
  const widths = head.map((title, column) =>
    largest([title, ...rows.map((row) => row[column]!)].map((text) => text.length)),
  );
  const line = (row: readonly string[]) =>
    `  ${row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!))).join('   ')}`;
  return [style.dim(line(head)), ...rows.slice(0, -1).map(line), style.bold(line(rows.at(-1)!)), ''].join('\n');
}

function cells({ kind, documents, bytes, markdownTokens }: SummaryRow): string[] {
  return [kind, thousands(documents), thousands(bytes), markdownTokens === 0 ? '–' : thousands(markdownTokens)];
}
