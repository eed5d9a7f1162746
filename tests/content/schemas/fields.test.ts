import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { pastDate, utcInstant } from '../../../src/content/schemas/dates.ts';
import {
  country,
  email,
  languageTag,
  line,
  listOf,
  phone,
  sentence,
  slug,
  timeZone,
} from '../../../src/content/schemas/fields.ts';
import { httpsUrl, siteLink } from '../../../src/content/schemas/urls.ts';

/** Problems of a value: none when it is accepted, else each message with its code and hint. */
function said(schema: z.ZodType, value: unknown): string[] {
  const result = schema.safeParse(value);
  return (result.error?.issues ?? []).map((issue) => {
    const { code, hint } = ('params' in issue && issue.params) || {};
    return [code, issue.message, hint].filter(Boolean).join(' | ');
  });
}

function table(name: string, schema: z.ZodType, accepted: readonly string[], refused: readonly string[]) {
  describe(name, () => {
    it.each(accepted.map((text) => [text]))('accepts %j', (text) => expect(said(schema, text)).toEqual([]));
    it.each(refused.map((text) => [text]))('refuses %j, in one sentence', (text) => {
      expect(said(schema, text)).toEqual([expect.stringMatching(/expected|Invalid|Too/)]);
    });
  });
}

table(
  'a line',
  line(5),
  ['a', 'a b', '日本語', 'ab\u200dc'.slice(0, 2), '{a}'],
  ['abcdef', ' a', 'a ', '\ta', 'a\nb', 'a\u0000b', 'a\ue000', 'a\u{10ffff}', '{{a}}', 'a\u202eb'],
);

it('a line of nothing that can be seen says so, once', () => {
  for (const text of ['', ' ', '\u00ad', '\u00ad \u00ad'])
    expect(said(line(), text)).toEqual([
      'expected text, got nothing | Write something, or remove the field if it is optional.',
    ]);
});

it('each mistake of a line has its own sentence', () => {
  expect(said(line(), ' a')).toEqual(['expected no spaces at the beginning or end']);
  expect(said(line(), 'a\nb')).toEqual([
    'expected one line of visible characters | Remove line breaks and invisible characters.',
  ]);
  expect(said(line(), '{{a}}')).toEqual([
    'fact-misplaced | expected plain text, got a {{fact}} | Facts are filled in only in Markdown pages and answers; write the value here.',
  ]);
});

it('a line loses its soft hyphens, and has 300 characters at most, a sentence 1000', () => {
  expect(line().parse('Donau\u00addampf\u00adschiff')).toBe('Donaudampfschiff');
  for (const [schema, most] of [
    [line(), 300],
    [sentence(), 1000],
  ] as const) {
    expect(said(schema, 'x'.repeat(most))).toEqual([]);
    expect(said(schema, 'x'.repeat(most + 1))).toHaveLength(1);
  }
});

table(
  'a slug',
  slug(),
  ['a', 'a-b', '1-2-c3', 'x'.repeat(64)],
  ['', 'A', '-a', 'a-', 'a--b', 'a b', 'ä', 'a\n', 'x'.repeat(65)],
);

table(
  'a date',
  pastDate(),
  ['1600-01-01', '2026-11-21', '2024-02-29'],
  ['1599-12-31', '2026-02-30', '2026-1-1', '2026-11-21T00:00:00Z', '21.11.2026', ''],
);

it('a date of the wrong century says what to write', () => {
  expect(said(pastDate(), '0026-11-21')).toEqual([
    'date-invalid | expected a date from 1600 on | Write the year with four digits: 2026-11-21.',
  ]);
});

table(
  'an instant',
  utcInstant(),
  ['2027-09-30T00:00:00Z', '2024-02-29T23:59:59Z'],
  [
    '2027-09-30',
    '2027-09-30T00:00:00',
    '2027-09-30T00:00:00+00:00',
    '2027-09-30T00:00:00.0Z',
    ' 2027-09-30T00:00:00Z',
    '2027-09-30T00:00:00Z ',
  ],
);

it('an instant that is written right and does not exist is a date-invalid', () => {
  for (const text of ['2027-02-30T00:00:00Z', '2027-09-30T24:00:00Z', '2027-09-30T00:60:00Z'])
    expect(said(utcInstant(), text)).toEqual([
      'date-invalid | expected a real date and time such as 2027-09-30T00:00:00Z',
    ]);
});

