import type { Report } from '../../core/problem.ts';
import { moduleOf, type Sources } from '../read/load.ts';
import type { Site } from '../site.ts';

/** Whether no name that site.ts gives a generated page is that of a fact module. Reports `path-reserved`. */
export function checkPageNames(sources: Sources, { paths = {} }: Pick<Site, 'paths'>, report: Report): boolean {
  let areFree = true;
  for (const [page, name = ''] of Object.entries(paths)) {
    const taken = sources.facts.get(name);
    if (!taken) continue;
    areFree = false;
    report({
      code: 'path-reserved',
      at: moduleOf(sources, 'site').locate(['paths', page]),
      field: `paths.${page}`,
      message: `expected a name that no part of the site has, got "${name}", which is the page of ${taken.file}`,
      hint: 'Give the page another name.',
    });
  }
  return areFree;
}
