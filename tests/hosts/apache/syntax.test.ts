import { expect, test } from 'vitest';
import { apache } from '../../../src/hosts/apache/apache.ts';
import {
  exactPattern,
  headerValue,
  rewriteCondition,
  skipRulesIf,
  substitution,
} from '../../../src/hosts/apache/rule-context.ts';
import { sampleRelease } from '../../http/sample-release.ts';

test.each([
  ['max-age=60', '"max-age=60"'],
  ['100%', '"100%%"'],
  ['a"b', '"a\\"b"'],
  ['a\\b', '"a\\\\\\\\b"'],
  ['$x', '"$x"'],
])('the header value %j', (value, written) => expect(headerValue(value)).toBe(written));

test.each(['$\u007bx}', 'é', 'a\nb', '\x7F'])('no header can have %j', (value) =>
  expect(() => headerValue(value)).toThrow("cannot be written into Apache's configuration"),
);

test('a pattern for one path, without its first slash', () => {
  expect(exactPattern('/a.b/(c)+$')).toBe('a\\.b/\\(c\\)\\+\\$');
  expect(exactPattern('/')).toBe('');
});

test('a substitution', () => {
  expect(substitution('/a$1.md')).toBe('/a\\$1.md');
  expect(substitution('/é/%C3%A9')).toBe('/é/\\%C3\\%A9');
});

test('rules are skipped with their conditions, and counted without them', () => {
  expect(skipRulesIf([rewriteCondition('a', '=b')], '^x', ['RewriteCond "c" "=d"', 'RewriteRule ^ - [L]'])).toEqual([
    'RewriteCond "a" "=b"',
    'RewriteRule ^x - [S=1]',
    'RewriteCond "c" "=d"',
    'RewriteRule ^ - [L]',
  ]);
  expect(skipRulesIf([], '^x', [])).toEqual([]);
});

test.each(['/a b', '/a"', '/[a]', '/\x85', '/\x7f', "'a", '-', '/a\\'])('no path is called %j', (path) =>
  expect(() => substitution(path)).toThrow(JSON.stringify(path)),
);

test('a line that .htaccess cannot hold is told, with the figure', () => {
  const longest = (length: number) => {
    const headers = { ...sampleRelease.notFound.headers, Link: 'x'.repeat(length) };
    return apache.emit({ ...sampleRelease, notFound: { file: '404.html', headers } }, {}).exceeded;
  };
  const [{ got } = { got: 0 }] = longest(9000);
  const around = got - 9000;
  expect(longest(8190 - around)).toEqual([]);
  expect(longest(8191 - around)).toEqual([{ limit: 'bytes in a line of .htaccess', allowed: 8190, got: 8191 }]);
});
