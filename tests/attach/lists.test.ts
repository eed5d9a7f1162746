import { expect, it } from 'vitest';
import { parseAttachedPage } from '../../src/attach/read/parse-page.ts';

const markdownOf = (main: string, language = ''): string =>
  parseAttachedPage(Buffer.from(`<!doctype html><html${language}><meta charset="utf-8"><body><main>${main}</main>`))
    .main?.markdown ?? '';

it.each([
  ['<ol><li>x<li>y</ol>', '1. x\n2. y'],
  ['<ol start="4"><li>x<li>y</ol>', '4. x\n5. y'],
  ['<ol type="a"><li>x<li><p>y</p></ol>', '- a. x\n- b. y'],
  ['<ol type="A" start="27"><li>x</ol>', '- AA. x'],
  ['<ol type="i" start="4"><li><b>x</b><li>y</ol>', '- iv. **x**\n- v. y'],
  ['<ol class="upperroman simple"><li>x</ol>', '- I. x'],
  ['<ol style="list-style-type: lower-alpha"><li>x</ol>', '- a. x'],
  ['<ol><li>x<li value="7">y<li>z</ol>', '- 1. x\n- 7. y\n- 8. z'],
  ['<ol reversed><li>x<li>y</ol>', '- 2. x\n- 1. y'],
  ['<ol type="a"><li>x<ol><li>y</ol></ol>', '- a. x\n  1. y'],
])('%s', (html, markdown) => {
  expect(markdownOf(html).replaceAll('\\.', '.').replace(/\n\n/g, '\n')).toBe(markdown);
});

it('links of code stand behind it', () => {
  expect(markdownOf('<pre>class <a href="/foo">Foo</a>\n<a href="#l2">2</a> is <a href="/foo">Foo</a></pre>')).toBe(
    '```\nclass Foo\n2 is Foo\n```\n\n[Foo](\u00AD0\u00AD)',
  );
});

it.each([
  [' lang="en-GB"', '“go ‘now’”'],
  [' lang="de"', '„go ‚now‘“'],
  [' lang="fr"', '«\u00A0go ‹\u00A0now\u00A0›\u00A0»'],
  [' lang="ja"', '「go 『now』」'],
  [' lang="xx"', '"go "now""'],
  ['', '"go "now""'],
])('a quotation with%s', (language, text) => {
  expect(markdownOf('<p><q>go <q>now</q></q></p>', language)).toBe(text);
});
