import { expect, test } from 'vitest';
import { renderMarkdown } from '../../src/markdown/render/render.ts';
import cases from './possible-tags.cases.json' with { type: 'json' };

const problems = (markdown: string) => renderMarkdown(markdown).problems.map(({ kind, offset }) => `${kind} ${offset}`);

// Found by comparing with commonmark.js, markdown-it and micromark: each is code for one parser and HTML for another.
test.each(cases['what some reader takes for HTML is refused at'])(
  'what some reader takes for HTML is refused at its place: %j',
  (markdown) => {
    expect(problems(markdown)).toContain(`html ${markdown.search(/<[x/!]/)}`);
  },
);

test.each(cases['what is no HTML for anybody is accepted'])(
  'what is no HTML for anybody is accepted: %j',
  (markdown) => {
    expect(problems(markdown)).toEqual([]);
  },
);

test('each place is told once', () => {
  expect(problems('<b> `<b>` <b>\n\n    <b>')).toEqual(['html 0', 'html 10', 'html 19']);
});
