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
  // Letters beyond ASCII have one form in paths (NFC, encoded in capitals), and are decoded in fragments.
  ['/caf%c3%a9/#caf%c3%a9', '/caf%C3%A9/#café'],
  ['/cafe\u0301/#e\u0301', '/caf%C3%A9/#é'],
  ['/a%C3%A9b%C3%BC/', '/a%C3%A9b%C3%BC/'],
  ['/a%2Fb/', '/a%2Fb/#'],
  ['/a%20b/', '/a%20b/#'],
  ['/a%ff/', '/a%FF/#'],
  ['/a#%zz', '/a#%zz'],
])('%s leads to %s', (link, key) => {
  expect(toTargetKey(resolveLinkTarget(link, '/from/'))).toBe(key.includes('#') ? key : `${key}#`);
});
