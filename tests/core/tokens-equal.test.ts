import fc from 'fast-check';
import { expect, test } from 'vitest';
import { estimateTokens } from '../../src/core/tokens.ts';
import { runs } from '../support/runs.ts';
import { plainEstimate } from './plain-tokens.ts';

// Text that the pattern tells apart: words of languages, capitals, endings, digits, digests, white space of all kinds.
const bits = [
  ...'aZ09 \t\n\r\v\f-+/\'"|#.,_*(){}=<&\u0000\u001f\u007f',
  ...[
    'the',
    'and',
    'The',
    'der',
    'worden',
    'für',
    'être',
    'Kč',
    'слово',
    'Україна',
    'และ',
    'می\u200cشود',
    'ひらカナ',
    'λόγος',
    '漢字',
    'ǅ',
    '\u0301',
    '\u00a0',
    '\u2028',
  ],
  ...["it's", "'t", "'re", "'REx", "'sé", 'ABc', 'aB', 'Éa', 'Aé', '²', '٣', '…', '🚀', '\ud800', '//', '\n\n', '  '],
  ...[
    'deadbeef-0000-4000-8000-0123456789ab',
    'deadbeef-',
    '0123456789abcdef',
    'abcdefabcdefabcdef',
    'QWxhZGRpbjpvcGVu+2Vz/YW1l==',
  ],
  ...['https://a.example/b-c/', '](/x/)', '| --- |', 'https', 'specification'],
];
const text = fc.array(fc.constantFrom(...bits), { maxLength: 60 }).map((parts) => parts.join(''));

test('the estimate of a text is that of its definition', () => {
  fc.assert(
    fc.property(
      fc.oneof(text, fc.string({ unit: 'binary', maxLength: 80 }), fc.string({ unit: 'binary-ascii' })),
      (one) => {
        expect(estimateTokens(one)).toBe(plainEstimate(one));
      },
    ),
    { numRuns: runs(5000) },
  );
});

test('words of a language are told however they stand in the text', () => {
  const languages = [
    'de la le les',
    'der die und mit',
    'il di che e',
    'och att som är',
    'w z na nie',
    'ja on ovat että',
  ];
  for (const words of languages) {
    const prose = `${words} Unternehmen operations, `.repeat(40);
    expect(estimateTokens(prose)).toBe(plainEstimate(prose));
    expect(estimateTokens(prose)).not.toBe(plainEstimate(prose.replaceAll(/\b[a-z]{1,4}\b/g, 'xx')));
  }
});
