import fc from 'fast-check';
import { Lexer } from 'marked';
import { expect, test } from 'vitest';
import { findPlainRunEnd } from '../../src/markdown/lexer.ts';
import { runs } from '../support/runs.ts';

const pattern = Lexer.rules.inline.gfm.text;

// All that the pattern tells apart, in parts and whole.
const bits = [
  ...'aZ09 \t\n\r\\<![`*~_@:./&#%+-$(){}|"\'?,;^=',
  ...['  \n', ' \n', '``', '~~', '**', '__', 'word', 'two words ', 'é', '漢字', '\u00a0', '\u2028', '🚀', '\ud800'],
  ...[
    'http',
    'https://',
    'HTTP://',
    'hTtPs:',
    '://',
    'ftp://',
    'FTP:',
    'www.',
    'ww.',
    'www',
    ' www.x.example',
    'xwww.',
  ],
  ...['mailto:', 'xmpp:', 'mailto', 'MAILTO:', ' mailto:a@b.example', 'a.b+c@d.example', 'a!b@c', '&#65;', '&amp;'],
];
const text = fc.array(fc.constantFrom(...bits), { minLength: 1, maxLength: 12 }).map((parts) => parts.join(''));

test('a run of text ends where the pattern of marked ends it, or is left to the pattern', () => {
  fc.assert(
    fc.property(fc.oneof({ weight: 9, arbitrary: text }, fc.string({ unit: 'binary', minLength: 1 })), (one) => {
      const end = findPlainRunEnd(one);
      if (end > 0) expect(one.slice(0, end)).toBe(pattern.exec(one)?.[0]);
    }),
    { numRuns: runs(100_000) },
  );
});

test.each(['plain words. And: more, with é\nover lines *and*', 'e.g. a: b/c (d) _x_', 'hpt httq tp pp', '*', 'a `b`'])(
  'prose is not left to the pattern: %j',
  (one) => {
    expect(findPlainRunEnd(one)).toBeGreaterThan(0);
  },
);

test.each([
  '`a',
  '~~a~~',
  'a@b.example',
  'a!b@c.example',
  'see http://a.example',
  'a httPs word',
  'see www.a.example',
  'mailto:a@b.example',
  'a  \nb',
  '&#65;',
])('where addresses, breaks or references may be, the pattern is asked: %j', (one) => {
  expect(findPlainRunEnd(one)).toBe(0);
});
