import { describe, expect, it } from 'vitest';
import { parseAttachedPage } from '../../src/attach/read/parse-page.ts';
import { stripFrontMatter } from '../../src/core/url.ts';
import { planned, textOf } from './found.ts';

const markdownOf = (body: string): string =>
  parseAttachedPage(Buffer.from(`<!doctype html><meta charset="utf-8"><body>${body}`)).main?.markdown ?? '';
const inMain = (html: string): string => markdownOf(`<main>${html}</main>`);

describe('parts around a text', () => {
  it.each([
    ['a link to an editor', '<p>yes</p><a href="https://git.example/a/edit/main/docs/x.md">Edit</a>'],
    [
      'a foot with such a link',
      '<p>yes</p><footer><a href="https://git.example/edit/x.md">n</a> Updated on n</footer>',
    ],
    ['a last link to the top', '<p>yes</p><a href="#">Back to top</a>'],
    ['a copyright at the end', '<p>yes</p><div>© 2004 Firm • <a href="/i">n</a> • n</div>'],
    ['a path', '<span><a href="/">Home</a> &gt; <a href="/b/">B</a> › C</span><p>yes</p>'],
    ['a link to the top anywhere', '<p><a href="#head"><img alt="top" src="/up.gif"></a></p><p>yes</p>'],
    ['other languages', '<p>en | <a href="/fr" hreflang="fr" rel="alternate">fr</a></p><p>yes</p>'],
    ['fields without a form', '<p>yes</p><fieldset><legend>n</legend><input></fieldset>'],
    ['similar pages', '<p>yes</p><div><h2>Articles similaires</h2><ul><li><a href="/x">One</a></ul></div>'],
    ['buttons of slides', '<p>yes</p><div role="button" class="x-button-prev">n</div>'],
    ['a link that is off the screen', '<a href="#m" style="position:absolute;left:-10000px">n</a><p>yes</p>'],
  ])('%s is none of it', (_, html) => {
    expect(inMain(html)).toBe('yes');
  });

  it.each([
    ['a link to the top that text follows', '<p><a href="#">x</a></p><p>y</p>', 'x'],
    ['a credit under a picture', '<p>© 2004 Anna</p><p>y</p>', '© 2004 Anna'],
    ['a list of pages under a heading', '<h1>A</h1><p><a href="/a">a</a> | b</p>', '| b'],
    [
      'a cell of data with links',
      '<table><tr><th>A<th>B<tr><td><a href="/1">1</a>, <a href="/2">2</a>, <a href="/3">3</a><td>what these are, at some length, in some words</table>',
      '[2]',
    ],
    [
      'an entry of a reference that is called so',
      '<p>y</p><dl><dt id="http.cookies.Cookie">Cookie<a href="#http.cookies.Cookie">#</a><dd>x</dl>',
      'Cookie',
    ],
    [
      'a table that is called so',
      `<p>${'y '.repeat(50)}</p><table class="related"><tr><th>Modules<tr><td><a href="/m">mod</a></table>`,
      'mod',
    ],
    [
      'links to a page in other languages, as each has hreflang',
      '<p>y</p><ul><li><a href="/1" hreflang="it">uno</a></ul>',
      'uno',
    ],
    [
      'a chapter on related matters',
      '<div><h2>Related work</h2><p>Much was <a href="/x">written</a> of it before.</p></div>',
      'Much was',
    ],
  ])('%s is', (_, html, words) => {
    expect(inMain(html)).toContain(words);
  });

  it('a count of results and the foot of DocBook are none of it', () => {
    const words = 'Boots that last for many years and can be mended.';
    expect(inMain(`<p class="shop-result-count">Showing all 2 results</p><p>${words}</p>`)).toBe(words);
    const foot = '<div class="navfooter"><table><tr><td><a href="/p">Prev</a> 4. Pumps</table></div>';
    expect(inMain(`<p>${words}</p>${foot}`)).toBe(words);
  });

  it('the head of a page without landmarks is the part that has its menu', () => {
    const menu = '<div class="menu"><a href="/">A</a><a href="/b">B</a></div>';
    expect(markdownOf(`<div class="header"><h1>Site</h1>${menu}</div><h2>yes</h2>`)).toBe('## yes');
    expect(markdownOf('<div class="header"><h1>Title</h1></div><p>yes</p>')).toBe('# Title\n\nyes');
  });
});

describe('the block in front of <main>', () => {
  it('is content if it has the title of the page', () => {
    expect(markdownOf('<header><h1>T</h1><p>x</p></header><main><p>y</p></main>')).toBe('# T\n\nx\n\ny');
  });

  it.each([
    '<header><nav>n</nav><h1>T</h1></header><main><p>y</p></main>',
    '<header><h1><a href="/">Site</a></h1></header><main><p>y</p></main>',
    '<header><h1>Site</h1></header><main><h1>T</h1><p>y</p></main>',
  ])('is none with a menu, the name of the site, or beside a title', (html) => {
    expect(markdownOf(html)).toMatch(/^(?:# T\n\n)?y$/);
  });
});

describe('words', () => {
  it.each([
    ['<span class="name">Ann</span><span class="role">Baker</span>', 'Ann Baker'],
    ['<b class="day">Friday</b><i class="line"></i><b class="time">7:30</b>', '**Friday** **7:30**'],
    ['<a href="/a">A</a><a href="/b">B</a>', '[A](\u00AD0\u00AD) [B](\u00AD1\u00AD)'],
    ['<span class="sum">190</span><span class="unit">zł</span>', '190zł'],
    ['<span class="c">H</span><span class="c">i</span>', 'Hi'],
    ['<span class="cap">H</span><span>ello</span>', 'Hello'],
    ['<code><span class="k">if</span><span class="n">x</span></code>', '`ifx`'],
    ['<del aria-hidden="true">£2</del> <ins aria-hidden="true">£1</ins>', '~~£2~~ £1'],
  ])('%s', (html, markdown) => {
    expect(inMain(`<p>${html}</p>`)).toBe(markdown);
  });
});

it('a window that a button of the text opens is content', () => {
  const html =
    '<p>x</p><button data-bs-toggle="modal" data-bs-target="#d"><span>Returns</span></button><div class="modal" id="d" aria-hidden="true"><h1>Returns</h1><button>Close</button><p>y</p></div>';
  expect(inMain(html)).toBe('x\n\n## Returns\n\ny');
});

it('a film is called by its caption', () => {
  expect(inMain('<figure><audio src="/f.mp3"></audio><figcaption>Frogs, 41 s</figcaption></figure>')).toBe(
    '[Frogs, 41 s](\u00AD0\u00AD)',
  );
});

describe('what most pages share', () => {
  const page = (text: string) =>
    `<html><title>T</title><body><p>The Firm</p><p>${text}</p><p>Open from 8</p></body></html>`;
  const links = '<a href="a.html">a</a><a href="b.html">b</a>';

  it('stays on the homepage alone, if the pages have no marked main content', () => {
    const plan = planned({ 'index.html': page(links), 'a.html': page('one'), 'b.html': page('two') });
    expect(stripFrontMatter(textOf(plan, 'a.md'))).toBe('# T\n\none\n');
    expect(textOf(plan, 'index.md')).toContain('The Firm');
    expect(plan.mirrors.find(({ file }) => file === 'a.html')?.read.main?.dropped).toEqual({ repeated: 5 });
  });

  it('stays on all of two pages, and in the middle', () => {
    expect(textOf(planned({ 'index.html': page(links), 'a.html': page('one') }), 'a.md')).toContain('The Firm');
  });
});
