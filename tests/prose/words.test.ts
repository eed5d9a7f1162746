import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findDates } from '../../src/prose/claims/founding.ts';
import { findQuantities } from '../../src/prose/claims/quantities.ts';
import { findSaidTimes } from '../../src/prose/claims/times.ts';
import { editDistance } from '../../src/prose/edit-distance.ts';
import { parseAmount } from '../../src/prose/facts/offers.ts';
import { hasClaimWords } from '../../src/prose/supported-languages.ts';
import { de } from '../../src/prose/words/claims/de.ts';
import { en } from '../../src/prose/words/claims/en.ts';
import type { ClaimWords } from '../../src/prose/words/claims/table.ts';
import cases from './words.cases.json' with { type: 'json' };
import { problemsIn, worldOf } from './world.ts';

const golden = (name: string, value: unknown) =>
  expect(`${JSON.stringify(value, null, 1)}\n`).toMatchFileSnapshot(`./texts/${name}.txt`);

describe('numbers', () => {
  const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
  const small =
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
      ' ',
    );
  const inEnglish = (n: number): string => {
    if (n < 20) return small[n] ?? '';
    if (n < 100) return (tens[Math.floor(n / 10)] ?? '') + (n % 10 > 0 ? `-${small[n % 10]}` : '');
    const [many, rest, word] =
      n < 1000 ? [Math.floor(n / 100), n % 100, 'hundred'] : [Math.floor(n / 1000), n % 1000, 'thousand'];
    return `${inEnglish(many)} ${word}${rest > 0 ? ` ${n < 1000 ? 'and ' : ''}${inEnglish(rest)}` : ''}`;
  };
  const units =
    'null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'.split(
      ' ',
    );
  const decades = ['', '', 'zwanzig', 'dreißig', 'vierzig', 'fünfzig', 'sechzig', 'siebzig', 'achtzig', 'neunzig'];
  const inGerman = (n: number): string => {
    if (n < 20) return units[n] ?? '';
    if (n < 100) return (n % 10 > 0 ? `${units[n % 10]}und` : '') + (decades[Math.floor(n / 10)] ?? '');
    const [many, rest, word] =
      n < 1000 ? [Math.floor(n / 100), n % 100, 'hundert'] : [Math.floor(n / 1000), n % 1000, 'tausend'];
    return inGerman(many) + word + (rest > 0 ? inGerman(rest) : '');
  };
  const all = [
    ...Array.from({ length: 130 }, (_, i) => i),
    199,
    200,
    345,
    999,
    1000,
    1001,
    1999,
    12_345,
    45_000,
    999_999,
  ];

  const valuesOf = (text: string, words: ClaimWords) => findQuantities(text, words).map(({ value }) => value);

  it('in words are what they are', () => {
    // One is an article far more often.
    const many = all.filter((n) => n > 1);
    expect(many.filter((n) => valuesOf(inEnglish(n), en).join() !== String(n))).toEqual([]);
    expect(many.filter((n) => valuesOf(inGerman(n), de).join() !== String(n))).toEqual([]);
  });

  it.each<[ClaimWords, Readonly<Record<string, readonly number[]>>]>([
    [
      en,
      {
        'a hundred': [100],
        'two million': [2_000_000],
        '12': [12],
        '1,200': [1200],
        "1'200": [1200],
        '1.200': [1200],
        '1 200': [1200],
        'a dozen': [12],
        'half a dozen': [6],
        'two dozen': [24],
        'dozens of': [],
        word: [],
      },
    ],
    [
      de,
      { eine: [], zwo: [2], dreissig: [30], hundertundeins: [101], 'ein halbes dutzend': [6], 'zwei dutzend': [24] },
    ],
  ])('single words of %s', (table, words) => {
    expect(Object.fromEntries(Object.keys(words).map((word) => [word, valuesOf(word, table)]))).toEqual(words);
  });

  it('amounts', () => {
    const amounts = cases.amounts;
    expect(amounts.map(parseAmount)).toEqual([
      48_000,
      48_000,
      48_000,
      48_000,
      48_000,
      48_000,
      48_000.5,
      48_000,
      48,
      48.5,
      1,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('slips', () => {
    const pairs = cases.pairs as [string, string][];
    expect(pairs.map(([a, b]) => editDistance(a, b, 2))).toEqual([0, 1, 1, 1, 1, 3, 2, 2, 2, 2, 1, 2]);
    expect([
      editDistance('abc', 'abcde', 1),
      editDistance('abcdef', 'abXYef', 1),
      editDistance('abcd', 'abcd', 0),
    ]).toEqual([2, 2, 0]);
  });
});

describe('times and dates', () => {
  const times = (table: ClaimWords, texts: readonly string[]) =>
    Object.fromEntries(
      texts.map((text) => [
        text,
        findSaidTimes(text, table)
          .map(({ minutes, isSure }) => `${minutes.join(' ')}${isSure ? '' : '?'}`)
          .join(' + '),
      ]),
    );
  it('in English', async () => {
    await golden(
      'times-in-english',
      times(en, [
        'noon',
        'midday',
        'midnight',
        'nine',
        '9',
        '09',
        '9:30',
        '9.30',
        '13',
        '24',
        '25',
        '9:60',
        'half past eight',
        'half eight',
        'a quarter past eight',
        'quarter to nine',
        'five past eight',
        'twenty-five to nine',
        "nine o'clock",
        '9 am',
        '9 p.m.',
        '12 am',
        '12 pm',
        '12',
        'nine in the morning',
        'nine in the evening',
        'two in the afternoon',
        'nine at night',
        'soon',
        '9am',
        '0:30',
        ' Nine ',
        'ten past noon',
        'x past eight',
        'quarter to twelve at night',
        'half past eleven at night',
        'half past twelve in the afternoon',
        'quarter to 12 in the morning',
        'half past twelve in the morning',
        'quarter to 12 pm',
        '11:59 am',
        '13 in the afternoon',
      ]),
    );
  });
  it('in German', async () => {
    await golden(
      'times-in-german',
      times(de, [
        'mittags',
        'mittag',
        'mitternacht',
        'neun',
        '9',
        '09',
        '9:30',
        '9.30',
        '13',
        '24',
        '25',
        '9:60',
        'halb neun',
        'viertel nach neun',
        'viertel vor neun',
        'viertel neun',
        'dreiviertel neun',
        'drei viertel neun',
        'neun uhr',
        '9 uhr 30',
        'neun uhr dreißig',
        '9 uhr morgens',
        'acht uhr früh',
        '9 uhr abends',
        '5 uhr nachmittags',
        '12 uhr nachmittags',
        '13 uhr abends',
        'bald',
        '0:30',
        'neun uhr wort',
        'halb zwölf abends',
        'viertel vor 12 abends',
        'dreiviertel 12 abends',
        'viertel nach 12 nachmittags',
        'halb eins nachmittags',
        'halb zwölf morgens',
      ]),
    );
  });
  it('dates', async () => {
    const texts = cases.texts;
    await golden(
      'dates',
      texts.map(
        (text) => `${text} = ${findDates(`On ${text}, we`, en).map(({ iso, start, end }) => `${iso} ${start}-${end}`)}`,
      ),
    );
    expect(
      ['9. März 2021', '9 Mär 2021', 'Mai 2021', '31. Dezember 1999'].map((text) => findDates(text, de)[0]?.iso),
    ).toEqual(['2021-03-09', '2021-03-09', '2021-05', '1999-12-31']);
  });
});

describe('tables of words', () => {
  const adjectives: readonly (readonly [ClaimWords, string, (word: string) => string, string, string])[] = [
    [
      en,
      'example',
      (word) => `These terms are governed by ${word} law.`,
      'English Welsh British',
      'German Austrian Swiss French Irish American Dutch Belgian Italian Spanish Polish Japanese Swedish Danish Norwegian Finnish Portuguese Canadian Australian Indian Chinese Estonian Maltese Cypriot Jordanian Californian Scottish Czech',
    ],
    [
      en,
      'example',
      (word) => `These terms are governed by the laws of ${word}.`,
      'England Wales Britain',
      'Germany Austria Switzerland France Ireland America Netherlands Belgium Italy Spain Poland Japan Sweden Denmark Norway Finland Portugal Canada Australia Luxembourg Czechia India China Estonia Malta Cyprus Jordan Delaware California Scotland',
    ],
    [
      de,
      'gmbh',
      (word) => `Es gilt ${word}es Recht.`,
      'deutsch',
      'österreichisch schweizerisch britisch englisch französisch italienisch spanisch niederländisch holländisch belgisch polnisch amerikanisch luxemburgisch dänisch schwedisch irisch liechtensteinisch tschechisch japanisch jordanisch',
    ],
    [
      de,
      'gmbh',
      (word) => `Wir sind ein ${word}es Unternehmen.`,
      'deutsch',
      'österreichisch schweizerisch britisch englisch französisch italienisch spanisch niederländisch holländisch belgisch polnisch amerikanisch luxemburgisch dänisch schwedisch irisch liechtensteinisch tschechisch japanisch jordanisch',
    ],
    [
      en,
      'example',
      (word) => `We are a ${word} company.`,
      'English Welsh British',
      'German Austrian Swiss French Irish American Dutch Belgian Italian Spanish Polish Japanese Swedish Danish Norwegian Finnish Portuguese Canadian Australian Indian Chinese Estonian Maltese Cypriot Jordanian Californian Scottish Czech',
    ],
  ];
  it.each(adjectives)('$table.code lands: %#', (_table, site, sentence, own, others) => {
    const world = site === 'gmbh' ? worldOf('tests/fixtures/gmbh/', 'de') : worldOf('');
    const said = (words: string) => words.split(' ').filter((word) => problemsIn(sentence(word), world).length > 0);
    expect(said(own)).toEqual([]);
    expect(said(others)).toEqual(others.split(' '));
  });

  it.each([
    [
      en,
      'LLP|plc|PLC|GmbH|AG|Inc|corporation|public limited company|limited liability partnership|partnership|cooperative|co-operative|sole trader|charity|charitable trust|foundation|community interest company|CIC|public company',
      'limited company|private limited company|family business',
    ],
    [
      de,
      'Aktiengesellschaft|AG|UG|KG|OHG|GbR|Genossenschaft|Verein|Stiftung|Einzelunternehmen|Kommanditgesellschaft|Personengesellschaft|SE|Europäische Gesellschaft',
      'GmbH|Gesellschaft mit beschränkter Haftung',
    ],
  ] as const)('legal forms', (table, others, own) => {
    const world = table === de ? worldOf('tests/fixtures/gmbh/', 'de') : worldOf('');
    const said = (words: string) =>
      words
        .split('|')
        .filter((word) => problemsIn(table === de ? `Wir sind eine ${word}.` : `We are a ${word}.`, world).length > 0);
    expect(said(others)).toEqual(others.split('|'));
    expect(said(own)).toEqual([]);
  });
});

it('has claims in each language that has words for them, and in no other', () => {
  const files = readdirSync(new URL('../../src/prose/words/claims', import.meta.url)).map((file) =>
    file.replace(/\.ts$/, ''),
  );
  expect(files.filter((tag) => !hasClaimWords(tag))).toEqual(['table']);
  expect(['fi', 'table', 'zh'].some(hasClaimWords)).toBe(false);
});
