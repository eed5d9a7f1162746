import { describe, expect, it } from 'vitest';
import { findMainContent } from '../../src/attach/main/main-content.ts';
import { findBySelector, parseSelector } from '../../src/attach/main/selector.ts';
import { elementText, parseHtml } from '../../src/core/html-tree.ts';

const found = (html: string, selector?: string) => {
  const main = findMainContent(parseHtml(html), selector === undefined ? undefined : parseSelector(selector));
  return main && { by: main.by, text: elementText(main.element).replace(/\s+/g, ' ').trim(), dropped: main.dropped };
};

describe('the main content', () => {
  it.each([
    ['main', 'main', '<main hidden>no</main><main>yes</main><article>no</article>'],
    ['an element with that role', 'role', '<div role="main">yes</div><article>no</article>'],
    ['the only article', 'article', '<header>no</header><article>yes</article><p>no</p>'],
    [
      'all of the page but its banner and footer',
      'body',
      '<header>no</header><article>ye</article><article>s</article><footer>no</footer>',
    ],
  ])('is %s', (_, by, html) => {
    expect(found(`<body>${html}`)).toMatchObject({ by, text: 'yes' });
  });

  it('is what a selector means, and nothing where that means nothing', () => {
    const html = '<main>no</main><div id="x"><p class="a b">yes</p></div>';
    expect(found(html, '#x > .b')).toMatchObject({ by: 'selector', text: 'yes' });
    expect(found(html, '.gone')).toBeUndefined();
  });

  it.each([
    '<nav>n</nav>',
    '<div role="search">n</div>',
    '<div role="dialog">n</div>',
    '<p hidden>n</p>',
    '<p aria-hidden="true">n</p>',
    '<p style="display: none">n</p>',
    '<form><label>n</label></form>',
    '<div class="cookie-banner">n <button>n</button></div>',
    '<div id="gdprNotice">n <a href="/privacy/">n</a></div>',
    '<a class="skip-link" href="#c">n</a>',
    '<ol class="c-breadcrumb__list"><li><a href="/">n</a><li>n</ol>',
    '<div class="share-buttons"><h3>n</h3><a href="https://social.example/?u=x">n</a></div>',
    '<div class="share"><a href="mailto:?body=x">n</a> <button>n</button></div>',
    '<div class="related-posts"><h3>n</h3><ul><li><a href="/a/">n n</a></ul></div>',
    '<footer><a href="/edit">n n n</a> n</footer>',
    '<footer>© n 2026</footer>',
    '<section class="newsletter"><h2>n</h2><form><input type="email"></form></section>',
  ])('%s is none of it', (noise) => {
    expect(found(`<main>${noise}<p>yes and more words than noise</p></main>`)?.text).toBe(
      'yes and more words than noise',
    );
  });

  it.each([
    ['the price of a share', '<div class="share-price">12.40 €</div>'],
    ['a list of letters', '<ul class="newsletter-archive"><li><a href="/n/1/">May</a></ul>'],
    ['how a team shares', '<div class="team-sharing"><p>We meet <a href="/team/">every Monday</a>.</p></div>'],
    ['a text on cookies', '<div class="cookie-recipe">Butter and flour</div>'],
    [
      'a related party',
      '<div class="related-party">We sold the mill to <a href="/x/">X</a> in 2025, a company of our board.</div>',
    ],
    ['the source of a quotation', '<blockquote>q<footer><a href="/s/">S</a></footer></blockquote>'],
    ['a heading', '<h2 id="cookies">Cookies</h2>'],
    ['a section that is called as its heading is', '<section id="cookies"><h2>Cookies</h2> x</section>'],
    ['what is hidden until it is found', '<p hidden="until-found">x</p>'],
    ['most of the page', '<div class="share">a b c d e f g h</div>'],
  ])('%s stays, whatever it is called', (_, html) => {
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
      'word popup': 1,
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