const urls = [
  'https://example.com',
  'https://example.com/',
  'https://example.com/a?b=c#d',
  'https://example.com/%C3%A9',
  'https://xn--caf-dma.example/',
];
const noUrls = [
  'http://example.com/',
  'ftp://example.com/',
  'example.com',
  'https://',
  'https://a@example.com/',
  'https://:b@example.com/',
  'https://EXAMPLE.com/',
  'https://café.example/',
  'https://example.com/a b',
  'https://example.com/\n',
  'https://example.com/../a',
  'https://example.com:443/',
  'https://example.com/%E2%80%AE',
  'https://example.com/{a}',
  'https://example.com/a|b',
  'https://example.com/100%',
  `https://example.com/${'x'.repeat(2000)}`,
];
table('an https URL', httpsUrl(), urls, ['/a/', ...noUrls]);
table(
  'a link of the site',
  siteLink(),
  [...urls, '/', '/a/', '/a', '/a/b.md', '/a/#b', '/#contact/', '/A~_.-/', '/a#b/c'],
  [...noUrls, '', 'a/', '//evil.example/', '/a//b', '/a?b', '/a/#', '/a b/', '/é/', ' /a/', '/a/#b#c', '\n/a/'],
);

it('an address that hides a character, and one that must be encoded, say which', () => {
  expect(said(httpsUrl(), 'https://example.com/%E2%80%AE')).toEqual([
    'expected an address that hides no character behind "%"',
  ]);
  expect(said(httpsUrl(), 'https://example.com/a|b')).toEqual([
    expect.stringMatching(/^expected a URL of the characters that RFC 3986 allows \| Percent-encode/),
  ]);
  expect(said(httpsUrl(), '/a/')).toEqual([
    'expected an absolute https:// URL | For a page of this site write its path, such as /privacy/.',
  ]);
});

table(
  'a mailbox',
  email(),
  ['a@b.cd', 'a.b+c_d-e@sub.example.com', 'A1@x-y.example'],
  [
    '',
    'a',
    'a@b',
    '@b.cd',
    'a@',
    'a@.cd',
    '.a@b.cd',
    'a.@b.cd',
    'a..b@b.cd',
    'a@-b.cd',
    'a@b-.cd',
    'a@B.cd',
    'a@b.c',
    'a@b.c1',
    'a b@b.cd',
    'a@b.cd ',
    ' a@b.cd',
    'a@b.cd,e@f.gh',
    'ä@b.cd',
    `${'a'.repeat(250)}@b.cd`,
  ],
);
table(
  'a telephone number',
  phone(),
  ['+442079460000', '+44 20 7946 0000', '+49 (0) 30 23125042'],
  [
    '442079460000',
    '+0123456789',
    '+123456',
    '+1234567890123456',
    '020 7946 0000',
    '+1234567',
    '+44 20 7946 0000 ext. 12',
    '+44207946000O',
    'x+442079460000',
    '+442079460000x',
  ],
);
table('a country', country(), ['GB', 'DE'], ['gb', 'UK', 'XX', '']);
table(
  'a language',
  languageTag(),
  ['en', 'en-GB', 'zh-Hant-TW', 'zh-Hant', 'es-419', 'gsw'],
  ['e', 'EN', 'en-gb', 'en_GB', 'en-', 'engl', 'en-GBR', 'en-41', 'zh-hant', 'zh-HANT', ' en', 'en ', 'xen-GB-x'],
);
table(
  'a time zone',
  timeZone(),
  ['UTC', 'Europe/London', 'America/Argentina/Buenos_Aires', 'America/Port-au-Prince'],
  ['London', 'europe/london', 'Europe/Nowhere', '+01:00', 'GMT', 'Etc/GMT+1', '', 'UTCx', 'Europe/London '],
);

it('an id that comes again is reported each time, with its first place', () => {
  const list = listOf(z.object({ id: z.string() }));
  const items = (...ids: string[]) => ids.map((id) => ({ id }));
  expect(said(list, items('a', 'b', 'c'))).toEqual([]);
  const { error } = list.safeParse(items('a', 'b', 'b', 'a', 'b'));
  expect(error?.issues).toMatchObject([
    {
      path: [2, 'id'],
      message: 'expected an id of its own, got "b" again (first in item 2)',
      params: { code: 'id-duplicate' },
    },
    { path: [3, 'id'], message: 'expected an id of its own, got "a" again (first in item 1)' },
    { path: [4, 'id'], message: 'expected an id of its own, got "b" again (first in item 2)' },
  ]);
});
