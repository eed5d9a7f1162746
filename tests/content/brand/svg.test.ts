import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findFillColors } from '../../../src/content/brand/picture-file.ts';
import { checkSvg, viewBoxOf } from '../../../src/content/brand/svg/check-svg.ts';
import { parseSvg } from '../../../src/content/brand/svg/parse-svg.ts';
import cases from './svg.cases.json' with { type: 'json' };

const head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"';
const drawn = (inside: string, more = '') => `${head}${more}>${inside}</svg>`;

/** Problems of a file: none for a good one. */
function said(source: string): string[] {
  const read = parseSvg(source);
  return 'mistake' in read ? [read.mistake.message] : checkSvg(read.root).map(({ message }) => message);
}

const rootOf = (source: string) => {
  const read = parseSvg(source);
  if ('mistake' in read) throw new Error(read.mistake.message);
  return read.root;
};

describe('what drawing programs write passes', () => {
  it.each([
    drawn('<path d="M0 0h10v10z"/>'),
    `<?xml version="1.0" encoding="UTF-8"?>\n<!-- Generator: a program -->\n${drawn('<g fill="#123456"><rect width="2" height="3"/></g>')}\n`,
    `<?xml version='1.0' encoding='utf-8' standalone='no'?>${drawn('')}`,
    drawn(
      '<defs><linearGradient id="a"><stop offset="0" stop-color="#fff"/></linearGradient></defs><circle r="4" fill="url(#a)"/>',
    ),
    drawn('<clipPath id="c"><rect width="5" height="5"/></clipPath><g clip-path="url( \'#c\' )"><path d=""/></g>'),
    drawn(
      '<symbol id="s"><path d="M0 0"/></symbol><use xlink:href="#s"/><use href="#s"/>',
      ' xmlns:xlink="http://www.w3.org/1999/xlink"',
    ),
    drawn('<title>A &amp; B</title><desc>x</desc><text x="1"><tspan>Ä</tspan></text>'),
    drawn(
      '<path style="fill:#123;stroke:none" class="a" data-name="Layer 1" d="M1 1"/>',
      ' version="1.1" width="100%" aria-hidden="true" xml:space="preserve"',
    ),
  ])('%s', (source) => expect(said(source)).toEqual([]));
});

