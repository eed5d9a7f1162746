import type { Release, Variant } from '../../core/release.ts';
import { headerSets, tokensOf } from '../header-sets.ts';
import type { HostOptions } from '../host.ts';
import { literal } from './literal.ts';

export interface TableOptions extends HostOptions {
  /** Whether the host serves the side-cars of dist/; otherwise the edge compresses, or nobody does. */
  readonly sideCars: boolean;
}

/**
 * The closed world of a release as JavaScript text: `const site = { … }`, one line a path. A representation is
 * `[file, index into fields, ETag, x-markdown-tokens or "", codings]`; a path has one, or HTML and then Markdown.
 */
export function tableSource(release: Release, options: TableOptions): string {
  const { sets, indexOf } = headerSets(release, options);
  const representation = (variant: Variant) => [
    variant.file,
    indexOf(variant.headers),
    tagOf(variant, options),
    tokensOf(variant) ?? '',
    options.sideCars ? (variant.encodings ?? []) : [],
  ];
  const routes = [...release.routes].map(([path, { variants }]) => [path, variants.map(representation)]);
  const preflight = release.preflight === undefined ? '' : `  preflight: ${indexOf(release.preflight)},\n`;
  return `const site = {
  fields: ${lines(sets)},
  bare: ${indexOf(release.bareHeaders)},
${preflight}  missing: ${indexOf(release.notFound.headers)},
  missingFile: ${literal(release.notFound.file)},
  routes: new Map(${lines(routes)}),
  redirects: new Map(${lines([...release.redirects])}),
};
`;
}

/** Where others compress, one tag stands for all codings: it must be weak then (RFC 9110 §8.8.1). */
function tagOf({ headers: { ETag = '' } }: Variant, { sideCars }: TableOptions): string {
  return sideCars || ETag === '' ? ETag : `W/${ETag}`;
}

function lines(items: readonly unknown[]): string {
  return `[\n${items.map((item) => `    ${literal(item)},\n`).join('')}  ]`;
}
