import { describe, expect, it } from 'vitest';
import { extractText, type TextFormat } from '../../../src/checks/private/extract-text.ts';

describe('a text as its readers see it', () => {
  it.each<readonly [TextFormat, string, string]>([
    ['markdown', 'a&#64;b &amp; &nothing; &lt;', 'a@b & &nothing; <'],
    ['markdown', 'a%40b %7a%8a %C3%A9 %ff', 'a@b z%8a é %ff'],
    ['markdown', 'a\\_b\\.c\\d', 'a_b.c\\d'],
    ['markdown', '**a** `b` ~~c~~ d~e', 'a `b` c d~e'],
    ['markdown', 'a<em>b</em><p>c', 'ab<p>c'],
    ['markdown', 'It is a\nlong line', 'It is a\nlong line'],
    ['markdown', 'a <code>b</code>', 'a `b`'],
    ['markdown', '\\\\server\\share', '\\\\server\\share'],
    ['markdown', '\\\\\\\\server\\\\share', '\\\\server\\share'],
    ['markdown', '１２ａ：\u3000\u00a0٣۴–\u2011', '12a:  34--'],
    ['text', 'a&#64;b **c** \\_', 'a&#64;b **c** \\_'],
    ['code', String.raw`"a\u0040b\"c\\d\n\x41\u{42}"`, '"a@b"c\\d AB"'],
    ['html', '<p>a<b>b</b>&#64;</p><script>c</script><!-- d -->e', '\na\nb\n@\n\n\ne'],
    ['html', '<img alt="a &amp; b" src="/c"><a class="x" href=\'/d\'>e</a>', '\n alt="a & b"\n href=\'/d\'e\n'],
    // Decoded where it stands: what a tag shows may not reach what follows it.
    [
      'html',
      '<a alt="" title="" href="" content="" placeholder="">e',
      '\n alt="" title="" href="" content="" placeholder=""e',
    ],
  ])('%s: %j', (format, given, expected) => {
    expect(extractText(given, format).text).toBe(expected);
  });

  it('and where its characters stood', () => {
    const places = (given: string) => {
      const view = extractText(given, 'markdown');
      return Array.from({ length: view.text.length + 1 }, (_, i) => view.at(i));
    };
    expect(places('ab')).toEqual([0, 1, 2]);
    expect(places('a&#65;b**c')).toEqual([0, 1, 6, 9, 10]);
    expect(places('**ab**')).toEqual([2, 3, 6]);
  });
});
