import type { Report } from '../../core/problem.ts';
import { moduleOf, type Sources } from '../read/load.ts';
import type { RenamablePage } from '../renamable-pages.ts';
import type { Site } from '../site.ts';

type Named = Pick<Site, 'paths' | RenamablePage>;

/**
 * Whether each generated page that site.ts names is published, and its name is not that of a fact module. Reports
 * `field-invalid` and `path-reserved`.
 */
export function checkPageNames(sources: Sources, site: Named, report: Report): boolean {
  let areRight = true;
  for (const [page, name = ''] of Object.entries(site.paths ?? {}) as [RenamablePage, string | undefined][]) {
    const at = moduleOf(sources, 'site').locate(['paths', page]);
    const field = `paths.${page}`;
    const taken = sources.facts.get(name);
    if (site[page] === true && !taken) continue;
    areRight = false;
    report(
      taken
        ? {
            code: 'path-reserved',
            at,
            field,
            message: `expected a name that no part of the site has, got "${name}", which is the page of ${taken.file}`,
            hint: 'Give the page another name.',
          }
        : {
            code: 'field-invalid',
            at,
            field,
            message: 'expected a name for a page that is published, got one for a page that is not',
            hint: `Write ${page}: true, or delete this.`,
          },
    );
  }
  return areRight;
}
