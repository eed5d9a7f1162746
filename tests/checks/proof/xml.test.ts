import { describe, expect, it } from 'vitest';
import { parseXml } from '../../../src/checks/proof/xml.ts';

describe('XML that is read', () => {
  it('gives elements in their order, with attributes and their own text', () => {
    const read = parseXml(
      '<?xml version="1.0"?>\n<!-- a --><a:x b="1 &amp; 2" c=\'&#x41;&#66;\'>one <y/>two &lt;<![CDATA[<p>]]></a:x>\n',
    );
    expect(read).toEqual([
      { name: 'a:x', attributes: new Map(Object.entries({ b: '1 & 2', c: 'AB' })), text: 'one two <' },
      { name: 'y', attributes: new Map(), text: '' },
    ]);
  });

  it.each([
    ['', 'no element'],
    ['<a>\n<b></a>', '</a>, which closes nothing in line 2'],
    ['<a>', '<a>, which is never closed in line 1'],
    ['<a></a></a>', '</a>, which closes nothing in line 1'],
    ['<a/><b/>', 'a second root <b> in line 1'],
    ['<a/>x', 'text outside of the root in line 1'],
    ['x<a/>', 'text outside of the root in line 1'],
    ['<a b=1/>', 'no markup, and no text in line 1'],
    ['<a>\n\n< b</a>', 'no markup, and no text in line 3'],
    ['<a/>\n<', 'no markup, and no text in line 2'],
    ['<!DOCTYPE a><a/>', 'no markup, and no text in line 1'],
    ['<a b="1" b="2"/>', 'b twice in one tag in line 1'],
    ['<a>&nbsp;</a>', 'a reference that XML does not know in line 1'],
    ['<a>R&D</a>', 'a reference that XML does not know in line 1'],
    ['<a b="&x;"/>', 'a reference that XML does not know in b in line 1'],
    ['<a>\u0001</a>', 'a reference that XML does not know in line 1'],
    ['<a><!-- a -- b --></a>', 'no markup, and no text in line 1'],
  ])('%j is none: %s', (text, wrong) => {
    expect(parseXml(text)).toBe(wrong);
  });
});
