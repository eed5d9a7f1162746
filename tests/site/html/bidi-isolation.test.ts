import { describe, expect, it } from 'vitest';
import { isolateLeftToRight } from '../../../src/site/html/bidi-isolation.ts';

const inArabic = (html: string) => isolateLeftToRight({ direction: 'rtl' }, html);
/** What stands apart, marked by brackets. */
const apart = (html: string) => inArabic(html).replaceAll('<bdi dir="ltr">', '⟪').replaceAll('</bdi>', '⟫');

describe('what is written from left to right on a page from right to left', () => {
  it.each([
    ['a phone, without the full stop of the sentence', 'اتصل على +49 30 1234.', 'اتصل على ⟪+49 30 1234⟫.'],
    ['a name with brackets', 'نحن Acme (UK) Ltd. في', 'نحن ⟪Acme (UK) Ltd⟫. في'],
    ['what brackets of the sentence hold', 'ألمانيا (DE-HRB 815) هنا', 'ألمانيا (⟪DE-HRB 815⟫) هنا'],
    ['signs that belong to a number', 'بين -5 و 5% و €1,234.50 هنا', 'بين ⟪-5⟫ و ⟪5%⟫ و ⟪€1,234.50⟫ هنا'],
    ['C++', 'لغة C++ هنا', 'لغة ⟪C++⟫ هنا'],
    ['a path that ends in a slash', 'انظر /api/v1/x/ هنا', 'انظر ⟪/api/v1/x/⟫ هنا'],
    ['an ISO date', 'آخر 2026-11-21 هنا', 'آخر ⟪2026-11-21⟫ هنا'],
    [
      'a sentence in another language, as one',
      'Note: this is English, with commas.',
      '⟪Note: this is English, with commas.⟫',
    ],
    ['entities stay what they are', 'شركة A&amp;B &quot;C&quot; هنا', 'شركة ⟪A&amp;B &quot;C⟫&quot; هنا'],
  ])('stands apart: %s', (_, text, expected) => {
    expect(apart(`<p>${text}</p>`)).toBe(`<p>${expected}</p>`);
  });

  it.each([
    ['a range of times, whose order is that of the page', '09:00–18:00'],
    ['a word', 'صفحة Markdown هنا'],
    ['a date in words', '21 نوفمبر 2026'],
    ['a number and its separators', 'عدد 1,234.5 هنا'],
    ['signs alone', ' (, –'],
  ])('keeps its order by itself: %s', (_, text) => {
    expect(inArabic(`<p>${text}</p>`)).toBe(`<p>${text}</p>`);
  });

  it.each([
    '<p dir="ltr">+49 30</p>',
    '<script>"+49 30"</script>',
    '<time datetime="2026-01-01">+49 30</time>',
    '<a href="tel:+4930" dir="ltr">+49 <b>30</b> 1</a>',
    '<pre dir="ltr"><code>+49 30</code></pre>',
    '<p>\u0001title 1\u0002</p>',
    '<bdi>a <bdi>+49 30</bdi> +49</bdi>',
  ])('is left alone: %s', (html) => expect(inArabic(html)).toBe(html));

  it('a list is read in the order of the page, and each of it by itself', () => {
    expect(apart('<p>في C++، Node.js 22، سي</p>')).toBe('<p>في ⟪C++⟫، ⟪Node.js 22⟫، سي</p>');
  });

  it('the text of what lays out its parts beside each other stays one', () => {
    const text = '<summary>اتصل +49 30 1</summary><summary>سؤال</summary>';
    const one = '<summary><span>اتصل ⟪+49 30 1⟫</span></summary><summary>سؤال</summary>';
    expect(apart(text)).toBe(one);
  });

  it('code is marked as what it is, and what follows it is seen again', () => {
    expect(apart('<p>نص <code>a/b</code> +49 30</p>')).toBe('<p>نص <code dir="ltr">a/b</code> ⟪+49 30⟫</p>');
  });

  it.each([
    [
      'a paragraph with a link and code in mid-sentence',
      '<p>Read <a href="/x/">the guide</a> on <code>a/b</code>, then call.</p>',
      '<p>⟪Read <a href="/x/">the guide</a> on <code>a/b</code>, then call.⟫</p>',
    ],
    [
      'a paragraph without a word of its own',
      '<p><strong>Note:</strong> <em>read this.</em></p>',
      '<p>⟪<strong>Note:</strong> <em>read this.</em>⟫</p>',
    ],
    ['a heading', '<h2 id="a">The <code>a</code> field</h2>', '<h2 id="a">⟪The <code>a</code> field⟫</h2>'],
    ['an item', '<ul><li>Send <b>one</b> mail.</li></ul>', '<ul><li>⟪Send <b>one</b> mail.⟫</li></ul>'],
    ['a cell', '<td>Is it <b>open</b>?</td>', '<td>⟪Is it <b>open</b>?⟫</td>'],
    [
      'what follows it is seen again',
      '<p>Send <b>one</b> mail.</p><p>اتصل +49 30 1</p>',
      '<p>⟪Send <b>one</b> mail.⟫</p><p>اتصل ⟪+49 30 1⟫</p>',
    ],
  ])('a sentence in another language stands apart with all that it holds: %s', (_, html, expected) => {
    expect(apart(html)).toBe(expected);
  });

  it.each([
    ['short values in a list', '<dd><a href="/">C++</a>, <a href="/">Java</a></dd>'],
    ['a paragraph of such values', '<p><a href="/">Java</a>, <a href="/">Ada</a></p>'],
    ['a sentence with a word of the page', '<p>Read <a href="/">هنا</a> on</p>'],
    ['what holds other blocks', '<li>Java <ul><li>Ada</li></ul> one.</li>'],
    ['what has a direction', '<p dir="ltr">Send <b>one</b> mail.</p>'],
  ])('the parts of anything else stand in the order of the page: %s', (_, html) => {
    expect(inArabic(html)).not.toMatch(/<(?:p|dd|li)[^>]*><bdi/);
  });

  it('stays as it is on a page from left to right', () => {
    expect(isolateLeftToRight({ direction: 'ltr' }, '<p>سلام +49 30</p>')).toBe('<p>سلام +49 30</p>');
  });
});
