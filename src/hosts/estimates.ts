import type { Release } from '../core/release.ts';
import { tokenEstimateOf } from './header-sets.ts';
import type { HostFile } from './host.ts';

/**
 * The estimates of all Markdown files, `x.md<tab>123` a line. A deployment makes of it what its server can look up
 * without a table of paths: a file for each, which costs the build nothing.
 */
export function tokenEstimatesFile(release: Release): HostFile {
  const found = new Map<string, string>();
  for (const { variants } of release.routes.values())
    for (const variant of variants) {
      const tokens = tokenEstimateOf(variant);
      if (tokens !== undefined) found.set(variant.file, tokens);
    }
  return { file: 'deploy/markdown-tokens.tsv', text: [...found].map((row) => `${row.join('\t')}\n`).join('') };
}
