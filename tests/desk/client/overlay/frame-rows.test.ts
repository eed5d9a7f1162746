import { expect, test } from 'vitest';
import { toFrameRows } from '../../../../src/desk/client/overlay/explanation.ts';

test('numbers are as wide as the widest, and the mark stands below the column of the place', () => {
  expect(toFrameRows({ first: 9, lines: ['title: x', 'order: ten', ''], line: 10, col: 8 })).toEqual([
    { text: ' 9  title: x' },
    { className: 'here', text: '10  order: ten' },
    { className: 'mark', text: '           ^' },
    { text: '11  ' },
  ]);
});
