import fc from 'fast-check';
import { expect, test } from 'vitest';
import { areAllFenced, maskCertainCode, maskCode, splitSegments } from '../../src/markdown/segments.ts';
import { runs } from '../support/runs.ts';
import cases from './segments.cases.json' with { type: 'json' };

const code = (markdown: string) =>
  splitSegments(markdown)
    .filter(({ kind }) => kind === 'code')
    .map(({ text }) => text);

test.each(cases as [string, string[]][])('the code of %j', (markdown, expected) => {
  expect(code(markdown)).toEqual(expected);
});

test('segments join to the source, and a mask keeps length and lines', () => {
  const part = fc.constantFrom('`', '``', '```', '~~~', '\n', '\n\n', 'a', ' ', '> ', '- ', '\\', '    ');
  fc.assert(
    fc.property(fc.array(part, { maxLength: 40 }), (parts) => {
      const markdown = parts.join('');
      const segments = splitSegments(markdown);
      expect(segments.map(({ text }) => text).join('')).toBe(markdown);
      for (const { text, offset } of segments) expect(markdown.startsWith(text, offset)).toBe(true);
      const mask = maskCode(markdown);
      expect(mask.length).toBe(markdown.length);
      expect(mask.split('\n').map((line) => line.length)).toEqual(markdown.split('\n').map((line) => line.length));
    }),
    { numRuns: runs(3000) },
  );
});

test('what is said to stand in fences is masked, wherever they stand', () => {
  const part = fc.constantFrom(
    '`',
    '```',
    '```\n',
    '~~~',
    '~~~\n',
    '\n',
    '\n\n',
    'a',
    ' ',
    '> ',
    '- ',
    '|',
    '<b',
    '    ',
    '\t',
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 24 }), (parts) => {
      const markdown = parts.join('');
      const offsets = Array.from(markdown.matchAll(/</g), ({ index }) => index);
      if (areAllFenced(offsets, markdown)) expect(maskCertainCode(markdown)).not.toContain('<');
    }),
    { numRuns: runs(50_000) },
  );
});

test.each([
  ['```\n<b\n```\n', true],
  ['a `b`\n\n- c\n  ~~~ x\n  <b <c\n  ~~~\n\n```\n<d', true],
  ['```\n<b\n```\n<c', false],
  ['<a\n```\n<b\n```', false],
  ['```|\n<b\n```', false],
  ['`<b`', false],
])('%j: all in fences %s', (markdown, expected) => {
  const offsets = Array.from(markdown.matchAll(/</g), ({ index }) => index);
  expect(areAllFenced(offsets, markdown)).toBe(expected);
});
