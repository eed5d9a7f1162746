import { describe, expect, it } from 'vitest';
import { findMainContent } from '../../src/attach/main/main-content.ts';
import { fillTargets, toMarkdown } from '../../src/attach/markdown/to-markdown.ts';
import { parseHtml } from '../../src/core/html-tree.ts';

function markdownOf(body: string): string {
  const main = findMainContent(parseHtml(`<main>${body}</main>`));
  return main ? fillTargets(toMarkdown(main.element), (target) => target) : '';
}

describe('tabs: their labels are headings of their panels', () => {
  const tabs = '### A\n\none\n\n### B\n\ntwo';
  it.each([
    [
      'ARIA',
      '<div role="tablist"><button role="tab" id="t1" aria-controls="p1">A</button><button role="tab" id="t2" aria-controls="p2">B</button></div><div role="tabpanel" id="p1" aria-labelledby="t1"><p>one</p></div><div role="tabpanel" id="p2" aria-labelledby="t2" hidden><p>two</p></div>',
    ],
    [
      'panels that name their tabs',
      '<div role="tablist"><div role="tab" id="t1">A</div><div role="tab" id="t2">B</div></div><div role="tabpanel" aria-labelledby="t1">one</div><div role="tabpanel" aria-labelledby="t2" aria-hidden="true">two</div>',
    ],
    [
      'Bootstrap',
      '<ul class="nav nav-tabs" role="tablist"><li role="presentation"><button data-bs-toggle="tab" data-bs-target="#p1" role="tab">A</button></li><li role="presentation"><button data-bs-toggle="tab" data-bs-target="#p2" role="tab">B</button></li></ul><div class="tab-content"><div class="tab-pane active" id="p1">one</div><div class="tab-pane" id="p2">two</div></div>',
    ],
    [
      'Docusaurus',
      '<div class="tabs-container"><ul role="tablist" class="tabs"><li role="tab">A</li><li role="tab">B</li></ul><div class="margin-top--md"><div role="tabpanel">one</div><div role="tabpanel" hidden="">two</div></div></div>',
    ],
    [
      'Starlight',
      '<ul role="tablist"><li role="presentation"><a role="tab" href="#tab-1" id="tab-a">A</a></li><li role="presentation"><a role="tab" href="#tab-2" id="tab-b">B</a></li></ul><div id="tab-1" aria-labelledby="tab-a" role="tabpanel">one</div><div id="tab-2" aria-labelledby="tab-b" role="tabpanel" hidden>two</div>',
    ],
    [
      'Material for MkDocs',
      '<div class="tabbed-set tabbed-alternate"><input checked id="s1" name="s" type="radio"><input id="s2" name="s" type="radio"><div class="tabbed-labels"><label for="s1">A</label><label for="s2">B</label></div><div class="tabbed-content"><div class="tabbed-block"><p>one</p></div><div class="tabbed-block"><p>two</p></div></div></div>',
    ],
    [
      'sphinx-design',
      '<div class="sd-tab-set"><input checked id="i0" type="radio"><label class="sd-tab-label" for="i0">A</label><div class="sd-tab-content"><p>one</p></div><input id="i1" type="radio"><label class="sd-tab-label" for="i1">B</label><div class="sd-tab-content"><p>two</p></div></div>',
    ],
    [
      'jQuery UI',
      '<div class="tabs"><ul><li><a href="#t-1">A</a></li><li><a href="#t-2">B</a></li></ul><div id="t-1"><p>one</p></div><div id="t-2" style="display:none"><p>two</p></div></div>',
    ],
    [
      'Elementor',
      '<div class="elementor-tabs"><div class="elementor-tabs-wrapper" role="tablist"><div class="elementor-tab-title" id="t1" role="tab" aria-controls="c1"><a href="">A</a></div><div class="elementor-tab-title" id="t2" role="tab" aria-controls="c2"><a href="">B</a></div></div><div class="elementor-tabs-content-wrapper"><div class="elementor-tab-title elementor-tab-mobile-title" role="tab" aria-controls="c1">A</div><div id="c1" class="elementor-tab-content" role="tabpanel" aria-labelledby="t1">one</div><div class="elementor-tab-title elementor-tab-mobile-title" role="tab" aria-controls="c2">B</div><div id="c2" class="elementor-tab-content" role="tabpanel" aria-labelledby="t2" hidden="hidden">two</div></div></div>',
    ],
    [
      'Divi',
      '<div class="et_pb_tabs"><ul class="et_pb_tabs_controls"><li><a href="#">A</a></li><li><a href="#">B</a></li></ul><div class="et_pb_all_tabs"><div class="et_pb_tab et_pb_tab_content"><p>one</p></div><div class="et_pb_tab et_pb_tab_content"><p>two</p></div></div></div>',
    ],
  ])('%s', (_, html) => {
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
  it.each([
    [
      'a heading that is a button',
      '<h3><button aria-expanded="false" aria-controls="c">Q?</button></h3><div id="c" hidden><p>A.</p></div>',
      '### Q?\n\nA.',
    ],
    ['and no other', '<h2>Prices <button>Copy</button></h2>', '## Prices'],
    [
      'Bootstrap',
      '<div class="accordion"><div class="accordion-item"><h2 class="accordion-header"><button class="accordion-button collapsed" data-bs-toggle="collapse" data-bs-target="#c">Q?</button></h2><div id="c" class="accordion-collapse collapse"><div class="accordion-body">A.</div></div></div></div>',
      '## Q?\n\nA.',
    ],
    [
      'W3Schools',
      '<h2>T</h2><button class="accordion">Q?</button><div class="panel" style="display: none"><p>A.</p></div>',
      '## T\n\n### Q?\n\nA.',
    ],
    [
      'Divi',
      '<div class="et_pb_toggle et_pb_toggle_close"><h5 class="et_pb_toggle_title">Q?</h5><div class="et_pb_toggle_content" style="display: none;"><p>A.</p></div></div>',
      '##### Q?\n\nA.',
    ],
    [
      'Elementor',
      '<div class="elementor-accordion-item"><div class="elementor-tab-title" role="button" aria-controls="c" aria-expanded="false"><a class="elementor-accordion-title">Q?</a></div><div id="c" class="elementor-tab-content" role="region" style="display:none"><p>A.</p></div></div>',
      '## Q?\n\nA.',
    ],
    [
      'a term',
      '<dl><dt><button aria-expanded="false" aria-controls="c">Q?</button></dt><dd id="c" style="display:none">A.</dd></dl>',
      '- **Q?**: A.',
    ],
    ['a hidden block under a heading', '<h3>Q?</h3><div style="display:none">A.</div>', '### Q?\n\nA.'],
    [
      'details',
      '<details><summary><span role="heading" aria-level="3">Q?</span></summary><div aria-hidden="true" class="collapsibleContent">A.</div></details>',
      '**Q?**\n\nA.',
    ],
    [
      'a box that style sheets ask',
      '<input type="checkbox" id="b"><label for="b">Q?</label><div class="tab-content">A.</div>',
      '## Q?\n\nA.',
    ],
    ['a heading by its role', '<div role="heading" aria-level="3">T</div><p>x</p>', '### T\n\nx'],
    [
      'the head of a column',
      '<table><tr><th><button>Name</button><th>B<tr><td>1<td>2</table>',
      '| Name | B |\n| - | - |\n| 1 | 2 |',
    ],
  ])('%s', (_, html, markdown) => {
    expect(
      markdownOf(html)
        .replace(/-{2,} \|/g, '- |')
        .replace('B    |', 'B |'),
    ).toBe(markdown.replace(/ +\|/g, ' |'));
  });

  it.each([
    [
      'a menu',
      '<button aria-expanded="false" aria-controls="m">Menu</button><ul id="m" class="menu" hidden><li>n</ul>',
    ],
    [
      'a dialog',
      '<button data-bs-toggle="modal" data-bs-target="#d">Open</button><div class="modal" id="d" style="display:none">n</div>',
    ],
    ['a form', '<button aria-expanded="false" aria-controls="f">Write</button><form id="f" hidden>n</form>'],
    ['a sign behind a heading', '<h2>yes</h2><span aria-hidden="true">n</span>'],
    ['what nothing opens', '<div hidden>n</div><p aria-hidden="true">n</p>'],
    ['buttons of a slide show', '<button aria-controls="s">Next</button><div id="s"></div>'],
  ])('%s is no content', (_, html) => {
    expect(markdownOf(html.includes('yes') ? html : `<p>yes</p>${html}`)).toMatch(/^(?:## )?yes$/);
  });
});

describe('asides of documentation', () => {
  it.each([
    [
      'a footnote of docutils',
      '<aside class="footnote brackets" id="n1" role="doc-footnote"><span class="label"><span class="fn-bracket">[</span><a role="doc-backlink" href="#r1">1</a><span class="fn-bracket">]</span></span><p>Note.</p></aside>',
      '\\[1]\n\nNote.',
    ],
    ['a topic', '<aside class="topic"><p class="topic-title">T</p><p>x</p></aside>', 'T\n\nx'],
    ['a sidebar', '<aside class="sidebar"><p class="sidebar-title">T</p><p>x</p></aside>', 'T\n\nx'],
    [
      'an admonition',
      '<aside class="admonition attention"><p class="admonition-title">Attention</p><p>x</p></aside>',
      'Attention\n\nx',
    ],
    ['a tip by its role', '<aside role="doc-tip"><p>x</p></aside>', 'x'],
    ['a quotation', '<aside class="pullquote"><p>x</p></aside>', 'x'],
    [
      'footnotes of MkDocs',
      '<div class="footnote"><hr><ol><li id="fn:1"><p>Note.&#160;<a class="footnote-backref" href="#fnref:1" title="Jump back">↩</a></p></li></ol></div>',
      '---\n\n1. Note.',
    ],
    [
      'an admonition of MkDocs',
      '<div class="admonition note"><p class="admonition-title">Note</p><p>x</p></div>',
      'Note\n\nx',
    ],
    [
      'one of Docusaurus',
      '<div class="theme-admonition theme-admonition-note alert alert--secondary"><div class="admonitionHeading"><span><svg></svg></span>note</div><div><p>x</p></div></div>',
      'note\n\nx',
    ],
  ])('%s stays', (_, html, markdown) => {
    expect(markdownOf(html)).toBe(markdown);
  });

  it.each([
    '<aside class="sidebar widget-area"><h2>Recent</h2><ul><li><a href="/a">A</a></ul></aside>',
    '<aside>Advert</aside>',
  ])('%s goes', (html) => {
    expect(markdownOf(`<p>x</p>${html}`)).toBe('x');
  });
});
