import { describe, expect, it } from 'vitest';
import { reportMarkdownMistakes } from '../../../src/content/check/body/mistakes.ts';
import { labelsIn } from '../../../src/content/languages/languages.ts';
import type { MarkdownSource } from '../../../src/content/read/source.ts';
import { replaceWords } from '../../../src/desk/fix/replace-values.ts';
import { mayHaveExtensions } from '../../../src/markdown/extensions/extensions.ts';
import { toPlainText } from '../../../src/markdown/plain-text.ts';
import { renderMarkdown } from '../../../src/markdown/render/render.ts';
import { differencesOf } from '../ambiguities/differences.ts';
import { meaningOf } from '../ambiguities/meaning.ts';
import constructs from './constructs.json' with { type: 'json' };
import cases from './extensions.cases.json' with { type: 'json' };
import marks from './marks.json' with { type: 'json' };
import { pageFile, referencePage } from './page.ts';

const labels = labelsIn('en');
const render = (markdown: string) => renderMarkdown(markdown, { labels });

/** Markdown after the fixes of its mistakes, on a page. */
function fixed(body: string): string {
  const source = { file: 'content/pages/x.md', body, bodyLine: 4 } as MarkdownSource;
  const wanted: { at: { file: string; line: number; col: number }; from: string; to: string }[] = [];
  reportMarkdownMistakes(source, render(body).mistakes, ({ at, fix }) => {
    if (fix?.kind === 'words' && at && 'line' in at) wanted.push({ at, from: fix.from, to: fix.to });
  });
  const head = '---\ntitle: X\n---\n';
  return replaceWords(source.file, head + body, wanted)?.text.slice(head.length) ?? body;
}

describe('extensions of Markdown', () => {
  it.each(cases)('$name', ({ source, html, mirror }) => {
    const rendered = render(source);
    expect(rendered.problems).toEqual([]);
    expect(rendered.mistakes).toEqual([]);
    expect(rendered.html).toBe(html);
    expect(rendered.markdown).toBe(mirror);
  });

  it.each([...cases, ...constructs].map(({ name, source }) => [name, source]))(
    'six readers take the mirror of %s alike',
    (_, source = '') => {
      const { markdown } = render(source);
      expect(markdown).not.toMatch(/[\uE000-\uF8FF]/);
      const plain = renderMarkdown(markdown);
      expect(plain.mistakes).toEqual([]);
      expect(plain.problems).toEqual([]);
      expect(differencesOf([{ markdown, ours: meaningOf(plain.html) }])).toEqual([]);
      // The words of page and mirror are the same, but for boxes, returns and dots between lines.
      const words = (text: string) => text.replace(/<[^>]*>/g, ' ').replace(/\[[xX]?\s?\]|[☐☑↩·\s]/g, '');
      expect(words(render(source).html)).toBe(words(plain.html));
      if (!source.startsWith('```')) expect(toPlainText(markdown)).not.toMatch(/\[!|<\/?(?:details|br)|\{#/);
    },
  );

  it.each([
    ['`[^1]` and `> [!NOTE]`\n\n[^1]: Note', 'a note that is called in code alone'],
    ['> Text[^1]\n>\n> [^1]: Note', 'a note in a quotation'],
    ['[^1]: One\n[^1]: Two\n\nText[^1]', 'a second note of a name'],
    ['[^a]: Nobody calls it', 'a note that nothing calls'],
  ])('%j is refused: %s', (source) => {
    expect(render(source).mistakes.some(({ disputed }) => /footnote/.test(disputed?.what ?? ''))).toBe(true);
  });

  it.each([
    '<details>\n\nText\n\n</details>',
    '<details>\n<summary>A</summary>\n\nText',
    'Text<br>more',
    '- <details>\n  <summary>A</summary>\n  </details>',
  ])('HTML that is no collapsible text is refused: %j', (source) => {
    expect(render(source).problems[0]).toMatchObject({ kind: 'html' });
  });

  it('mistakes in an extension are told at their line', () => {
    const source = 'Text[^1]\n\n[^1]: See [a](b.md)\n\n> [!NOTE]\n> **half* word\n\n## A {#x}\n\n## B {#x}\n';
    const { mistakes, problems } = render(source);
    expect(problems).toMatchObject([{ text: 'b.md', offset: source.indexOf('b.md') }]);
    expect(mistakes.map(({ line, disputed }) => [line, disputed?.what.slice(0, 12)])).toEqual([
      [5, 'emphasis tha'],
      [9, 'an id that a'],
    ]);
  });

  it('texts of one page have notes of their own', () => {
    const { html } = renderMarkdown('A[^1]\n\n[^1]: B', { labels, idPrefix: 'hours-' });
    expect(html).toContain('href="#fn-hours-1" id="fnref-hours-1"');
  });

  it('without labels there are none', () => {
    for (const { source } of constructs) {
      const { html, markdown } = renderMarkdown(source);
      expect(markdown).toBe(source);
      expect(html).not.toMatch(/<(?:aside|dl|details|sup)/);
    }
  });

  it('plain text is looked at once', () => {
    for (const text of ['Words (a: b) [x](/y/) and :smile:', '- [x] done', '| a | b |\n|---|---|\n| c | d |'])
      expect(mayHaveExtensions(text)).toBe(false);
  });
});

describe('the reference page', () => {
  it.each(marks)('$written', ({ written, right }) => {
    expect(render(written).mistakes.length).toBeGreaterThan(0);
    expect(fixed(written).trim()).toBe(right ?? written);
    if (right !== undefined) expect(render(right).mistakes).toEqual([]);
  });

  it('shows what is tried here', async () => {
    await expect(referencePage()).toMatchFileSnapshot(pageFile);
  });
});
