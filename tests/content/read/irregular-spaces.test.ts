import { expect, it } from 'vitest';
import {
  findIrregularSpaces,
  replaceIrregularSpaces,
} from '../../../src/content/read/front-matter/irregular-spaces.ts';

const odd = '\u00a0';

it.each([
  ['at the start of a line', `a: 1\n${odd}b: 2`, 5, 'a: 1\nb: 2'],
  ['behind usual ones', `a: 1\n  ${odd}${odd}b: 2`, 7, 'a: 1\n  b: 2'],
  ['behind a name', `title${odd}: A`, 5, 'title: A'],
  ['within a name', `ti${odd}tle: A`, 2, 'title: A'],
  ['behind a colon', `title:${odd}A`, 6, 'title: A'],
  ['behind a colon and a space', `- title: ${odd}A`, 9, '- title:  A'],
])('an odd space %s is found and replaced', (_, block, offset, right) => {
  expect(findIrregularSpaces(block)).toEqual([{ offset, text: expect.stringMatching(/^\u00a0+$/) }]);
  expect(replaceIrregularSpaces(block)).toBe(right);
});

it('those of several lines are found in their order, and within a value they may stand', () => {
  const block = `b:${odd}1\na${odd}: 2\n${odd}c: 3`;
  expect(findIrregularSpaces(block).map(({ offset }) => offset)).toEqual([2, 6, 11]);
  const value = `title: A${odd}B\n1${odd}x: y`;
  expect([findIrregularSpaces(value), replaceIrregularSpaces(value)]).toEqual([[], value]);
});
