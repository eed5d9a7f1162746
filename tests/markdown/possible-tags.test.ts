import { expect, test } from 'vitest';
import { renderMarkdown } from '../../src/markdown/render/render.ts';

const problems = (markdown: string) => renderMarkdown(markdown).problems.map(({ kind, offset }) => `${kind} ${offset}`);

// Found by comparing with commonmark.js, markdown-it and micromark: each is code for one parser and HTML for another.
test.each([
  '>> \t<x-t y>',
  '> \ta\n      <x-t y>',
  '> \t``</x-t>',
  '>\t`\n| a | b |\n|-|-|\n\t<x-t y>\n~~~',
  '> \t1) [a](<x-t y>/xb>(',
  '> \t[a]: <x-t y>',
  '-\t\t<x-t y>',
  '1.  \t <x-t y>',
  'a\n>\t\n      ><x-t y>',
  '| a | b |\n|-|-|\n    ``<x-t y>',
  '| a | b |\n|-|-|\n\t<x-t y>',
  '| a | b |\n|-|-|\n\t~~~<x-t y>',
  '| a | b |\n|-|-|\n      ~~~<x-t y>\n===',
  '| a | b |\n|-|-|\n| x ` y | `<x-t y>` |',
  'a `b\n<!-- c -->`',
  '1) b```\n   <!-- c -->```',
  '``[a](\n-\t<x-t y>``',
  '```|\n---\n\n<x-t y>\n```',
  '    <x-t y>',
  'a\n\n\t<x-t y>',
  '[a]: </b>',
])('what some reader takes for HTML is refused at its place: %j', (markdown) => {
  expect(problems(markdown)).toContain(`html ${markdown.search(/<[x/!]/)}`);
});

test.each([
  '`<x-t y>`',
  '- `<x-t y>`',
  '> `<x-t y>` and `` ` <b> ``',
  'a `b\nc` `<x-t y>`',
  '```html\n<x-t y>\n```',
  '~~~\n<x-t y>\n~~~',
  '- a\n\n  ```\n  <x-t y>\n  ```',
  '10. a\n\n    ```\n    <x-t y>\n    ```\n',
  '- a\n  - b\n\n    ```html {a=1}\n    <x-t y>\n    ```',
  '> ```\n> <x-t y>\n> ```',
  '\\<x-t y>',
  '<https://example.com/> <a@example.com>',
  '[a](</b/(c)/>) [d]\n\n[d]: </e/>',
  'a < b, <3, a<5',
  '| a |\n| - |\n| `<x-t>` |',
])('what is no HTML for anybody is accepted: %j', (markdown) => {
  expect(problems(markdown)).toEqual([]);
});

test('each place is told once', () => {
  expect(problems('<b> `<b>` <b>\n\n    <b>')).toEqual(['html 0', 'html 10', 'html 19']);
});
