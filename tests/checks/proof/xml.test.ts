import { describe, expect, it } from 'vitest';
import { parseXml } from '../../../src/checks/proof/machine-document.ts';
import cases from './xml.cases.json' with { type: 'json' };

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

  it.each(cases as [string, string][])('%j is none: %s', (text, wrong) => {
    expect(parseXml(text)).toBe(wrong);
  });
});
