import type { Document, DocumentKind } from '../core/document.ts';
import { fileIn, type Release } from '../core/release.ts';

/** One row of the table that ends a build. */
export interface SummaryRow {
  readonly kind: string;
  readonly documents: number;
  readonly bytes: number;
  /** Estimated o200k tokens of the Markdown among them. */
  readonly markdownTokens: number;
}

const labels: Readonly<Record<DocumentKind, string>> = {
  page: 'HTML pages',
  mirror: 'Markdown mirrors',
  posture: 'Access and OAuth documents',
  api: 'API documents',
  discovery: 'Discovery documents',
  asset: 'Assets',
  public: 'Icons, manifest, public/',
};

/** Counts documents, bytes and Markdown tokens by kind, in the order of the labels; kinds without documents are left out. */
export function summarize(catalog: readonly Document[], release: Release): SummaryRow[] {
  return Object.entries(labels).flatMap(([kind, label]) => {
    const documents = catalog.filter((document) => document.kind === kind);
    if (documents.length === 0) return [];
    const sum = (value: (document: Document) => number) =>
      documents.reduce((total, document) => total + value(document), 0);
    return [
      {
        kind: label,
        documents: documents.length,
        bytes: sum((document) => fileIn(release, document.file).size),
        markdownTokens: sum((document) =>
          Number(release.routes.get(document.path)?.variants[0]?.headers['x-markdown-tokens'] ?? 0),
        ),
      },
    ];
  });
}
