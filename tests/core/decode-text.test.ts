import { describe, expect, it } from 'vitest';
import { decodeText } from '../../src/core/decode-text.ts';

/** Labels that the Encoding Standard (§4.2) maps to windows-1252. */
const labels =
  'ansi_x3.4-1968 ascii cp1252 cp819 csisolatin1 ibm819 iso-8859-1 iso-ir-100 iso8859-1 iso88591 iso_8859-1 iso_8859-1:1987 l1 latin1 us-ascii windows-1252 x-cp1252';
const text = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ äöüß';
const bytes = Buffer.concat([
  Buffer.from(
    [...Array(32).keys()].map((each) => each + 0x80).filter((each) => ![0x81, 0x8d, 0x8f, 0x90, 0x9d].includes(each)),
  ),
  Buffer.from(' äöüß', 'latin1'),
]);
const page = (head: string, body: Uint8Array) => Buffer.concat([Buffer.from(head), body]);
const hex = (digits: string) => Buffer.from(digits, 'hex');

describe('the text of a page', () => {
  it.each(labels.split(' '))('in %s has the signs of Windows-1252', (label) => {
    expect(decodeText(page(`<meta charset="${label}">`, bytes))).toBe(`<meta charset="${label}">${text}`);
    const long = `<META http-equiv=Content-Type content='text/html; charset = ${label.toUpperCase()}'>`;
    expect(decodeText(page(long, bytes))).toBe(long + text);
  });

  it.each([
    ['nothing', ''],
    ['an encoding that nobody knows', '<meta charset="x-mine">'],
    ['UTF-8, and is not', '<meta charset="utf-8">'],
    ['UTF-16, and is not', '<meta charset="utf-16">'],
    ['XML of an old encoding', '<?xml version="1.0" encoding="ISO-8859-1"?>'],
  ])('that names %s has them too', (_, head) => {
    expect(decodeText(page(head, bytes))).toBe(head + text);
  });

  it.each([
    ['iso-2022-jp', '1b2442467c4b5c1b2842', '日本'],
    ['csISO2022JP', '1b28493640471b2842', 'ｶﾀﾇ'],
    ['shift_jis', '93fa967b', '日本'],
    ['euc-jp', 'c6fccbdc', '日本'],
    ['windows-1251', 'cfe5f0e2fbe9', 'Первый'],
    ['windows-1256', 'e3d1cdc8c7', 'مرحبا'],
    ['gb2312', 'd6d0b9fa', '中国'],
    ['big5', 'a4a4b0ea', '中國'],
    ['euc-kr', 'c7d1b1b9', '한국'],
    ['koi8-r', 'f0e5', 'ПЕ'],
    ['iso-8859-15', 'a4', '€'],
  ])('in %s is read', (label, digits, said) => {
    const head = `<meta charset="${label}">`;
    expect(decodeText(page(head, hex(digits)))).toBe(head + said);
    expect(decodeText(page(`<?xml version="1.0" encoding="${label}"?>`, hex(digits)))).toContain(said);
  });

  it('is UTF-8 where it is, whatever it names, and but for a letter that is cut', () => {
    expect(decodeText(Buffer.from('<meta charset="latin1">€ ü'))).toContain('€ ü');
    expect(decodeText(page('<meta charset="utf-8">Grüße über Köln ', hex('c3')))).toContain('Grüße über Köln');
    expect(decodeText(page('\uFEFFü', Buffer.alloc(0)))).toBe('ü');
  });

  it.each(['utf-16le', 'utf-16be'])('with the mark of %s is read', (name) => {
    const little = Buffer.from('\uFEFF<p>€ ü</p>', 'utf16le');
    expect(decodeText(name === 'utf-16le' ? little : little.swap16())).toBe('<p>€ ü</p>');
  });
});
