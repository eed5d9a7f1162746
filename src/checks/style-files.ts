import { judgeStyle } from '../content/brand/css/judge-style.ts';
import { positionsOf } from '../content/read/position.ts';
import { didYouMean, didYouMeanText } from '../core/did-you-mean.ts';
import type { Check } from './check.ts';

/** What content/brand.css loads is there. */
export const styleFiles: Check = ({ sources: { style }, release: { routes } }, report) => {
  if (!style) return;
  const positionAt = positionsOf(style.file, style.text);
  judgeStyle(style.text, (address, at) => {
    const path = address.replace(/[?#].*$/s, '');
    if (routes.has(path) || routes.has(encodeURI(path))) return;
    const meant = didYouMean(path, [...routes.keys()]);
    report({
      code: 'link-dead',
      at: positionAt(at),
      message: `expected a file of this site, got url(${path}), which is not served`,
      hint: meant && didYouMeanText(meant),
    });
  });
};
