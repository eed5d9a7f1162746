import { expect, it } from 'vitest';
import { isAddressName } from '../../src/core/slug.ts';
import { toAddressName } from '../../src/core/slugify.ts';

it.each([
  'a-1',
  'über-uns',
  'über-uns'.normalize('NFD'),
  '会社概要',
  'цены',
  'מחירים',
  'हिन्दी',
  'น้ำ',
  'ガス',
  '가격-2026',
])('%s is a name in an address', (name) => {
  expect(isAddressName(name)).toBe(true);
  expect(toAddressName(name)).toBe(name.normalize('NFC'));
});

it.each([
  '',
  'Über',
  'a_b',
  'a--b',
  '-a',
  'a b',
  'a/b',
  '会社・案内',
  '\u0301a',
  'a\u3164b',
  'می\u200cخواهم',
  'x'.repeat(65),
])('%j is none', (name) => expect(isAddressName(name)).toBe(false));

it.each([
  ['Über uns', 'über-uns'],
  ['会社・案内', '会社-案内'],
  ['می\u200cخواهم بدانم', 'میخواهم-بدانم'],
  ['Gazette™ & Co.', 'gazette-co'],
  ['?', undefined],
])('%s means %s', (text, name) => expect(toAddressName(text)).toBe(name));
