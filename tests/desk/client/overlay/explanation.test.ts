import { expect, test } from 'vitest';
import { explainState } from '../../../../src/desk/client/overlay/explanation.ts';
import { failure, message } from '../message.ts';

test.each([
  ['the last version', 'as soon as these are corrected', { isStale: true }],
  ['your change', 'cannot be published', {}],
  ['the last version', 'Undoing the last change brings the site back', { isStale: true, failure }],
  ['your change', 'tries again as soon as anything is saved', { failure }],
])('the page behind is %s, and %s', (page, next, but) => {
  const text = explainState(message(but));
  expect(text).toMatch(new RegExp(`^The page behind this (?:is|has) ${page}`));
  expect(text).toContain(next);
});
