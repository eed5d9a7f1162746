import { describe, expect, test } from 'vitest';
import { type AnswerSource, answer } from '../../src/http/answer.ts';

const html = { 'Content-Type': 'text/html', ETag: '"h"', Vary: 'Accept' };
const markdown = { 'Content-Type': 'text/markdown', ETag: '"m"', 'x-markdown-tokens': '3', Vary: 'Accept' };
const origin: AnswerSource = {
  routes: new Map([
    [
      '/',
      {
        variants: [
          { when: 'html', file: 'index.html', headers: html, encodings: ['br', 'gzip'] },
          { when: 'markdown', file: 'index.md', headers: markdown },
        ],
      },
    ],
    ['/a.md', { variants: [{ when: 'always', file: 'a.md', headers: markdown }] }],
    ['/untagged', { variants: [{ when: 'always', file: 'u', headers: { 'Content-Type': 'x/y' }, encodings: ['br'] }] }],
    ['/weak', { variants: [{ when: 'always', file: 'w', headers: { ETag: 'W/"w"' } }] }],
    [
      '/html-only',
      {
        variants: [
          { when: 'html', file: 'first', headers: html },
          { when: 'html', file: 'second', headers: html },
        ],
      },
    ],
    ['/nameless', { variants: [{ when: 'always', file: 'n', headers: { ETag: '""' } }] }],
    ['/empty', { variants: [] }],
  ]),
  redirects: new Map([['/docs', '/docs/']]),
  notFound: { file: '404.html', headers: { 'Content-Type': 'text/html', 'Cache-Control': 'max-age=60' } },
  bareHeaders: { 'Cache-Control': 'max-age=60' },
};

function ask(target: string, fields: Readonly<Record<string, string>> = {}, method = 'GET', of = origin) {
  return answer(of, { method, target, field: (name) => fields[name] });
}

describe('a path', () => {
  test('with two representations gives what Accept asks for', () => {
    expect(ask('/')).toEqual({ status: 200, headers: html, body: { file: 'index.html' } });
    expect(ask('/', { accept: 'text/markdown' })).toEqual({
      status: 200,
      headers: markdown,
      body: { file: 'index.md' },
    });
  });

  test('without what is asked for gives the first', () => {
    expect(ask('/html-only', { accept: 'text/markdown' }).body).toEqual({ file: 'first' });
  });

  test('with one gives it, whatever is asked for', () => {
    expect(ask('/a.md', { accept: 'text/html' }).body).toEqual({ file: 'a.md' });
  });

  test.each([
    ['/?x=/a.md'],
    ['http://example.com'],
    ['HTTPS://example.com?x'],
    ['http://example.com/?a?b'],
    ['/?/http://a'],
    ['http://a?/x'],
  ])('as %s is /', (target) => expect(ask(target).body).toEqual({ file: 'index.html' }));

  test.each([[''], ['?'], ['http:///'], ['//'], ['/%2F'], ['/./'], ['x'], ['/A.md'], ['x:http://a/a.md'], ['/empty']])(
    'as %j is missing',
    (target) =>
      expect(ask(target)).toEqual({ status: 404, headers: origin.notFound.headers, body: { file: '404.html' } }),
  );

  test('that redirects', () => {
    const headers = { Location: '/docs/', 'Cache-Control': 'max-age=60' };
    expect(ask('/docs?x=1')).toEqual({ status: 308, headers, body: { text: '' } });
  });
});

describe('methods', () => {
  test('HEAD gets what GET gets', () => expect(ask('/', {}, 'HEAD')).toEqual(ask('/')));

  test.each(['POST', 'get', '', 'OPTIONS'])('%j is refused', (method) => {
    expect(ask('/', {}, method)).toEqual({
      status: 405,
      headers: { Allow: 'GET, HEAD', 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'max-age=60' },
      body: { text: 'Only GET, HEAD are answered here.\n' },
    });
  });

  test('OPTIONS, where it has an answer', () => {
    const of = { ...origin, preflight: { 'Access-Control-Max-Age': '1' } };
    const headers = { Allow: 'GET, HEAD, OPTIONS', 'Access-Control-Max-Age': '1' };
    expect(ask('/nowhere', {}, 'OPTIONS', of)).toEqual({ status: 204, headers, body: { text: '' } });
    expect(ask('/', {}, 'POST', of).headers.Allow).toBe('GET, HEAD, OPTIONS');
  });
});

describe('codings', () => {
  test('have a file and a tag of their own', () => {
    expect(ask('/', { 'accept-encoding': 'gzip' })).toEqual({
      status: 200,
      headers: { ...html, 'Content-Encoding': 'gzip', ETag: '"h-gz"' },
      body: { file: 'index.html.gz' },
    });
  });

  test('of a body without a tag add none', () => {
    const headers = { 'Content-Encoding': 'br', 'Content-Type': 'x/y' };
    expect(ask('/untagged', { 'accept-encoding': 'br' })).toEqual({ status: 200, headers, body: { file: 'u.br' } });
  });

  test('that are not ready are not sent', () => {
    expect(ask('/a.md', { 'accept-encoding': 'br' }).body).toEqual({ file: 'a.md' });
  });
});

describe('a condition', () => {
  test.each(['"m"', 'W/"m"', '"x", "m"', '*', ' * ', '"x""m"'])('%j knows the body', (condition) => {
    const headers = { ETag: '"m"', Vary: 'Accept', 'x-markdown-tokens': '3' };
    expect(ask('/a.md', { 'if-none-match': condition })).toEqual({ status: 304, headers, body: { text: '' } });
  });

  test.each(['m', '"M"', '', '**', 'x*', '"m', '"x"*'])('%j does not', (condition) => {
    expect(ask('/a.md', { 'if-none-match': condition }).status).toBe(200);
  });

  test('of a coding', () => {
    const known = { 'accept-encoding': 'br', 'if-none-match': '"h-br"' };
    expect(ask('/', known)).toEqual({ status: 304, headers: { ETag: '"h-br"', Vary: 'Accept' }, body: { text: '' } });
    expect(ask('/', { ...known, 'if-none-match': '"h"' }).status).toBe(200);
  });

  test('on a tag without a character', () => {
    expect(ask('/nameless', { 'if-none-match': '""' }).status).toBe(304);
  });

  test('is compared weakly, where the tag is weak', () => {
    for (const condition of ['"w"', 'W/"w"']) expect(ask('/weak', { 'if-none-match': condition }).status).toBe(304);
  });

  test('does not count where there is no tag, no body or no path', () => {
    for (const target of ['/untagged', '/docs', '/nowhere'])
      expect(ask(target, { 'if-none-match': '*' })).toEqual(ask(target));
  });
});
