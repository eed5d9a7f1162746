import { describe, expect, it } from 'vitest';
import { editDistance } from '../../src/prose/edit-distance.ts';
import { parseAmount } from '../../src/prose/facts/offers.ts';
import { findDates } from '../../src/prose/kinds/founding.ts';
import { isNumberTrue, parseNumber } from '../../src/prose/kinds/number-claims.ts';
import { findWordTable } from '../../src/prose/prose.ts';
import { de } from '../../src/prose/words/de.ts';
import { en } from '../../src/prose/words/en.ts';
import type { WordTable } from '../../src/prose/words/table.ts';
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

  it('in words are what they are', () => {
    expect(all.filter((n) => en.numberOf(inEnglish(n)) !== n)).toEqual([]);
    expect(all.filter((n) => de.numberOf(inGerman(n)) !== n)).toEqual([]);
    const patternOf = (table: WordTable) => new RegExp(`^(?:${table.numberWord})$`, 'iu');
    expect(all.filter((n) => !patternOf(en).test(inEnglish(n)))).toEqual([]);
    expect(all.filter((n) => !patternOf(de).test(inGerman(n)))).toEqual([]);
  });

  it.each<[WordTable, Readonly<Record<string, number | undefined>>]>([
    [
      en,
      {
        'a hundred': 100,
        'a thousand': 1000,
        'two million': 2_000_000,
        first: 1,
        Tenth: 10,
        twentieth: 20,
        thirtieth: 30,
        'twenty-first': 21,
        'one two': undefined,
        'twenty thirty': undefined,
        'five twenty': undefined,
        word: undefined,
        'zero one': undefined,
        '12': 12,
        '1,200': 1200,
        "1'200": 1200,
        '1.200': 1200,
        '1 200': 1200,
        'a dozen': 12,
        'half a dozen': 6,
        'two dozen': 24,
        'three dozen': 36,
        'four dozen': 48,
        'one dozen': 12,
        'dozens of': undefined,
      },
    ],
    [
      de,
      {
        eins: 1,
        eine: 1,
        einen: 1,
        einem: 1,
        einer: 1,
        zwo: 2,
        zehnten: 10,
        zweite: 2,
        zwanzigste: 20,
        fuenf: 5,
        zwoelf: 12,
        dreissig: 30,
        hundert: 100,
        tausend: 1000,
        hundertundeins: 101,
        sechszehn: undefined,
        siebenzehn: undefined,
        zwölfzehn: undefined,
        wort: undefined,
        wortzig: undefined,
        'ein halbes dutzend': 6,
        'zwei dutzend': 24,
        'drei dutzend': 36,
        'vier dutzend': 48,
        'ein dutzend': 12,
      },
    ],
  ])('single words of %s', (table, words) => {
    expect(Object.fromEntries(Object.keys(words).map((word) => [word, parseNumber(word, table)]))).toEqual(words);
  });

  it('hedges', () => {
    const rows = (['more', 'least', 'most', 'less', 'nearly', 'about', undefined] as const).map((hedge) =>
      [7, 8, 9, 10, 11, 12, 13].filter((said) => isNumberTrue(hedge, said, 10)),
    );
    expect(rows).toEqual([[7, 8, 9], [7, 8, 9, 10], [10, 11, 12, 13], [11, 12, 13], [10, 11, 12], [9, 10, 11], [10]]);
    expect([
      isNumberTrue('about', 100, 112),
      isNumberTrue('about', 100, 113),
      isNumberTrue('nearly', 100, 80),
      isNumberTrue('nearly', 100, 79),
    ]).toEqual([true, false, true, false]);
    expect(
      [en, de].map((table) =>
        table.hedges.map(([words, hedge]) => [
          hedge,
          [
            'more than',
            'at least',
            'up to',
            'under',
            'nearly',
            'about',
            'mehr als',
            'mindestens',
            'bis zu',
            'unter',
            'fast',
            'etwa',
          ].filter((word) => words.test(word)),
        ]),
      ),
    ).toEqual([
      [
        ['more', ['more than']],
        ['least', ['at least']],
        ['most', ['up to']],
        ['less', ['under']],
        ['nearly', ['nearly']],
        ['about', ['about']],
      ],
      [
        ['more', ['mehr als']],
        ['least', ['mindestens']],
        ['most', ['bis zu']],
        ['less', ['unter']],
        ['nearly', ['fast']],
        ['about', ['etwa']],
      ],
    ]);
  });

  it('amounts', () => {
    const amounts = [
      '48,000',
      '48.000',
      '48 000',
      "48'000",
      '48’000',
      '48.000,00',
      '48,000.50',
      '48.000,-',
      '48,--',
      '48.5',
      '1',
      'x',
      '',
      '1x',
    ];
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
      485,
      1,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('slips', () => {
    const pairs = [
      ['abc', 'abc'],
      ['abc', 'abd'],
      ['abc', 'ab'],
      ['abc', 'abcd'],
      ['abc', 'acb'],
      ['abc', 'xyz'],
      ['abcd', 'badc'],
      ['abc', 'a'],
      ['', 'ab'],
      ['abcdef', 'abdcfe'],
      ['ab', 'ba'],
      ['abc', 'bca'],
    ] as const;
    expect(pairs.map(([a, b]) => editDistance(a, b, 2))).toEqual([0, 1, 1, 1, 1, 3, 2, 2, 2, 2, 1, 2]);
    expect([
      editDistance('abc', 'abcde', 1),
      editDistance('abcdef', 'abXYef', 1),
      editDistance('abcd', 'abcd', 0),
    ]).toEqual([2, 2, 0]);
  });
});

