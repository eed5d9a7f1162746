import { getModule } from '../content/read/load.ts';
import type { Check } from './check.ts';

/** The successor of a version of the API, where it is on this origin, is there. */
export const checkSuccessor: Check = ({ site, sources, release }, report) => {
  const link = site.api?.v1?.successor;
  if (link === undefined) return;
  const path = link.startsWith(`${release.baseUrl}/`) ? link.slice(release.baseUrl.length) : link;
  if (!path.startsWith('/') || release.routes.has(path)) return;
  report({
    code: 'link-dead',
    at: getModule(sources, 'site').locate(['api', 'v1', 'successor']),
    field: 'api.v1.successor',
    message: `expected a document of this site or an https address, got ${path}, which is not served`,
    hint: 'v1 is deprecated when its successor is there, not before.',
  });
};
