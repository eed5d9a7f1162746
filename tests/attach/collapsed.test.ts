import { describe, expect, it } from 'vitest';
import { findMainContent } from '../../src/attach/main/main-content.ts';
import { fillTargets, toMarkdown } from '../../src/attach/markdown/to-markdown.ts';
import { parseHtml } from '../../src/core/html-tree.ts';
import cases from './collapsed.cases.json' with { type: 'json' };

function markdownOf(body: string): string {
  const main = findMainContent(parseHtml(`<main>${body}</main>`));
  return main ? fillTargets(toMarkdown(main.element), (target) => target) : '';
}

describe('tabs: their labels are headings of their panels', () => {
  const tabs = '### A\n\none\n\n### B\n\ntwo';
  it.each(cases['tabs: their labels are headings of their panels'] as [string, string][])('%s', (_, html) => {
    expect(markdownOf(`<h2>T</h2>${html}`)).toBe(`## T\n\n${tabs}`);
  });

  it('that name it have the level below the heading before, and none twice', () => {
    const set = (inner: string) =>
      `<div role="tablist"><button role="tab" aria-controls="p">A</button></div><div role="tabpanel" id="p" hidden>${inner}</div>`;
    expect(markdownOf(`<h3>T</h3>${set('<p>x</p>')}`)).toBe('### T\n\n#### A\n\nx');
    expect(markdownOf(set('<h2>A</h2><p>x</p>'))).toBe('## A\n\nx');
  });

  it('VitePress', () => {
    const block = (code: string) =>
      `<div class="language-sh"><button class="copy"></button><span class="lang">sh</span><pre><code>${code}</code></pre></div>`;
    expect(
      markdownOf(
        `<div class="vp-code-group"><div class="tabs"><input type="radio" id="a" name="g" checked><label for="a">npm</label><input type="radio" id="b" name="g"><label for="b">pnpm</label></div><div class="blocks">${block('npm i')}${block('pnpm i')}</div></div>`,
      ),
    ).toBe('## npm\n\n```sh\nnpm i\n```\n\n## pnpm\n\n```sh\npnpm i\n```');
  });
});

describe('accordions and answers', () => {
  it.each(cases['accordions and answers'] as [string, string, string][])('%s', (_, html, markdown) => {
    expect(
      markdownOf(html)
        .replace(/-{2,} \|/g, '- |')
        .replace('B    |', 'B |'),
    ).toBe(markdown.replace(/ +\|/g, ' |'));
  });

  it.each(cases['is no content'] as [string, string][])('%s is no content', (_, html) => {
    expect(markdownOf(html.includes('yes') ? html : `<p>yes</p>${html}`)).toMatch(/^(?:## )?yes$/);
  });
});

describe('asides of documentation', () => {
  it.each(cases.stays as [string, string, string][])('%s stays', (_, html, markdown) => {
    expect(markdownOf(html)).toBe(markdown);
  });

  it.each([
    '<aside class="sidebar widget-area"><h2>Recent</h2><ul><li><a href="/a">A</a></ul></aside>',
    '<aside>Advert</aside>',
  ])('%s goes', (html) => {
    expect(markdownOf(`<p>x</p>${html}`)).toBe('x');
  });
});
