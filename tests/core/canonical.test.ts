import { expect, it } from 'vitest';
import { canonicalPage, pageBeside, pageOfMirror, sharedLink, withPage } from '../../src/core/canonical.ts';
import { mirrorPath } from '../../src/core/url.ts';

const link = (page: string) => `<https://a.example${page}>; rel="canonical"`;

it('the page of a mirror is what its mirror is the mirror of', () => {
  for (const page of ['/', '/a/', '/en/', '/a.b/c/']) expect(pageOfMirror(mirrorPath(page))).toBe(page);
  expect(pageOfMirror('/en/index.md')).toBe('/en/');
  expect(pageBeside('/en/index.md')).toBe('/en/index/');
});

it('a canonical link is its page and what all mirrors share', () => {
  for (const page of ['/', '/a/', '/%C3%A4/']) {
    expect(canonicalPage(link(page))).toBe(page);
    expect(sharedLink(link(page))).toBe(link('{page}'));
    expect(withPage({ Link: link('{page}'), Vary: 'x' }, page)).toEqual({ Link: link(page), Vary: 'x' });
  }
  expect(withPage({ Link: link('{page}') }, '/$&/').Link).toBe(link('/$&/'));
});

it('others stay as they are', () => {
  const others = [
    '</a.md>; rel="alternate"',
    `</a.md>; rel="alternate", ${link('/a/')}`,
    `${link('/a/')}, </b>; rel="next"`,
    '<https://a.example>; rel="canonical"',
    '',
  ];
  for (const other of others) expect([canonicalPage(other), sharedLink(other)]).toEqual([undefined, other]);
  const fields = { Link: others[0] ?? '' };
  expect(withPage(fields, '/a/')).toBe(fields);
  const none = { Vary: 'Accept' };
  expect(withPage(none, '/a/')).toBe(none);
});
