import { expect, test } from 'vitest';
import { findAmbiguities } from '../../../src/markdown/ambiguities/find-ambiguities.ts';
import { lexMarkdown } from '../../../src/markdown/lexer.ts';
import { renderMarkdown } from '../../../src/markdown/render/render.ts';

const shown = (markdown: string) => findAmbiguities(lexMarkdown(markdown)).map(({ line, text }) => `${line} ${text}`);

test.each([
  ['a\n\n- \n- b', ['2 -']],
  ['a\n|-|\n', ['0 a']],
  ['x\n| a | b |\n|---|---|\n| c | d |', ['1 | a | b |']],
  ['| a | b |\n|---|---|\n| c | d |\ntext', ['3 text']],
  ['| a \n---', ['0 | a']],
  ['a\n2. b\n---', ['1 2. b', '2 ---']],
  ['```\nopen', ['0 ```']],
  ['- a\n  ```\n  x\n  \ty\n  ```', ['3 y']],
  ['**every day* from', ['0 **every day* from']],
  ['***a*b*c', ['0 ***a*b*c']],
  ['~~a~~~~b~~', ['0 ~~a~~~~b~~', '0 a~~~~b']],
  ['https://example.com/:*a*', ['0 *a*', '0 https://example.com/:*a']],
  ['https://example.com/__a__', ['0 __a__']],
  ['> [a]: /x/', ['0 [a]: /x/']],
  ['text\n\n[a]:\n  /x/', ['2 [a]:']],
  ['- a\n\n    code\n\n10. - b', []],
  ['a &ampc; b', ['0 &ampc;']],
  ['* 10. a', ['0 * 10. a']],
  ['# ', ['0 #']],
  ['a\\\n', ['0 a\\']],
  ['a\n    [b]: /y/', ['1 [b]:']],
  ['| a |\n|---|\n|\n| b |', ['2 |']],
  ['| a |\n|---|\n| b |\u00a0', ['2 | b |']],
  ['| a |\n|---|\n| ` |', ['2 `']],
  ['- a | b\n  |---|---|', ['0 a | b']],
  ['``` a | b |\n|---|:-:|\n```', ['0 ``` a | b |']],
  ['```\n> ```\n```', ['1 > ```']],
  ['```\nx\n```\t\n\ny\n```', ['2 ```']],
  ['    code\n\n> 10. a', ['0 code']],
  ['![a](/p.[b](/x/)png)', ['0 ![a](/p.[b](/x/)png)']],
  ['[a](/x "](/y)")', ['0 [a](/x "](/y)")']],
  ['[a](/x/\t)', ['0 [a](/x/\t)']],
  ['[a](\u00a0/x/)', ['0 [a](\u00a0/x/)']],
  ['[a]( /x.png)![b](/y.png) c', ['0 [a]( /x.png']],
  ['[a](\n    /x.png)![b](/y.png) c', ['0 [a](']],
  ['[a]( /x(1))(b)', ['0 [a]( /x(1)']],
  ['[a]( /x(1)) b', []],
  ['a `b\n10. [c](/x/)` d', ['0 `b']],
  ['a `b\nc` d\n10. e', []],
  ['[a]( /x) (b)', []],
  ['![a]( /x "t") [b](/y)', []],
  ['[```](/x "t")```', ['0 ```](/x "t")```']],
  ['<https://e.&copy;org/>', ['0 <https://e.&copy;org/>']],
  ['![a  \nb](/p.png)', ['0 ![a']],
  ['[lin  \n](/x/)', ['0 [lin']],
  ['[lin\n](/x/)', ['0 [lin']],
  ['~~~ \u00a0 no\n~~~', ['0 ~~~ \u00a0 no']],
  ['~*“q”**', ['0 *“q”**']],
  ['*x **y** z**', ['0 *x **y** z**']],
  ['_(__)_“q”', ['0 _(__)_“q”']],
  ['***a**b*', ['0 ***a**b*']],
  ['1. a\n  - b', ['1 - b']],
  ['- a\n    - b\n   - c', ['2 - c']],
  ['- a\n      - b\n\n      - c\n    - d', ['3 - c']],
  ['- a\n  ```\n  c\n  ```\n  text\n        - w\n\n      - w', ['7 - w']],
  ['```js |\n---\n```', ['0 ```js |']],
  ['~~~\tjs\n~~~', ['0 ~~~\tjs']],
  ['https://köln.example/a', ['0 https://köln.example/a']],
  ['https://a.example/漢字。次', ['0 https://a.example/漢字。次']],
])('%j is disputed at %j', (markdown, expected) => {
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
