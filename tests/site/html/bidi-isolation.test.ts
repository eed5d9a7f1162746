import { describe, expect, it } from 'vitest';
import { isolateLeftToRight } from '../../../src/site/html/bidi-isolation.ts';
import cases from './bidi-isolation.cases.json' with { type: 'json' };

const inArabic = (html: string) => isolateLeftToRight({ direction: 'rtl' }, html);
/** The parts that stand apart, marked by brackets. */
const apart = (html: string) => inArabic(html).replaceAll('<bdi dir="ltr">', '⟪').replaceAll('</bdi>', '⟫');

describe('what is written from left to right on a page from right to left', () => {
  it.each(cases['stands apart'] as [string, string, string][])('stands apart: %s', (_, text, expected) => {
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

  it.each(cases['a sentence in another language stands apart'] as [string, string, string][])(
    'a sentence in another language stands apart with all that it holds: %s',
    (_, html, expected) => {
      expect(apart(html)).toBe(expected);
    },
  );

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
