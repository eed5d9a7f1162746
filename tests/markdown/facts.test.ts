import fc from 'fast-check';
import { expect, test } from 'vitest';
import { expandFacts } from '../../src/markdown/facts.ts';
import { toPlainText } from '../../src/markdown/plain-text.ts';
import { runs } from '../support/runs.ts';
import cases from './facts.cases.json' with { type: 'json' };

const facts = new Map([
  ['company.legalName', 'A*B [Ltd]'],
  ['solutions.tele-triage.name', 'Tele'],
  ['count solutions', '9'],
]);
const expand = (markdown: string) => expandFacts(markdown, facts);

test.each(cases.becomes as [string, string][])('%j becomes %j', (markdown, text) => {
  expect(expand(markdown)).toMatchObject({ text, unknown: [] });
});

test.each(cases['has an unknown fact, and stays'] as [string, string, number][])(
  '%j has an unknown fact, and stays',
  (markdown, name, offset) => {
    const { text, unknown } = expand(markdown);
    expect(unknown).toMatchObject([{ name, offset }]);
    expect(text).toBe(markdown.replace('\\{{', '{{'));
  },
);

test('lists every unknown fact at its offset', () => {
  const markdown = '{{a}} `{{b}}` {{count solutions}}\n\n```\n{{c}}\n```\n{{a}}';
  expect(expand(markdown).unknown.map(({ name, offset }) => markdown.startsWith(`{{${name}}}`, offset))).toEqual([
    true,
    true,
    true,
    true,
  ]);
});

test('a value reads back as itself and is not expanded again', () => {
  const line = fc
    .string({ unit: 'binary-ascii', minLength: 1, maxLength: 15 })
    .map((text) => text.replace(/\p{Cc}/gu, ''));
  fc.assert(
    fc.property(line, (value) => {
      const { text, unknown } = expandFacts('Of {{v}}, {{v}}', new Map([['v', value.trim()]]));
      expect(unknown).toEqual([]);
      expect(toPlainText(text)).toBe(`Of ${value.trim()}, ${value.trim()}`.trim());
    }),
    { numRuns: runs(3000) },
  );
});

test('a line of thousands of braces is read in one pass, escaped or not', () => {
  const many = 20_000;
  expect(expand('\\{{'.repeat(many))).toMatchObject({ text: '{{'.repeat(many), unknown: [] });
  expect(expand('\\{{{{count solutions}} '.repeat(many)).text).toBe('{{9 '.repeat(many));
  expect(expand('{{count solutions}}'.repeat(many)).text).toBe('9'.repeat(many));
  expect(expand('{{'.repeat(many)).unknown).toHaveLength(1);
  expect(expand(`${'\\{{'.repeat(many)}{{x`).unknown).toEqual([{ name: 'x', text: '{{x', offset: 3 * many }]);
});

test('a value is in words for readers, and as it is in code and in addresses', () => {
  const dated = new Map([
    ['company.founded', '1998-04-30'],
    ['company.founded in words', '30 April 1998'],
    ['count tours', '2'],
    ['count tours in words', 'two'],
  ]);
  const { text } = expandFacts(
    'Since {{company.founded}}: `{{company.founded}}`, [it](/y-{{company.founded}}).',
    dated,
  );
  expect(text).toBe('Since 30 April 1998: `1998-04-30`, [it](/y-1998-04-30).');
  expect(expandFacts('{{count tours}}, {{count tours in words}}', dated).text).toBe('2, two');
});
