import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkStyle, tokenizeCss } from '../../../src/content/brand/css/check-style.ts';

const said = (source: string) => checkStyle(source).map(({ message }) => message);

describe('what designers write passes', () => {
  it.each([
    '',
    'h1 { letter-spacing: -0.02em }',
    '/* url(https://example.com/) @import */ a::after { content: "url(https://example.com/) }" }',
    '@media (min-width: 62rem) { .name { background: url(/pattern.svg) no-repeat } }',
    '@font-face { font-family: "A"; src: url("/fonts/a.woff2") format("woff2") }',
    'a { background: url( "data:image/svg+xml,<svg/>" ) } b { mask: url(#m) }',
    'a { background: image-set("/a.png" 1x, url(/b.png) 2x) }',
    'a { background: image-set("/a.avif" type("image/avif")) }',
    ':is(a, b):not([href="x"]) > c { width: calc((100% - 1rem) / 2) } @layer x { d { color: red } }',
    '.a\\:b { color: red } .ä { top: 1px } .\\31 0 { top: 0 }',
    'a { content: "a\\\nb" }',
    '--x: {a: b}',
    'a { behavior-x: y; scroll-behavior: smooth }',
  ])('%s', (source) => expect(said(source)).toEqual([]));
});

describe('what is refused', () => {
  it.each([
    ['@import "a.css";', /@import/],
    ['@IMPORT url(/a.css);', /@import/],
    ['@\\69mport "a.css";', /@import/],
    ['@imp\\6f rt "a.css";', /@import/],
    ['@charset "utf-8";', /@charset/],
    ['@namespace svg url(http://www.w3.org/2000/svg);', /@namespace/],
    ['a { background: url(https://example.com/a.png) }', /path of this site/],
    ['a { background: url(//example.com/a.png) }', /path of this site/],
    ['a { background: url(/\\\\example.com/a.png) }', /path of this site/],
    ['a { background: url("\\2f\\2f example.com/a.png") }', /path of this site/],
    ['a { background: url("/\t/example.com") }', /path of this site/],
    ["a { background: URL( 'http://example.com' ) }", /path of this site/],
    ['a { background: \\75rl(https://example.com/) }', /path of this site/],
    ['a { background: u\\72 l(https://example.com/) }', /path of this site/],
    ['a { background: \\000075\\000072\\00006c(https://example.com/) }', /path of this site/],
    ['a { background: url(a.png) }', /path of this site/],
    ['a { background: url(data:text/html,x) }', /path of this site/],
    ['a { background: url(javascript:x) }', /path of this site/],
    ['a { background: url() }', /path of this site/],
    ['a { background: src("https://example.com/") }', /path of this site/],
    ['a { background: image-set("https://example.com/a.png" 1x) }', /path of this site/],
    ['a { background: -webkit-image-set(("https://example.com/a.png") 1x) }', /path of this site/],
    ['a { background: image("https://example.com/a.png") }', /path of this site/],
    ['a { --x: "https://example.com/a.png"; background: image-set(var(--x) 1x) }', /as it is/],
    ['a { background: src(attr(href)) }', /as it is/],
    ['a { width: expression(alert(1)) }', /expression/],
    ['a { width: EXPRESSI\\4f N(alert(1)) }', /expression/],
    ['a { behavior: url(/a.htc) }', /behavior/],
    ['a { -moz-binding: url(/a.xml#b) }', /-moz-binding/],
    ['a { color: red', /to be closed.*"}"/],
    ['a { width: calc(1px }', /in order, got "}"/],
    ['a { color: red } }', /in order, got "}"/],
    ['@media print { a { color: red }', /to be closed/],
    ['a { content: "x }', /a string that is not closed/],
    ['a { content: "x\n" }', /a string that is not closed/],
    ['a {} /* x', /a comment that is not closed/],
    ['a { background: url(/a.png', /an address that is not closed/],
    ['a[b="c" { color: red }', /in order|closed/],
  ])('%j', (source, says) => expect(said(source).join('\n')).toMatch(says));

  it('says where', () => {
    expect(checkStyle('a {\n  src: url(//x);\n}').map(({ at }) => at)).toEqual([11]);
  });
});

it('wherever an address of elsewhere is put among other CSS, it is found or stands in a comment or string', () => {
  const parts = ['a{', '}', '"', "'", '/*', '*/', '\\', '\n', 'b:c;', '(', ')', '[', ']', 'url(', '@media x', ' '];
  const piece = fc.array(fc.constantFrom(...parts), { maxLength: 6 }).map((list) => list.join(''));
  fc.assert(
    fc.property(piece, piece, (before, after) => {
      const source = `${before}\nurl(https://example.com/)${after}`;
      if (said(source).length > 0) return;
      const tokens = tokenizeCss(source);
      expect(tokens.some(({ kind, text }) => kind === 'url' && text.includes('example'))).toBe(false);
    }),
    { numRuns: 2_000 },
  );
});
