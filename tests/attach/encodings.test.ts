import { describe, expect, it } from 'vitest';
import { removeGazetteLines } from '../../src/attach/head/head-lines.ts';
import { attached, textOf } from './found.ts';

const latin = (text: string) => Buffer.from(text, 'latin1');
const page = (charset: string, title: Uint8Array, text: Uint8Array): Buffer =>
  Buffer.concat([
    latin(`<!doctype html><html lang="de"><head><meta charset="${charset}"><meta name="description" content="`),
    title,
    latin('"><title>'),
    title,
    latin('</title></head><body><main><h1>x</h1><p>'),
    text,
    latin('</p></main></body></html>'),
  ]);

describe('a page in the encoding', () => {
  it.each([
    [
      'windows-1252',
      latin('Preise'),
      latin('Preis: \x80 12 \x96 15, \x84Gr\xfc\xdfe\x93 \x85'),
      'Preis: € 12 – 15, „Grüße“ …',
    ],
    ['iso-8859-1', latin('\x80 \x96'), latin('\x80 12'), '> € –'],
    // 0x22 and 0x3C are a quote and a bracket to whom the sequences say nothing: `腹`, `首`.
    ['iso-2022-jp', latin('\x1b$BJ"<s<h\x1b(B'), latin('\x1b$BF|K\\\x1b(B'), '日本'],
    // Pairs that Windows adds between those of KS X 1001, and four bytes of GB18030.
    ['euc-kr', latin('\xb0\xa1'), latin('\x8c\x63\xb9\xe6\xb0\xa2\xc7\xcf 12'), '똠방각하 12'],
    ['gb2312', latin('\xb1\xc3'), latin('A \x81\x30\x84\x38 12 \x81\x39\xee\x39'), 'A © 12 㐀'],
    ['shift_jis', latin('\x93\xfa\x96{'), latin('\x83\\\x83|'), 'ソポ'],
  ])('%s has its signs in the mirror, and its bytes around our lines', (charset, title, text, said) => {
    const bytes = page(charset, title, text);
    const { plan, problems } = attached({ 'index.html': bytes });
    expect(problems).toEqual([]);
    expect(plan && textOf(plan, 'index.md')).toContain(said);
    const after = plan?.edited.get('index.html') ?? new Uint8Array();
    expect(Buffer.from(after).toString('latin1')).toMatch(/<\/title><!--gazette-->.*<!--\/gazette--><\/head>/s);
    expect(Buffer.from(removeGazetteLines('index.html', after)).equals(bytes)).toBe(true);
  });

  it('UTF-16 has a mirror and no line', () => {
    const bytes = Buffer.from('\uFEFF<!doctype html><html><head><title>a</title></head><body><p>12 €</p>', 'utf16le');
    const { plan } = attached({ 'index.html': bytes });
    expect(plan && textOf(plan, 'index.md')).toContain('12 €');
    expect(plan?.edited.has('index.html')).toBe(false);
  });
});
