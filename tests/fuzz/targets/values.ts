import { deepEqual, equal, match, ok } from 'node:assert/strict';
import fc from 'fast-check';
import { toExactJson } from '../../../src/compile/content-records.ts';
import { isCalendarDate, isDateTime } from '../../../src/core/dates.ts';
import { parseUnambiguousDate } from '../../../src/core/parse-date.ts';
import { slugPattern } from '../../../src/core/slug.ts';
import { slugify } from '../../../src/core/slugify.ts';
import { checkTelUri, isHttpUri } from '../../../src/core/url.ts';
import { parseLanguageTag } from '../../../src/language/language-tags.ts';
import { parseOpeningHours } from '../../../src/setup/import/text/opening-hours.ts';
import { parsePhone } from '../../../src/values/contact/phone.ts';
import { formatTimeOfDay } from '../../../src/values/hours/model.ts';
import { parseInterval } from '../../../src/values/hours/parse-interval.ts';
import { anyText, textOf } from '../pieces.ts';
import { target } from '../target.ts';

const two = (number: number) => String(number).padStart(2, '0');
const minutes = fc.nat({ max: 1439 });
const dash = fc.constantFrom('-', '–', ' - ', ' to ', '—', ' until ');
const day = fc.date({ min: new Date('1600-01-01'), max: new Date('2399-12-31'), noInvalidDate: true });
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const dateText = fc.oneof(
  fc
    .tuple(fc.nat({ max: 9999 }), fc.nat({ max: 13 }), fc.nat({ max: 32 }))
    .map(([y, m, d]) => `${String(y).padStart(4, '0')}-${two(m)}-${two(d)}`),
  textOf([...'0123456789-T:Z+.', '2026-02-29', 'T00:00:00Z', ' ', '１'], 10),
);

