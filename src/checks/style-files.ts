import { judgeStyle } from '../content/brand/css/judge-style.ts';
import { positionsOf } from '../content/read/position.ts';
import { didYouMean, didYouMeanText } from '../core/did-you-mean.ts';
import type { Check } from './check.ts';
import { movedProblem, movedTo } from './links/moved.ts';
import { targetOf } from './links/target.ts';

/** Files that content/brand.css loads exist, at no old address. */
export const styleFiles: Check = ({ sources: { style }, release }, report) => {
  if (!style) return;
  const positionAt = positionsOf(style.file, style.text);
  judgeStyle(style.text, (address, place) => {
    const target = targetOf(address, '/');
    const { path } = target;
    if (release.routes.has(path)) return;
    const at = positionAt(place);
    const moved = movedTo(path, release);
    if (moved !== undefined) return report({ ...movedProblem(target, moved), at });
    const meant = didYouMean(path, [...release.routes.keys()]);
    report({
      code: 'link-dead',
      at,
      message: `expected a file of this site, got url(${path}), which is not served`,
      hint: meant && didYouMeanText(meant),
    });
  });
};
