import { expect, test } from 'vitest';
import { createSharedHeaders } from '../../src/core/shared-headers.ts';

const page = { 'Content-Type': 'text/html', ETag: '"1"', Vary: 'Accept' };

test('answers that differ in fields of their own only have one set, where those are empty', () => {
  const { sets, positionOf } = createSharedHeaders();
  expect([page, { ...page, ETag: '"2"' }, { ...page }].map(positionOf)).toEqual([0, 0, 0]);
  expect(sets).toEqual([{ 'Content-Type': 'text/html', ETag: '', Vary: 'Accept' }]);
});

test.each([
  ['value', { ...page, Vary: 'Origin' }],
  ['type', { ...page, 'Content-Type': 'text/plain' }],
  ['field more', { ...page, Allow: 'GET' }],
  ['field less', { 'Content-Type': 'text/html', ETag: '"1"' }],
  ['order', { ETag: '"1"', 'Content-Type': 'text/html', Vary: 'Accept' }],
  ['field of its own more', { ...page, 'x-markdown-tokens': '1' }],
  ['field of its own less', { 'Content-Type': 'text/html', Vary: 'Accept' }],
])('another %s makes another set', (_, headers) => {
  const { sets, positionOf } = createSharedHeaders();
  expect([page, headers, page, headers].map(positionOf)).toEqual([0, 1, 0, 1]);
  expect(Object.keys(sets[1]!)).toEqual(Object.keys(headers));
});
