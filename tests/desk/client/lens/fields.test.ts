import { expect, test } from 'vitest';
import { linksIn, splitFields, typeOf } from '../../../../src/desk/client/lens/fields.ts';

test('the fields that matter to agents come first, whatever their case, and none is lost', () => {
  const { main, others } = splitFields({ ETag: '"a"', 'X-Frame-Options': 'DENY', vary: 'Accept', 'X-Vary': 'b' });
  expect(main).toEqual([
    ['ETag', '"a"'],
    ['vary', 'Accept'],
  ]);
  expect(others.map(([name]) => name)).toEqual(['X-Frame-Options', 'X-Vary']);
});

test('links are told apart, and a comma in a title or an address is none between them', () => {
  const links = ['</a,b>; rel="item"; title="One, two"', '</c>; rel="next"'];
  expect(linksIn(links.join(', '))).toEqual(links);
  expect(linksIn('')).toEqual(['']);
});

test('an answer is named by its media type, else by where it leads', () => {
  expect(typeOf({ headers: { 'Content-Type': 'text/html', Location: '/x/' } })).toBe('text/html');
  expect(typeOf({ headers: { Location: '/x/' } })).toBe('/x/');
  expect(typeOf({ headers: {} })).toBe('');
});