/** Files that would run, load, hide or never end; each is refused whole. */
const hostile: readonly (readonly [what: string, source: string, says: RegExp])[] = [
  ['a script', drawn('<script>alert(1)</script>'), /<script>/],
  ['a script in capitals', drawn('<SCRIPT>alert(1)</SCRIPT>'), /<SCRIPT>/],
  ['a script with a prefix', drawn('<svg:script>alert(1)</svg:script>'), /<svg:script>/],
  [
    'a script of another namespace',
    drawn('<h:script xmlns:h="http://www.w3.org/1999/xhtml">1</h:script>'),
    /<h:script>/,
  ],
  ['a program at loading', drawn('', ' onload="alert(1)"'), /no program, got onload/],
  ['a program in capitals', drawn('<path ONCLICK="x()"/>'), /ONCLICK/],
  ['a program of an animation', drawn('<path onbegin="x()"/>'), /onbegin/],
  ['HTML inside', drawn('<foreignObject><body/></foreignObject>'), /<foreignObject>/],
  ['an animation', drawn('<animate attributeName="href" values="javascript:x()"/>'), /<animate>/],
  ['a set', drawn('<set attributeName="onload" to="x()"/>'), /<set>/],
  ['a handler', drawn('<handler type="x"/>'), /<handler>/],
  ['a link', drawn('<a href="javascript:alert(1)"><path d=""/></a>'), /<a>/],
  ['a picture of elsewhere', drawn('<image href="https://evil.example/x.png"/>'), /<image>/],
  ['a picture in a filter', drawn('<filter><feImage href="https://evil.example/x"/></filter>'), /<filter>/],
  ['a frame', drawn('<iframe src="https://evil.example/"/>'), /<iframe>/],
  ['a style element', drawn('<style>@import "https://evil.example/a.css"</style>'), /<style>/],
  ['a document type', `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x.dtd">${drawn('')}`, /document type/],
  ['an entity', `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${drawn('&x;')}`, /document type/],
  ['an entity without a type', drawn('<text>&x;</text>'), /characters as they are/],
  ['billions of laughs', `<!DOCTYPE a [<!ENTITY a "ha">]>${drawn('')}`, /document type/],
  ['a use of elsewhere', drawn('<use href="https://evil.example/a.svg#b"/>'), /part of the drawing/],
  ['a use with data', drawn('<use href="data:image/svg+xml;base64,AAAA#x"/>'), /part of the drawing/],
  ['an old use of elsewhere', drawn('<use xlink:href="other.svg#b"/>'), /part of the drawing/],
  ['a use with a space in front', drawn('<use href=" https://evil.example/#b"/>'), /part of the drawing/],
  ['a coded address', drawn('<use href="&#106;avascript:x()"/>'), /characters as they are/],
  ['a coded address in sixteens', drawn('<use href="&#x6A;avascript:x()"/>'), /characters as they are/],
  ['a fill of elsewhere', drawn('<path fill="url(https://evil.example/a#b)"/>'), /url\(#…\)/],
  ['a fill in quotes', drawn('<path fill="url(\'//evil.example/a\')"/>'), /url\(#…\)/],
  ['a fill in capitals', drawn('<path fill="URL(//evil.example/a)"/>'), /url\(#…\)/],
  ['a fill with a space', drawn('<path fill="url (//evil.example/a)"/>'), /url\(#…\)/],
  ['a fill that is not closed', drawn('<path fill="url(//evil.example/a"/>'), /url\(#…\)/],
  ['two fills', drawn('<path style="fill:url(#a);mask:url(//evil.example/)"/>'), /url\(#…\)/],
  ['an escaped fill', drawn('<path style="fill:\\75rl(//evil.example/a)"/>'), /backslash/],
  ['a comment in a style', drawn('<path style="fill:u/**/rl(//evil.example/a)"/>'), /comment/],
  ['an import in a style', drawn('<path style="@import \'//evil.example/\'"/>'), /loads or runs/],
  ['an image-set', drawn('<path style="mask-image:image-set(\'//evil.example/a\' 1x)"/>'), /loads or runs/],
  ['a src()', drawn('<path style="fill:src(\'//evil.example/a\')"/>'), /loads or runs/],
  ['an expression', drawn('<path style="width:expression(alert(1))"/>'), /loads or runs/],
  ['a stylesheet of elsewhere', `<?xml-stylesheet href="https://evil.example/a.css"?>${drawn('')}`, /stylesheet/],
  ['another instruction', `${drawn('<?php echo 1 ?>')}`, /processing instruction/],
  ['another encoding', `<?xml version="1.0" encoding="UTF-7"?>${drawn('')}`, /UTF-8/],
  ['CDATA', drawn('<text><![CDATA[<script>]]></text>'), /CDATA/],
  ['the end of CDATA', drawn('<text>a]]>b</text>'), /CDATA/],
  [
    'data of a drawing program',
    drawn('<g inkscape:label="x"/>', ' xmlns:inkscape="http://x"'),
    /on the first element|another language/,
  ],
  ['another base', drawn('', ' xml:base="https://evil.example/"'), /xml:base/],
  ['another default namespace', drawn('<g xmlns="http://www.w3.org/1999/xhtml"/>'), /first element alone/],
  ['no namespace', '<svg viewBox="0 0 1 1"><path d=""/></svg>', /xmlns/],
  ['no viewBox', '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>', /viewBox/],
  ['a viewBox of nothing', `${head.replace('0 0 10 10', '0 0 0 10')}/>`, /viewBox/],
  ['a viewBox of words', `${head.replace('0 0 10 10', '0 0 a 10')}/>`, /viewBox/],
  ['one in another', drawn(`${head}/>`), /one in another|first element/],
  ['another element first', '<html/>', /<svg> first/],
  ['text between shapes', drawn('alert(1)'), /no text in <svg>/],
  ['text behind it', `${drawn('')}alert(1)`, /outside/],
  ['a second drawing', drawn('') + drawn(''), /second element/],
  ['an attribute twice', drawn('<path d="" d="x"/>'), /given twice/],
  ['an element that is not closed', `${head}><g>`, /never closed/],
  ['an element that ends nothing', drawn('</g>'), /ends no element/],
  ['an attribute without quotes', drawn('<path d=x/>'), /well-formed/],
  ['a tag in an attribute', drawn('<path d="<script>"/>'), /well-formed/],
  ['nothing', '', /no element/],
  ['a use of itself', drawn('<g id="a"><use href="#a"/></g>'), /shapes/],
  [
    'uses of uses',
    drawn(
      `<path id="l0" d=""/>${Array.from({ length: 12 }, (_, i) => `<g id="l${i + 1}">${`<use href="#l${i}"/>`.repeat(10)}</g>`).join('')}`,
    ),
    /shapes/,
  ],
  ['elements without end', drawn('<g>'.repeat(100) + '</g>'.repeat(100)), /deeper/],
];

describe('what is refused', () => {
  it.each(hostile)('%s', (_, source, says) => expect(said(source).join('\n')).toMatch(says));

  it('whatever stands in it, nothing that passes has a word of a program', () => {
    const parts = cases;
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...parts), { maxLength: 14 }), (chosen) => {
        const source = chosen.join('');
        const bare = source.replace(/<!--[\s\S]*?-->/g, '').replace(/"[^"]*"|'[^']*'/g, '""');
        if (said(source).length === 0) expect(bare).not.toMatch(/<script|onload|CDATA|&#/);
      }),
      { numRuns: 2_000 },
    );
  });

  it('says where', () => {
    const read = parseSvg(`${head}>\n  <path onclick=""/></svg>`);
    expect('root' in read && checkSvg(read.root).map(({ at }) => at)).toEqual([head.length + 10]);
  });
});

describe('what is read of it', () => {
  it.each([
    ['0 0 80 20', { width: 80, height: 20 }],
    ['-1,-2 1e2,.5', { width: 100, height: 0.5 }],
  ])('the viewBox %s', (box, size) => {
    expect(viewBoxOf(rootOf(`${head.replace('0 0 10 10', box)}/>`))).toEqual(size);
  });

  it('the colours of its shapes, as they are inherited, and of gradients; what is not drawn has none', () => {
    const source = drawn(
      '<path d=""/><g fill="#abc"><rect/><circle fill="none" stroke="rgb(1, 2,3)"/></g><path style="stroke:red; fill: white"/>' +
        '<clipPath id="c"><rect fill="red"/></clipPath><linearGradient id="g"><stop stop-color="navy"/></linearGradient><rect fill="url(#g)"/>',
    );
    expect(findFillColors(rootOf(source))).toEqual([
      [0, 0, 0],
      [170, 187, 204],
      [1, 2, 3],
      [255, 255, 255],
      [0, 0, 128],
    ]);
  });
});

describe('the elements of a drawing', () => {
  const elements =
    'g path rect circle ellipse line polyline polygon symbol use defs linearGradient radialGradient stop clipPath mask';
  const texts = ['title', 'desc', 'text', 'tspan'];

  it('may stand in it, and text in those that are words', () => {
    for (const name of [...elements.split(' '), ...texts]) expect(said(drawn(`<${name}/>`)), name).toEqual([]);
    for (const name of texts) expect(said(drawn(`<${name}>x</${name}>`)), name).toEqual([]);
    for (const name of elements.split(' ')) expect(said(drawn(`<${name}>x</${name}>`)), name).toHaveLength(1);
  });

  it('are filled where they are shapes: with their colour, the one around them, or that of their lines', () => {
    const fills = (inside: string) => findFillColors(rootOf(drawn(inside)));
    for (const name of 'path rect circle ellipse line polyline polygon text'.split(' ')) {
      expect(fills(`<${name} fill="#010203"/>`), name).toEqual([[1, 2, 3]]);
      expect(fills(`<g style="a:b; FILL : rgb(1, 2 3)"><${name} fill="inherit"/></g>`), name).toEqual([[1, 2, 3]]);
      expect(fills(`<${name} fill="none" stroke="#abc"/>`), name).toEqual([[170, 187, 204]]);
      for (const hidden of ['clipPath', 'mask']) expect(fills(`<${hidden}><${name}/></${hidden}>`)).toEqual([]);
    }
    expect(fills('<stop/><stop stop-color="white"/><g/><use fill="red"/>')).toEqual([
      [0, 0, 0],
      [255, 255, 255],
    ]);
    expect(fills('<path fill="url(#a)"/><path fill="#12"/><path fill="rgb(1,2)"/><path fill="none"/>')).toEqual([]);
  });

  it.each([
    ['black', 0, 0, 0],
    ['silver', 192, 192, 192],
    ['gray', 128, 128, 128],
    ['grey', 128, 128, 128],
    ['white', 255, 255, 255],
    ['maroon', 128, 0, 0],
    ['red', 255, 0, 0],
    ['purple', 128, 0, 128],
    ['green', 0, 128, 0],
    ['olive', 128, 128, 0],
    ['yellow', 255, 255, 0],
    ['navy', 0, 0, 128],
    ['blue', 0, 0, 255],
    ['teal', 0, 128, 128],
    ['currentColor', 0, 0, 0],
  ])('have the colour %s', (name, ...color) => {
    expect(findFillColors(rootOf(drawn(`<path fill=" ${name.toUpperCase()} "/>`)))).toEqual([color]);
  });
});