describe('times and dates', () => {
  const times = (table: WordTable, texts: readonly string[]) =>
    Object.fromEntries(texts.map((text) => [text, table.timeOf(text)?.join(' ')]));
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
  it('as they are written in a sentence', async () => {
    const found = (table: WordTable, text: string) => text.match(new RegExp(table.spokenTimes, 'giu'));
    await golden('times-in-sentences', [
      found(
        en,
        "from 9 to half past five, 9:30 pm, noon, a quarter to six, nine o'clock, ten at night, 12.5, 9.300, 14:00",
      ),
      found(
        de,
        'von 9 bis halb sechs, 14 Uhr 30, 9.30 h, mittags, Viertel vor elf, 8 Uhr morgens, acht Uhr dreißig, 12.500',
      ),
    ]);
  });
  it('dates', async () => {
    const texts = [
      '2021',
      '2021-03',
      '2021-03-09',
      '9.3.2021',
      '09.03.2021',
      '9 March 2021',
      '9th of March 2021',
      'March 9, 2021',
      'March 9th 2021',
      'March 2021',
      'Mar. 2021',
      'Sept 2021',
      '1499',
      '1500',
      '2100',
      '12021',
      '2021-3',
      '2021/03',
      '3.2021',
      'v2021',
      'Dec 1999',
    ];
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
  it('days', async () => {
    const found = (table: WordTable, text: string) =>
      table.days.flatMap(([day, days]) => (text.match(day) ?? []).map((said) => `${said} ${days.join('')}`));
    await golden(
      'days-in-english',
      found(
        en,
        'Mon Monday Mondays Tue Tues Tuesday Wed Weds Wednesday Thu Thur Thurs Thursday Fri Fridays Sat Saturday Sun Sundays weekdays week day working day business days weekend monday tuesdays sunday Month Sung',
      ),
    );
    await golden(
      'days-in-german',
      found(
        de,
        'Mo. Montag montags Di, dienstags Mi: Mittwoch Do–Fr freitag Sa Sonnabend samstags So. Sonntag sonntags so mo werktags Wochenende wochentags am Wochenenden unter der Woche Mond',
      ),
    );
  });
});

describe('tables of words', () => {
  const adjectives: readonly (readonly [WordTable, string, (word: string) => string, string, string])[] = [
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

  it('currencies and units', () => {
    const units = (table: WordTable, words: string) =>
      words.split('|').map((word) => table.units.find(([unit]) => unit.test(word))?.[1]);
    expect(units(en, 'minutes|min|hour|hrs|working days|business-day|weekday|days|weeks|x')).toEqual([
      'minute',
      'minute',
      'hour',
      'hour',
      'working-day',
      'working-day',
      'working-day',
      'day',
      'week',
      undefined,
    ]);
    expect(
      units(de, 'Minuten|minütig|Stunden|stündig|Werktage|Arbeitstag|Geschäftstagen|Tage|tägig|Wochen|wöchig|x'),
    ).toEqual([
      'minute',
      'minute',
      'hour',
      'hour',
      'working-day',
      'working-day',
      'working-day',
      'day',
      'day',
      'week',
      'week',
      undefined,
    ]);
    for (const [table, words] of [
      [en, '€|EUR|euros|£|GBP|pound|sterling|$|USD|dollars|¥|JPY|yen|CHF|francs|x'],
      [de, '€|EUR|Euro|£|GBP|Pfund|Pfund|$|USD|Dollar|¥|JPY|Yen|CHF|Franken|x'],
    ] as const)
      expect(words.split('|').map((word) => table.currencyOf(word))).toEqual([
        'EUR',
        'EUR',
        'EUR',
        'GBP',
        'GBP',
        'GBP',
        'GBP',
        'USD',
        'USD',
        'USD',
        'JPY',
        'JPY',
        'JPY',
        'CHF',
        'CHF',
        undefined,
      ]);
    expect([findWordTable('en-GB'), findWordTable('de'), findWordTable('fr'), findWordTable('')]).toEqual([
      en,
      de,
      undefined,
      undefined,
    ]);
  });
});
