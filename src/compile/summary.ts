import type { Document, DocumentKind } from '../core/document.ts';
import { getReleaseFile, type Release } from '../core/release.ts';

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
  const sums = new Map<DocumentKind, { documents: number; bytes: number; markdownTokens: number }>();
  for (const { kind, file, path } of catalog) {
    const sum = sums.get(kind) ?? { documents: 0, bytes: 0, markdownTokens: 0 };
    sums.set(kind, sum);
    sum.documents += 1;
    sum.bytes += getReleaseFile(release, file).size;
    sum.markdownTokens += Number(release.routes.get(path)?.variants[0]?.headers['x-markdown-tokens'] ?? 0);
  }
  return (Object.keys(labels) as DocumentKind[]).flatMap((kind) => {
    const sum = sums.get(kind);
    return sum ? [{ kind: labels[kind], ...sum }] : [];
  });
}
