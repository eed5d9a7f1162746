import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSiteLink, toAbsoluteLinks } from '../../src/markdown/links.ts';
import { renderMarkdown } from '../../src/markdown/render/render.ts';
import { runs } from '../support/runs.ts';
import cases from './links.cases.json' with { type: 'json' };

const base = 'https://a.example';
const page = 'https://a.example/p/';

test.each(cases.becomes as [string, string][])('%j becomes %j', (markdown, expected) => {
  expect(toAbsoluteLinks(markdown, base, page)).toBe(expected);
});

// The bracket before it stands in another block.
test.each([
  ...['a [1.\n- \\[b](/x)', '1. [a\n2. \\[b](/x)', 'a [b\n> \\[c](/x)', '> [a\n> - \\[b](/x)', '[a\n\n\\[b](/x)'],
  ...['[a\n \n\\[b](/x)', '[a\n===\n\\[b](/x)', '[a\n***\n\\[b](/x)', '# [a\n\\[b](/x)', '[a\n## \\[b](/x)'],
])('%j has no link, and stays', (markdown) => {
  expect(renderMarkdown(markdown).links).toEqual([]);
  expect(toAbsoluteLinks(markdown, base, page)).toBe(markdown);
});

test.each(['> [a\n> b](/x)', '> [a\nb](/x)', '- [a\n  b](/x)', '[see\n2. b](/x)', '[a\n*b*](/x)', '[a\n12) b](/x)'])(
  'the link of %j goes on in the next line',
  (markdown) => {
    expect(renderMarkdown(markdown).links).toEqual(['/x']);
    expect(toAbsoluteLinks(markdown, base, page)).toBe(markdown.replace('/x', `${base}/x`));
  },
);

// A lone backtick is text; what another block or cell holds cannot be its other one.
test.each(cases['the link of … becomes absolute, as it is one on'])(
  'the link of %j becomes absolute, as it is one on the page',
  (markdown) => {
    expect(renderMarkdown(markdown).links).toEqual(['/x']);
    expect(toAbsoluteLinks(markdown, base, page)).toBe(markdown.replace('/x', `${base}/x`));
  },
);

test.each(['- `a` b ` c\n- `[a](/x)`', '| a ` b | `[a](/x)` |\n|---|---|', '`a\n[a](/x)` ` b', '> `a\n> [a](/x)`'])(
  'the code of %j stays',
  (markdown) => {
    expect(renderMarkdown(markdown).links).toEqual([]);
    expect(toAbsoluteLinks(markdown, base, page)).toBe(markdown);
  },
);

test.each(cases.stays)('%j stays', (markdown) => {
  expect(toAbsoluteLinks(markdown, base, page)).toBe(markdown);
});

test('fragments stay without the address of the page', () => {
  expect(toAbsoluteLinks('[a](#b) [c](/d)', base)).toBe('[a](#b) [c](https://a.example/d)');
});

test('afterwards a reader finds only absolute links', () => {
  const markdown = '# H\n[a](/x) ![b](/y "t")\n\n- [c][d] <https://e.example/> f@g.example\n\n[d]: /z#q\n\n> [h](#h)';
  const { links, problems } = renderMarkdown(toAbsoluteLinks(markdown, base, page));
  // Pages load nothing of an image on a host: there it is told apart.
  expect(problems.map(({ text }) => text)).toEqual(['https://a.example/y']);
  expect(links).toHaveLength(6);
  for (const link of links) expect(link).toMatch(/^(https:\/\/|mailto:)/);
});

const counted = (markdown: string) =>
  toAbsoluteLinks(markdown, base, page, renderMarkdown(markdown).links.filter(isSiteLink).length);

test('where the number of links is known, it need not be asked what is code', () => {
  // The fence ends with its list item, which only a parser knows.
  const markdown = '- ```\n  [a](/x)\n\n[a](/x)';
  expect(toAbsoluteLinks(markdown, base, page, 2)).toBe(
    '- ```\n  [a](https://a.example/x)\n\n[a](https://a.example/x)',
  );
  expect(toAbsoluteLinks(markdown, base, page, 1)).toBe(markdown);
});

test.each([
  ['`[a](/x)` [b](&#47;y)', '`[a](/x)` [b](&#47;y)'],
  ['`[a](/x)` [b](\\/y)', '`[a](/x)` [b](\\/y)'],
  ['`[a](/x)` [b](\n/y)', '`[a](/x)` [b](\n/y)'],
  ['`[a](/x)` [b][c]\n\n[c]: /y', '`[a](/x)` [b][c]\n\n[c]: https://a.example/y'],
])('as many addresses in code as links that are written otherwise deceive nobody: %j', (markdown, expected) => {
  expect(counted(markdown)).toBe(expected);
});

test('knowing the number of links changes nothing but links that were overlooked', () => {
  const bits = cases.bits;
  const more = ['\n- ', '\n1. ', '\n> ', '\n# ', '\n```\n', '\n    ', 'a', ' ', '\\', '*', '[n](&#47;a)', '](', '//'];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...bits, ...more), { maxLength: 16 }), (parts) => {
      const markdown = parts.join('');
      const [known, asked] = [counted(markdown), toAbsoluteLinks(markdown, base, page)];
      if (known === asked) return;
      const { html, links } = renderMarkdown(known);
      expect(links.filter(isSiteLink)).toEqual([]);
      expect(html.replaceAll(`${page}#`, '#').replaceAll(`${base}/`, '/')).toBe(renderMarkdown(markdown).html);
    }),
    { numRuns: runs(5000) },
  );
});
