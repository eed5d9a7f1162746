import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainOf, spellingsOf, wordsOf } from '../../../src/theme/scripts/folding.ts';
import { excerptOf, markedPieces } from '../../../src/theme/scripts/marking.ts';
import { type SearchEntry, wordIndex } from '../../../src/theme/scripts/word-search.ts';

const search = (entries: readonly SearchEntry[], query: string, synonyms: readonly (readonly string[])[] = []) =>
  wordIndex(entries, synonyms)(query).entries;

describe('search by words', () => {
  const titles = (...all: string[]) => all.map((title) => ({ title, text: '' }));

  it.each([
    ['German: compounds and ß', titles('Wie laut ist die Pumpe?', 'Straße und Hausnummer'), 'strasse', 1],
    ['German: a part of a compound', titles('Wie laut ist die Pumpe?', 'Ihre Handelsregisternummer'), 'Nummer', 1],
    ['Czech: another form of a word', titles('Kde sídlí společnost?', 'Otevírací doba'), 'společnosti', 0],
    ['Danish', titles('Åbningstider', 'Øl fra København'), 'kobenhavn ol', 1],
    ['Turkish: İ and ı', titles('İletişim', 'Çalışma saatleri'), 'ILETISIM', 0],
    ['Greek', titles('Ώρες λειτουργίας', 'Διεύθυνση'), 'διευθυνση', 1],
    ['Russian', titles('Часы работы', 'Юридический адрес'), 'адреса', 1],
    ['Arabic with and without vowel signs', titles('ساعات العمل', 'العنوان المُسَجَّل'), 'المسجل', 1],
    ['Hindi', titles('कार्यालय का समय', 'पंजीकृत पता'), 'पता', 1],
    ['Chinese, without spaces', titles('公司注册号是多少？', '营业时间是什么时候？'), '请问你们的营业时间', 1],
    ['Japanese', titles('営業時間を教えてください', '会社の住所はどこですか'), '住所を知りたい', 1],
    ['Thai', titles('เวลาทำการ', 'ที่อยู่บริษัท'), 'บริษัทอยู่ที่ไหน', 1],
    ['Korean: particles', titles('영업시간은 언제입니까', '회사 주소는 어디입니까'), '주소', 1],
  ])('%s', (_, entries, query, first) => expect(search(entries, query)[0]).toBe(first));

  it('more and rarer words come first, titles before texts', () => {
    const entries = [
      { title: 'About calls', text: 'The calls are recorded.' },
      { title: 'Are calls recorded?', text: 'No, the calls are not.' },
      { title: 'Calls', text: 'Calls and calls.' },
    ];
    expect(search(entries, 'Are the calls recorded?').slice(0, 2)).toEqual([1, 0]);
  });

  it('finds nothing in nothing, and one among one', () => {
    expect([search([], 'a'), search(titles('Calls'), 'calls'), search(titles('Calls'), '')]).toEqual([[], [0], []]);
  });
});

describe('folding', () => {
  it.each([
    ['German', 'Straße', 'STRASSE'],
    ['Arabic: hamza', 'أإآا', 'اااا'],
    ['Arabic: tatweel and vowel signs', 'مـــاءُ', 'ماء'],
    ['Arabic: the two ends', 'مبنى مكتبة', 'مبني مكتبه'],
    ['Arabic digits', '٢٤', '24'],
    ['full width', 'ＩＳＯ９００１', 'iso9001'],
  ])('%s', (_, written, folded) => expect(plainOf(written)).toBe(plainOf(folded)));

  it('ä is ae and a', () => {
    expect(spellingsOf('Größe und Äpfel')).toEqual([['grosse', 'groesse'], ['und'], ['apfel', 'aepfel']]);
    for (const query of ['Größe', 'Grosse', 'Groesse', 'GRÖẞE'])
      expect(search([{ title: 'Farbe' }, { title: 'Größe' }], query)[0], query).toBe(1);
    expect(search([{ title: 'Farbe' }, { title: 'Groesse' }], 'größe')[0]).toBe(1);
  });

  it('what is folded stays as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(plainOf(plainOf(text))).toBe(plainOf(text));
      }),
    );
  });

  it('a text finds itself, in any case', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (text) => {
        fc.pre(wordsOf(text).size > 0);
        expect(search([{ title: text }], text)).toEqual([0]);
      }),
    );
  });
});

describe('what is meant', () => {
  const entries = [
    { title: 'Licence of the data' },
    { title: 'Compliance' },
    { title: 'Vulnerabilities', text: 'A mistake.' },
  ];

  it('a word that nobody wrote finds those that differ in a fifth of their letters', () => {
    expect(search(entries, 'complaince')).toEqual([1]);
    expect(search(entries, 'licnece')).toEqual([0]);
    expect(search(entries, 'zebra')).toEqual([]);
  });

  it('synonyms find each other, and are told', () => {
    const find = wordIndex(entries, [
      ['GDPR', 'data protection', 'compliance'],
      ['bug', 'vulnerability'],
    ]);
    expect(find('gdpr')).toEqual({ entries: [1], also: ['data protection', 'compliance'] });
    expect(find('bug').entries[0]).toBe(2);
    expect(find('licence').also).toEqual([]);
  });
});

describe('what is marked', () => {
  it.each([
    ['Is there an API key?', 'api KEYS', 'Is there an [API] [key]?'],
    ['Straße 7', 'strasse', '[Straße] 7'],
    ['会社の住所はどこですか', '住所', '会社の[住所]はどこですか'],
    ['رقم الهاتفُ', 'الهاتف', 'رقم [الهاتفُ]'],
  ])('%s: %s', (text, query, marked) => {
    const pieces = markedPieces(text, query);
    expect(pieces.map(([piece, isMarked]) => (isMarked ? `[${piece}]` : piece)).join('')).toBe(marked);
  });

  it('pieces are the whole text, and an excerpt is short and holds the first mark', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 600 }), fc.string({ maxLength: 8 }), (text, query) => {
        const pieces = markedPieces(text, query);
        expect(pieces.map(([piece]) => piece).join('')).toBe(text);
        const excerpt = excerptOf(pieces);
        const first = pieces.find(([, isMarked]) => isMarked);
        if (first) expect(excerpt).toContainEqual(first);
      }),
    );
  });
});
