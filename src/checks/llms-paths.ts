import { getModule } from '../content/read/load.ts';
import { findNearestName } from '../core/did-you-mean.ts';
import { resolvePagePaths } from '../site/html/navigation.ts';
import type { Check } from './check.ts';
import { findMissingCauses } from './links/causes.ts';

/** Each path of `llms` in content/site.ts is one that llms.txt lists: another would do nothing, and nobody would notice. */
export const checkLlmsPaths: Check = ({ site, sources, catalog }, report) => {
  // Attached to another site, content may name pages that are not added.
  if (site.attached) return;
  const { order = [], omit = [], optional = [] } = site.llms ?? {};
  const lists = Object.entries({ order, omit, optional });
  const listed = new Set(catalog.flatMap(({ path, llms }) => (llms === undefined ? [] : path)));
  for (const [name, paths] of lists)
    for (const [index, path] of paths.entries()) {
      const places = resolvePagePaths(site, [path]);
      if (places.some((each) => listed.has(each))) continue;
      const causes = findMissingCauses(sources, site);
      if (places.some((each) => causes.isBroken({ path: each, fragment: '' }, false))) continue;
      const meant = findNearestName(path, [...listed]);
      report({
        code: 'page-missing',
        at: getModule(sources, 'site').locate(['llms', name, index]),
        message: `expected a path that llms.txt lists, got "${path}"`,
        hint: meant && `Did you mean "${meant}"?`,
      });
    }
};
