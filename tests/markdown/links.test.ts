import { expect, test } from 'vitest';
import { absoluteLinks } from '../../src/markdown/links.ts';
import { renderMarkdown } from '../../src/markdown/render/render.ts';

const base = 'https://a.example';
const page = 'https://a.example/p/';

test.each([
  ['[a](/x)', '[a](https://a.example/x)'],
  ['![a](/x.png "t")', '![a](https://a.example/x.png "t")'],
  ['[a]( </x y>)', '[a]( <https://a.example/x y>)'],
  ['[`a`](/x) and [b](/y)', '[`a`](https://a.example/x) and [b](https://a.example/y)'],
  ['[![a](/b)](/c)', '[![a](https://a.example/b)](https://a.example/c)'],
  ['[a]: /x "t"\n> [b]: </y>', '[a]: https://a.example/x "t"\n> [b]: <https://a.example/y>'],
  ['[`a`]: /x', '[`a`]: https://a.example/x'],
  ['[a](#b) [c]: #d', '[a](https://a.example/p/#b) [c]: #d'],
  ['[c]: #d', '[c]: https://a.example/p/#d'],
  ['\\\\](/x)', '\\\\](https://a.example/x)'],
])('%j becomes %j', (markdown, expected) => {
  expect(absoluteLinks(markdown, base, page)).toBe(expected);
});

test.each([
  'https://b.example/x [a](https://b.example/x) [a](mailto:a@b.c) /x (/x)',
  '[a](//b.example/)',
  '`[a](/x)` ``[a]: /x``',
  '```\n[a](/x)\n[a]: /x\n```',
  '[a\\](/x)',
  'see [a]: /x',
])('%j stays', (markdown) => {
  expect(absoluteLinks(markdown, base, page)).toBe(markdown);
});

test('fragments stay without the address of the page', () => {
  expect(absoluteLinks('[a](#b) [c](/d)', base)).toBe('[a](#b) [c](https://a.example/d)');
});

test('afterwards a reader finds only absolute links', () => {
  const markdown = '# H\n[a](/x) ![b](/y "t")\n\n- [c][d] <https://e.example/> f@g.example\n\n[d]: /z#q\n\n> [h](#h)';
  const { links, problems } = renderMarkdown(absoluteLinks(markdown, base, page));
  expect(problems).toEqual([]);
  expect(links).toHaveLength(7);
  for (const link of links) expect(link).toMatch(/^(https:\/\/|mailto:)/);
});
