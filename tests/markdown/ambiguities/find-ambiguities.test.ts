import { expect, test } from 'vitest';
import { findAmbiguities } from '../../../src/markdown/ambiguities/find-ambiguities.ts';
import { lexMarkdown } from '../../../src/markdown/lexer.ts';
import { renderMarkdown } from '../../../src/markdown/render/render.ts';
import cases from './find-ambiguities.cases.json' with { type: 'json' };

const shown = (markdown: string) => findAmbiguities(lexMarkdown(markdown)).map(({ line, text }) => `${line} ${text}`);

test.each(cases as [string, string[]][])('%j is disputed at %j', (markdown, expected) => {
  expect(shown(markdown)).toEqual(expected);
});

test.each([
  'Prose with *stress*, **bold**, ***both***, `code`, snake_case_name, 5 * 3, a [link](/x/ "t") and <https://e.org/>.',
  '- a\n- b\n  more\n\n  ```json\n  {}\n  ```\n\n1. c\n2. d\n',
  '> quoted\n> again\n\n| a | b |\n|---|:-:|\n| c | `d` |\n\n~~gone~~\n\n[ref]: /y/ "t"\n',
  'Title\n-----\n\n    code\n    more\n\n***\n\nline  \nbreak\\\nbreak',
  'https://example.com/p?a=1&b=2 and **強調**。',
])('plain Markdown is not: %j', (markdown) => {
  expect(shown(markdown)).toEqual([]);
});

test('the sign that is odd is named', () => {
  const what = (markdown: string) => findAmbiguities(lexMarkdown(markdown))[0]?.what;
  expect(what('https://a.example/漢字。次')).toBe('a bare address with 。 in it');
  expect(what('```js |\n---\n```')).toMatch(/^a bar \| behind a fence/);
});

test('much code that is moved in costs no more than as much text', () => {
  const few = lexMarkdown('    a\n\nb\n\n');
  const tokens = Array.from({ length: 20_000 }, () => few.map((token) => ({ ...token }))).flat();
  const begin = process.cpuUsage();
  expect(findAmbiguities(tokens)).toEqual([]);
  const { user, system } = process.cpuUsage(begin);
  // Where each block looks for itself among all, it takes eight seconds.
  expect(user + system).toBeLessThan(1_500_000);
});

test('a list in a quotation in a list, which its next line goes on without ">", is refused at its place', () => {
  expect(renderMarkdown('- a\n  >2. b\nc').problems).toMatchObject([{ kind: 'complex', offset: 4 }]);
});
