import { expect, it } from 'vitest';
import { resolveLinkTarget, toTargetKey } from '../../../src/checks/links/target.ts';

it.each([
  ['/x/', '/x/#'],
  ['/x/?a=1', '/x/#'],
  ['/x/?a=1#b', '/x/#b'],
  ['/x/#b?c', '/x/#b?c'],
  ['#b', '/from/#b'],
  ['?a=1', '/#'],
  ['', '/#'],
  // Letters beyond ASCII are decoded, wherever they stand; what means something else than itself is not.
  ['/caf%C3%A9/#caf%c3%a9', '/café/#café'],
  ['/a%C3%A9b%C3%BC/', '/aébü/'],
  ['/a%2Fb/', '/a%2Fb/#'],
  ['/a%20b/', '/a%20b/#'],
  ['/a%ff/', '/a%ff/#'],
  ['/a#%zz', '/a#%zz'],
])('%s leads to %s', (link, key) => {
  expect(toTargetKey(resolveLinkTarget(link, '/from/'))).toBe(key.includes('#') ? key : `${key}#`);
});