export const valueTargets = [
  target('calendar-date', 'Date of the language has the same day, or none', [dateText], (text) => {
    const date = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
    const isDay = date !== undefined && !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text;
    equal(isCalendarDate(text), isDay);
    if (isDateTime(text)) ok(!Number.isNaN(Date.parse(text)) && isCalendarDate(text.slice(0, 10)));
  }),
  target(
    'written-date',
    'a day written in any of the known ways is that day, or is left open where two are meant',
    [day, fc.nat({ max: 7 })],
    (date, form) => {
      const [y, m, d] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
      const iso = date.toISOString().slice(0, 10);
      const name = months[m] ?? '';
      const written =
        [
          iso,
          `${y}/${m + 1}/${d}`,
          `${d}.${m + 1}.${y}`,
          `${two(d)}/${two(m + 1)}/${y}`,
          `${two(m + 1)}/${two(d)}/${y}`,
          `${d} ${name} ${y}`,
          `${name.slice(0, 3)} ${d}, ${y}`,
          ` ${y}-${m + 1}-${d} `,
        ][form] ?? '';
      const read = parseUnambiguousDate(written);
      const isOpen = (form === 3 || form === 4) && d <= 12 && d !== m + 1;
      equal(read, isOpen ? undefined : iso);
    },
  ),
  target(
    'hours',
    'times of the 24-hour clock are read as what they are, and what is read is within its days',
    [
      minutes,
      minutes,
      dash,
      textOf(
        ['9', '17', ':00', '.30', '-', '–', ' to ', 'am', 'pm', ' ', 'noon', 'h', ' uhr', '24:00', 'bis', 'von ', '1'],
        8,
      ),
    ],
    (opens, closes, between, text) => {
      const written = `${formatTimeOfDay(opens)}${between}${formatTimeOfDay(closes)}`;
      const read = parseInterval(written, []);
      // Where neither end shows which half of the day it is, both are long forms here: 09:00 has its zero.
      if (opens === closes) ok('kind' in read && read.kind === 'ends-equal');
      else deepEqual(read, { opens, closes: closes === 0 ? 1440 : closes < opens ? closes + 1440 : closes });
      const other = parseInterval(text, []);
      if ('kind' in other) return ok(other.expected.length > 0);
      ok(
        other.opens >= 0 && other.opens < 1440 && other.closes > other.opens && other.closes <= other.opens + 1440,
        JSON.stringify(other),
      );
      const again = parseInterval(
        `${formatTimeOfDay(other.opens)}-${formatTimeOfDay(other.closes > 1440 ? other.closes - 1440 : other.closes)}`,
        [],
      );
      deepEqual(again, other);
    },
  ),
  target(
    'written-hours',
    'German weeks of known times are read whole, or not at all',
    [
      fc.array(fc.tuple(fc.constantFrom('Mo', 'Di-Fr', 'Samstag', 'Mo–Do', 'So'), minutes, minutes), {
        minLength: 1,
        maxLength: 3,
      }),
      textOf(['Mo', '-', 'Fr', ' ', '9', '17', ':00', 'Uhr', ';', ',', 'geschlossen', 'und', '\n', 'x'], 10),
    ],
    (rows, noise) => {
      const read = parseOpeningHours(
        rows.map(([days, from, to]) => `${days} ${formatTimeOfDay(from)}-${formatTimeOfDay(to)} Uhr`).join('; '),
        'de',
      );
      if (read)
        deepEqual(
          read.map(({ open }) => open),
          rows.map(([, from, to]) => `${formatTimeOfDay(from)}-${formatTimeOfDay(to)}`),
        );
      for (const { days, open } of parseOpeningHours(noise, 'de') ?? []) {
        ok(days.length > 0 && days.every((each) => each.endsWith('day')));
        match(open, /^\d\d:\d\d-\d\d:\d\d$/);
      }
    },
  ),
  target(
    'phone',
    'what is read is E.164, and each of its forms is read as the same number',
    [
      textOf(
        [
          '+49',
          '0049',
          '030',
          '0',
          '(0)',
          ' ',
          '-',
          '/',
          '.',
          '23125042',
          '1',
          '2',
          '20 7946 0142',
          '+44',
          'ext. 5',
          ' x12',
          'Tel.: ',
          '–',
          '١',
        ],
        7,
      ),
      fc.constantFrom('DE', 'GB', 'US', 'XX', undefined),
    ],
    (text, country) => {
      const { value, mistakes } = parsePhone(text, country);
      if (!value) return ok((mistakes?.length ?? 0) > 0, 'neither read nor refused');
      match(value.e164, /^\+[1-9]\d{4,14}$/);
      equal(checkTelUri(`tel:${value.e164}`), undefined);
      const again = parsePhone(value.international).value;
      equal(again?.e164, value.e164);
    },
  ),
  target(
    'language-tag',
    'Intl.Locale knows the same language, script and region',
    [textOf(['de', 'en', 'zh', 'sr', '-', 'Hant', 'latn', 'GB', 'us', '419', 'x', '-x-a', 'u', 'ca', '1996', 'a'], 6)],
    (text) => {
      const tag = parseLanguageTag(text);
      let locale: Intl.Locale | undefined;
      try {
        locale = new Intl.Locale(text);
      } catch {}
      if (!tag || !locale) return;
      // Intl replaces what is deprecated, so that only those that it leaves alone are compared.
      if (locale.toString().toLowerCase() !== text.toLowerCase()) return;
      deepEqual([tag.language, tag.script, tag.region], [locale.language, locale.script, locale.region]);
    },
  ),
  target(
    'http-uri',
    'the URL parser takes every address that is called one, with the same host',
    [
      fc.oneof(
        fc.webUrl({ withQueryParameters: true, withFragments: true }),
        textOf(['https://', 'http://', 'a.b', '/', '?', '#', '%41', '%4', '[::1]', ':80', '{', '|', ' ', '@', 'é'], 8),
      ),
    ],
    (text) => {
      if (!isHttpUri(text)) return;
      let host = '';
      try {
        host = new URL(text).hostname;
      } catch {
        // The grammar of RFC 3986 lets numbers be hosts and ports that no network has.
        return ok(/^https?:\/\/[\d.x[\]:~_-]|:\d{5,}|\/\/[^/]*\.\./i.test(text) || /\/\/[^/?#]*[~_]/.test(text), text);
      }
      ok(host !== '' && text.toLowerCase().includes(host.replace(/^\[|\]$/g, '').split(':')[0] ?? ''), host);
    },
  ),
  target(
    'slug',
    'what is made is a slug of at most 64 letters, and its own slug',
    [
      fc.oneof(
        anyText(20),
        textOf(['Größe', 'Øl', 'Москва', '東京', 'a', 'B', '-', '_', ' ', "'", '½', 'ß', 'İ', '1'], 10),
      ),
    ],
    (text) => {
      const slug = slugify(text);
      if (slug === undefined || slug === '') return;
      match(slug, slugPattern);
      ok(slug.length <= 64);
      equal(slugify(slug), slug);
    },
  ),
  target(
    'exact-json',
    'what is written comes back the same',
    [fc.anything({ withDate: true, withSparseArray: true, withNullPrototype: true, maxDepth: 3 })],
    (value) => {
      const text = toExactJson(value);
      if (text !== undefined) deepEqual(JSON.parse(text), value);
    },
  ),
];
