import { expect, test } from 'vitest';
import { toStatus } from '../../../../src/desk/client/lens/state.ts';
import { failure, message, problem } from '../message.ts';

test.each([
  ['All is well. Edition 4.', 0, 0, {}],
  ['All is well. Edition 4.', 0, 1, { problems: [problem('warning')] }],
  ['Checking links …', 0, 0, { isChecked: false }],
  ['This version cannot be published yet.', 1, 2, { problems: [problem('error'), problem('warning')] }],
  ['The content has errors; this is the last version without.', 1, 1, { isStale: true, problems: [problem('error')] }],
  ['Gazette has a bug.', 2, 2, { failure, isStale: true, problems: [problem('error')] }],
])('%s (%i errors of %i)', (sentence, errors, all, but) => {
  expect(toStatus(message(but))).toEqual({ sentence, errors, all });
});
