import { checkStyle } from '../content/brand/css/check-style.ts';
import { createPositionLookup } from '../content/read/position.ts';
import { findNearestName, formatDidYouMean } from '../core/did-you-mean.ts';
import type { Check } from './check.ts';
import { createMovedLinkProblem, findRedirectTarget, resolveLinkTarget } from './links/target.ts';

/** Files that content/brand.css loads exist, at no old address. */
export const checkStyleFiles: Check = ({ sources: { style }, release }, report) => {
  if (!style) return;
  const positionAt = createPositionLookup(style.file, style.text);
  checkStyle(style.text, (address, place) => {
    const target = resolveLinkTarget(address, '/');
    const { path } = target;
    if (release.routes.has(path)) return;
    const at = positionAt(place);
    const moved = findRedirectTarget(path, release);
    if (moved !== undefined) return report({ ...createMovedLinkProblem(target, moved), at });
    const meant = findNearestName(path, [...release.routes.keys()]);
    report({
      code: 'link-dead',
      at,
      message: `expected a file of this site, got url(${path}), which is not served`,
      hint: meant && formatDidYouMean(meant),
    });
  });
};
