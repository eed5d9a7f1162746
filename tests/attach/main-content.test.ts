import { describe, expect, it } from 'vitest';
import { findMainContent } from '../../src/attach/main/main-content.ts';
import { findBySelector, parseSelector } from '../../src/attach/main/selector.ts';
import { elementText, parseHtml } from '../../src/core/html-tree.ts';
import cases from './main-content.cases.json' with { type: 'json' };

const found = (html: string, selector?: string) => {
  const main = findMainContent(parseHtml(html), selector === undefined ? undefined : parseSelector(selector));
  return main && { by: main.by, text: elementText(main.element).replace(/\s+/g, ' ').trim(), dropped: main.dropped };
};

describe('the main content', () => {
  it.each(cases['the main content'] as [string, string, string][])('is %s', (_, by, html) => {
    expect(found(`<body>${html}`)).toMatchObject({ by, text: 'yes' });
  });

  it('is what a selector means, and nothing where that means nothing', () => {
    const html = '<main>no</main><div id="x"><p class="a b">yes</p></div>';
    expect(found(html, '#x > .b')).toMatchObject({ by: 'selector', text: 'yes' });
    expect(found(html, '.gone')).toBeUndefined();
  });

  it.each(cases['is none of it'])('%s is none of it', (noise) => {
    expect(found(`<main>${noise}<p>yes and more words than noise</p></main>`)?.text).toBe(
      'yes and more words than noise',
    );
  });

  it.each(cases['stays, whatever it is called'] as [string, string][])('%s stays, whatever it is called', (_, html) => {
    expect(found(`<main>${html}<p>y</p></main>`)?.dropped).toEqual({});
  });

  it('has sections of much text, whose names have such a word among others', () => {
    const section = (name: string, count: number) =>
      `<div class="${name}"><h3>The Locking Clause</h3> ${'word '.repeat(count)}<a href="/x/">more</a><input></div><p>${'other '.repeat(500)}</p>`;
    expect(found(section('newsletter', 97))?.text).toContain('word');
    expect(found(section('newsletter', 96))?.text).not.toContain('word');
    expect(found(section('sql-for-update-share', 10))?.text).toContain('word');
    expect(found(section('cookie-consent', 200))?.text).not.toContain('word');
    expect(found(section('cookie-consent', 200).replace('<input>', ''))?.text).toContain('word');
  });

  it('has no list of its own headings, and keeps one that leads to other pages or that says more', () => {
    const list = (href: string, more = '') =>
      `<div class="theme-toc">On this page<ul><li><a href="#a">One</a><li><a href="${href}">Two</a>${more}</ul></div><p>yes</p>`;
    expect(found(list('#b'))).toMatchObject({ text: 'yes', dropped: { 'table of contents': expect.any(Number) } });
    expect(found(list('b.html'))?.dropped).toEqual({});
    expect(found(list('#b', '<li>which says a lot more of what there is'))?.dropped).toEqual({});
  });

  it('says how many words each rule took out', () => {
    expect(
      found('<main><nav>a b</nav><script>c</script><p class="popup">d <button></button></p>text of its own</main>')
        ?.dropped,
    ).toEqual({
      nav: 2,
      popup: 1,
    });
  });
});

describe('a selector', () => {
  const document = parseHtml('<div class="a"><p id="p" data-x="1 2"><b>t</b></p></div><p class="c">u</p>');
  it.each([
    ['.a p', 'p'],
    ['.a > p > b', 'b'],
    ['p#p[data-x="1 2"]', 'p'],
    ['[data-x]', 'p'],
    ['.gone, .c', 'p'],
    ['body > .c', 'p'],
    ['*.c', 'p'],
  ])('%s means something', (text, tag) => {
    expect(findBySelector(document, parseSelector(text) ?? [])?.tagName).toBe(tag);
  });

  it.each(['.a > b', '.a.b', 'p[data-x="1"]', 'ul'])('%s means nothing', (text) => {
    expect(findBySelector(document, parseSelector(text) ?? [])).toBeUndefined();
  });

  it.each(['', 'p:first-child', 'p + p', '.a >', '..a', '[x', 'p,,b'])('%s is none', (text) => {
    expect(parseSelector(text)).toBeUndefined();
  });
});
