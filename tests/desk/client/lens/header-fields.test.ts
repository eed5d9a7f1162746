import { expect, test } from 'vitest';
import { findMediaType, partitionFields, splitLinks } from '../../../../src/desk/client/lens/header-fields.ts';

test('the fields that matter to agents come first, whatever their case, and none is lost', () => {
  const { main, others } = partitionFields({ ETag: '"a"', 'X-Frame-Options': 'DENY', vary: 'Accept', 'X-Vary': 'b' });
  expect(main).toEqual([
    ['ETag', '"a"'],
    ['vary', 'Accept'],
  ]);
  expect(others.map(([name]) => name)).toEqual(['X-Frame-Options', 'X-Vary']);
});

test('links are told apart, and a comma in a title or an address is none between them', () => {
  const links = ['</a,b>; rel="item"; title="One, two"', '</c>; rel="next"'];
  expect(splitLinks(links.join(', '))).toEqual(links);
  expect(splitLinks('')).toEqual(['']);
});

test('an answer is named by its media type, else by where it leads', () => {
  expect(findMediaType({ headers: { 'Content-Type': 'text/html', Location: '/x/' } })).toBe('text/html');
  expect(findMediaType({ headers: { Location: '/x/' } })).toBe('/x/');
  expect(findMediaType({ headers: {} })).toBe('');
});
