import { describe, expect, it } from 'vitest';
import { findMainContent } from '../../src/attach/main/main-content.ts';
import { parseSelector } from '../../src/attach/main/selector.ts';
import { fillTargets, toMarkdown } from '../../src/attach/markdown/to-markdown.ts';
import { parseHtml } from '../../src/core/html-tree.ts';
import cases from './structure.cases.json' with { type: 'json' };

function markdownOf(body: string, selector?: string): string {
  const main = findMainContent(parseHtml(body), selector === undefined ? undefined : parseSelector(selector));
  return main ? fillTargets(toMarkdown(main.element), (target) => target) : '';
}

describe('tables that place a page', () => {
  it.each(cases['tables that place a page'] as [string, string, string][])('%s', (_, html, markdown) => {
    expect(markdownOf(`<main>${html}</main>`)).toBe(markdown);
  });

  it('and a main element that is a cell, a row or an item', () => {
    const html = '<table><tr><td>menu</td><td id="c" role="main"><h1>A</h1><p>b</p><ul><li>c</ul></td></tr></table>';
    expect(markdownOf(html)).toBe('# A\n\nb\n\n- c');
    expect(markdownOf(html, '#c')).toBe('# A\n\nb\n\n- c');
    expect(markdownOf('<table><tr id="r"><td><h1>A</h1><td>b</table>', '#r')).toBe('# A\n\nb');
    expect(markdownOf('<ul><li>no<li class="x"><h1>A</h1><p>b</ul>', '.x')).toBe('# A\n\nb');
  });
});

describe('a page of HTML 4, without doctype and landmarks', () => {
  const html =
    '<body><table width=760><tr><td colspan=2><img src=logo.gif alt="Acme"></td></tr><tr><td width=150><a href=a.html>Products</a><br><a href=b.html>Prices</a><br><a href=c.html>Contact</a></td><td><font size=5>Prices</font><p>All prices are in euros, and hold until May.<p>Call us.<table border=1><tr><th>Item<th>Price<tr><td>Pump<td>12</table><hr></td></tr></table></body>';

  it('keeps its table in a paragraph, and loses the cell of its menu', () => {
    expect(markdownOf(html)).toBe(
      '![Acme](logo.gif)\n\nPrices\n\nAll prices are in euros, and hold until May.\n\nCall us.\n\n| Item | Price |\n| - | - |\n| Pump | 12 |\n\n---',
    );
  });

  it('keeps cells of links that are data', () => {
    const row = '<tr><td>Plan<td><a href=a>PDF</a> <a href=b>Word</a> <a href=c>Text</a>';
    expect(markdownOf(`<body><p>Files</p><table><tr><th>N<th>F${row}</table>`)).toContain('[Word](b)');
    expect(
      markdownOf(
        '<body><div id="menu"><a href=a>A</a> <a href=b>B</a> <a href=c>C</a></div><p>x and more words of a page</p>',
      ),
    ).toBe('x and more words of a page');
  });
});

describe('links', () => {
  it.each([
    ['of an icon font', '<h2>A<a class="headerlink" href="#a">&#xf0c1;</a></h2>', '## A'],
    ['of any sign in a heading', '<h2>A <a href="#a">∞</a></h2>', '## A'],
    ['of a mark in text stay', '<p>a <a href="#n">†</a></p>', 'a [†](#n)'],
    ['of code', '<p>Call <code><a href="/x"><span>foo</span>()</a></code>.</p>', 'Call [`foo()`](/x).'],
    ['of parts of code', '<p><code>Map&lt;<a href="/k">K</a>, V&gt;</code></p>', '`Map<`[`K`](/k)`, V>`'],
    ['of an icon with a label', '<p><a href="/x" aria-label="More about X"><svg></svg></a></p>', '[More about X](/x)'],
  ])('%s', (_, html, markdown) => {
    expect(markdownOf(`<main>${html}</main>`)).toBe(markdown);
  });
});

describe('pictures and films', () => {
  it.each(cases['pictures and films'] as [string, string][])('%s', (html, markdown) => {
    expect(markdownOf(`<main>${html}</main>`)).toBe(markdown);
  });
});

describe('a page inside one form', () => {
  const page = (form: string) =>
    `<body><form id="aspnetForm" action="./x.aspx"><input type="hidden" name="__VIEWSTATE" value="1">${form}</form></body>`;

  it('is a page, without its fields', () => {
    expect(
      markdownOf(
        page(
          '<nav>n</nav><div id="content"><h1>A</h1><p>b</p><label for="q">Search</label><input id="q" type="text"><button>Go</button></div>',
        ),
      ),
    ).toBe('# A\n\nb');
    expect(
      markdownOf(
        '<body><form><header>n</header><article><h1>A</h1></article><article><p>b</p></article></form></body>',
      ),
    ).toBe('# A\n\nb');
  });

  it('and a form on a page is none', () => {
    expect(
      markdownOf('<main><p>a</p><form><h2>Write to us</h2><label>Name <input></label><p>We answer.</p></form></main>'),
    ).toBe('a');
  });
});
