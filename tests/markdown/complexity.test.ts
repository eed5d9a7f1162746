import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkComplexity, checkExactComplexity } from '../../src/markdown/complexity.ts';
import { toPlainText } from '../../src/markdown/plain-text.ts';
import { renderMarkdown } from '../../src/markdown/render/render.ts';
import { runs } from '../support/runs.ts';

const fill = (pattern: string, length: number) => pattern.repeat(Math.ceil(length / pattern.length)).slice(0, length);

// Unguarded, marked takes 2 to 18 seconds on these, throws RangeError, or makes megabytes of HTML.
test.each([
  ['emphasis that never closes', fill('_a*', 24_000)],
  ['underscores', fill('a_', 64_000)],
  ['backticks', Array.from({ length: 350 }, (_, i) => '`'.repeat(i + 1)).join(' ')],
  ['exclamation marks', fill('!', 64_000)],
  ['lines of a list item', `- ${fill('a\n', 64_000)}`],
  ['quotes in one line', '>'.repeat(2000)],
  ['lists in one line', '- '.repeat(2000)],
  ['quotes and lists in one line', '> 1. '.repeat(500)],
  ['lists by indentation', Array.from({ length: 200 }, (_, i) => `${'  '.repeat(i)}- a`).join('\n')],
  ['a wide header above short rows', `${'|a'.repeat(2000)}|\n${'|-'.repeat(2000)}|\n${'|\n'.repeat(1000)}`],
  ['the same in a quote', `> ${'|a'.repeat(500)}|\n> ${'|-'.repeat(500)}|\n${'> |\n'.repeat(500)}`],
  ['spaces in a line', `a${fill(' ', 60_000)}b`],
  ['tabs in a heading', `# a${fill('\t', 60_000)}b`],
  ['spaces in an address', `[a](${fill(' ', 60_000)}b`],
  ['an address without end', `http://${fill(')', 64_000)}`],
  ['a body above 64 Ki', fill('word ', 65_537)],
])('refuses %s before marked sees it', (_, markdown) => {
  expect(renderMarkdown(markdown)).toEqual({
    html: '',
    markdown: '',
    headings: [],
    links: [],
    problems: [{ kind: 'complex', text: checkComplexity(markdown) }],
    mistakes: [],
  });
  expect(() => toPlainText(markdown)).toThrow(RangeError);
});

test('refuses emphasis nested without bound, and accepts what nests less', () => {
  const nested = (levels: number) => `${'*a '.repeat(levels)}${'b*'.repeat(levels)}`;
  expect(renderMarkdown(nested(300)).problems).toEqual([{ kind: 'complex', text: 'nested too deeply' }]);
  expect(() => toPlainText(nested(300))).toThrow(RangeError);
  expect(renderMarkdown(nested(100)).problems).toEqual([]);
});

const row = '| `GET /api/v1/company.json` | **none** | [200](/docs/api/#x), `application/json`, `snake_case` |\n';

test.each([
  ['a long table of code and links', `| a | b | c |\n| - | - | - |\n${row.repeat(400)}`],
  ['a long list', fill('- A point of [some](/length/), with *emphasis* and `code`.\n', 20_000)],
  ['long prose', fill(`${'A sentence with _stress_, `code` and a [link](/x/). '.repeat(20)}\n\n`, 65_000)],
  ['a long code block', `\`\`\`json\n${fill('  "some_name": ["value"],\n', 25_000)}\n\`\`\`\n`],
  ['50 levels of quotes', `${'> '.repeat(50)}deep`],
  ['20 levels of lists', Array.from({ length: 20 }, (_, i) => `${'  '.repeat(i)}- a`).join('\n')],
  ['ASCII art', fill(`${' '.repeat(120)}*---+---|\n`, 3000)],
])('accepts %s', (_, markdown) => {
  expect(checkComplexity(markdown)).toBeUndefined();
  expect(renderMarkdown(markdown).html).not.toBe('');
});

test('what is told by bounds is what the exact look tells', () => {
  const bit = fc.constantFrom(
    '> ',
    '- ',
    '1. ',
    '\t',
    '  ',
    '|a',
    '|-',
    '\n',
    '\n\n',
    'word ',
    '*',
    '`',
    '!',
    'x',
    ' ',
    '```\n',
  );
  const part = fc.tuple(
    fc.array(bit, { minLength: 1, maxLength: 4 }),
    fc.constantFrom(1, 2, 13, 26, 51, 300, 1001, 4097),
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
      const markdown = parts.map(([bits, times]) => bits.join('').repeat(times)).join('');
      expect(checkComplexity(markdown)).toBe(checkExactComplexity(markdown));
    }),
    { numRuns: runs(1000) },
  );
});
