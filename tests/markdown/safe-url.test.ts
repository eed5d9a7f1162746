import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseUrl } from '../../src/core/parse-url.ts';
import { checkUrl } from '../../src/markdown/escape.ts';
import { renderMarkdown } from '../../src/markdown/render/render.ts';
import { runs } from '../support/runs.ts';

const part = fc.constantFrom(
  ...['a', 'b-c', 'example', '1', '256', '0x7f', 'xn--', 'xn--a', 'é', '-', '_', '.', '..', ':', ':80', ':99999', '@'],
  ...[
    '/',
    '//',
    '/x/',
    '?q=1',
    '#y',
    '%41',
    '%zz',
    '%00',
    '[',
    ']',
    '<',
    '|',
    '~',
    '!',
    '$&',
    ' ',
    '\\',
    '\u00ad',
    '"',
  ],
);
const address = fc.array(part, { maxLength: 9 }).map((parts) => `https://${parts.join('')}`);

test('an https address is safe where it parses, names a host and no user, and hides no character, whichever way that is found', () => {
  fc.assert(
    fc.property(address, (href) => {
      const url = parseUrl(href);
      const isPlain = !/[\s\p{Cc}\p{Cf}\p{Cs}\\]/u.test(href) && !href.includes('%00');
      // RFC 3986 reads no host in `https:///x`, browsers read x.
      const namesHost = !/^https:\/\/[/?#]/.test(href);
      const isSafe = isPlain && namesHost && url !== undefined && url.username === '' && url.password === '';
      expect('href' in checkUrl(href, 'link')).toBe(isSafe);
    }),
    { numRuns: runs(20_000) },
  );
});

test.each(['https:///evil.example/', 'https:////evil.example', 'HTTPS:///;'])(
  '%s, whose host only browsers see, is refused',
  (href) => {
    expect(checkUrl(href, 'link')).toEqual({ reason: 'names no host' });
  },
);

test.each([
  ['/a/?b=c&d#e', '/a/?b=c&amp;d#e'],
  ["/it's/", '/it&#39;s/'],
  ['/é/%41/', '/%C3%A9/A/'],
  ['/e\u0301/%c3%a9/%2f/', '/%C3%A9/%C3%A9/%2F/'],
  ['https://example.com/é/%41/', 'https://example.com/%C3%A9/%41/'],
  ['https://example.com/a_b~c', 'https://example.com/a_b~c'],
  ['/a|b/', '/a%7Cb/'],
])('%s is written as %s', (href, written) => {
  expect(renderMarkdown(`[x](${href})`).html).toContain(`href="${written}"`);
});
