import { describe, expect, it } from 'vitest';
import type { PluralForms, TextKey } from '../../src/language/catalogue.ts';
import { type LanguageCode, languages } from '../../src/language/data/index.ts';
import notes from '../../src/language/data/notes.json' with { type: 'json' };
import type { LanguageFile } from '../../src/language/language-file.ts';
import { speak, tags } from './languages.ts';
import { sameInEnglish } from './same-in-english.ts';

const english = speak('en').words;
const allKeys = Object.keys(english) as TextKey[];
const formsOf = (text: string | PluralForms): readonly string[] =>
  typeof text === 'string' ? [text] : Object.values(text);
const slots = (text: string) => [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))].sort();
const code = (text: string) => [...text.matchAll(/`[^`]*`/g)].map(([span]) => span).sort();
const targets = (text: string) => [...text.matchAll(/\]\(([^)]*)\)/g)].map(([, target]) => target).sort();

const isSame = (tag: string, key: TextKey) => (sameInEnglish[key] ?? '').split(' ').includes(tag.slice(0, 2));

describe.each([...tags, 'en-US', 'de-CH', 'pt-BR'] as const)('the catalogue of %s', (tag) => {
  const { words, table, reviewed } = speak(tag);
  // A text that is missing fails the first test alone, by its name.
  const keys = allKeys.filter((key) => words[key] !== undefined);

  it('has every text, and none besides', () => {
    expect(allKeys.filter((key) => words[key] === undefined)).toEqual([]);
    expect(Object.keys(words)).toEqual(allKeys);
  });

  it('is signed by nobody yet', () => {
    expect(reviewed).toBe(false);
  });

  it('keeps slots, code spans and targets of links', () => {
    const of = (text: string) => ({ slots: slots(text), code: code(text), targets: targets(text) });
    const lost = keys.filter((key) => {
      const [first = ''] = formsOf(english[key]).slice(-1);
      return formsOf(words[key]).some((form) => {
        const own = of(form);
        // "one day" may say the number in a word: a form for a count may leave the count out.
        const isForm = typeof english[key] !== 'string';
        const given = of(first);
        const expected = isForm && !own.slots.includes('n') ? given.slots.filter((slot) => slot !== 'n') : given.slots;
        return JSON.stringify(own) !== JSON.stringify({ ...given, slots: expected });
      });
    });
    expect(lost).toEqual([]);
  });

  it('shows the count wherever a form stands for more than one', () => {
    const without = keys.filter((key) => {
      const text = words[key];
      return typeof text !== 'string' && !slots(text.other).includes('n');
    });
    expect(without).toEqual([]);
  });

  it('has the plural forms of the language, and no others', () => {
    const categories = [...Object.keys(table.plurals), 'other'].sort();
    const wrong = keys.filter((key) => {
      const text = words[key];
      return typeof text !== 'string' && JSON.stringify(Object.keys(text).sort()) !== JSON.stringify(categories);
    });
    expect(wrong).toEqual([]);
  });

  it('keeps the shape of tables and blocks, and holds no text that is empty or has loose ends', () => {
    const shape = (text: string) => text.split('\n').map((line) => (line.startsWith('|') ? line.split('|').length : 0));
    const odd = keys.filter((key) => {
      const [first = ''] = formsOf(english[key]);
      return formsOf(words[key]).some(
        (form) => form.trim() !== form || form === '' || JSON.stringify(shape(form)) !== JSON.stringify(shape(first)),
      );
    });
    expect(odd).toEqual([]);
  });

  it('holds no characters that cannot be seen, and no direction', () => {
    const hidden = keys.filter((key) =>
      formsOf(words[key]).some((form) => /[\p{Cf}\p{Cc}]/u.test(form.replaceAll('\n', ''))),
    );
    expect(hidden).toEqual([]);
  });

  it.skipIf(tag.startsWith('en'))('says in English only what is the same in it', () => {
    const text = (key: TextKey, from: typeof english) => formsOf(from[key]).join('\n');
    const letters = (key: TextKey) => text(key, english).replace(/\{\w+\}|`[^`]*`|\([^)]*\)|[^\p{L}]/gu, '');
    const equal = keys.filter((key) => letters(key) !== '' && text(key, words) === text(key, english));
    expect(equal.filter((key) => !isSame(tag, key))).toEqual([]);
    // Nor is anything listed that differs.
    expect(keys.filter((key) => isSame(tag, key) && !equal.includes(key))).toEqual([]);
  });
});

const allTexts = (tag: string) => allKeys.map((key) => formsOf(speak(tag).words[key]).join('\n')).join('\n');

it('writes Portuguese as its country does', () => {
  const european =
    /(?<!\p{L})(?:regist[oa]|factos?(?!\p{L})|sítio|contact[oaá]|ficheiro|secç|aloja|ligaç|utilizaç|comprovativo|gere(?!\p{L})|hífenes|píxe|morada|contributo|palavra-passe|respetiv|denominação social|nome comercial|código postal|autosserviço)|[«»]/giu;
  const brazilian =
    /(?<!\p{L})(?:registr(?!ation)|fatos?(?!\p{L})|sítio|contat|seção|usuári|treinamento|mídia|razão social|cep(?!\p{L}))/giu;
  expect(allTexts('pt-BR').match(european)).toBeNull();
  expect(allTexts('pt').match(brazilian)).toBeNull();
});

it('writes German without ß where that letter is none, with the quotation marks of Switzerland', () => {
  expect(allTexts('de')).toMatch(/ß/);
  for (const tag of ['de-CH', 'de-LI']) {
    expect(allTexts(tag)).not.toMatch(/[ß„“]/);
    expect(speak(tag).words['text.quoted']).toBe('«{text}»');
    expect(speak(tag).words['label.street']).toBe('Strasse und Hausnummer');
    expect(JSON.stringify(speak(tag).table)).not.toContain('ß');
  }
  expect(speak('de-AT').words['label.street']).toBe('Straße und Hausnummer');
});

/** Members of a value and the kinds of theirs; what is listed by a code of a country, currency or form has members of its own. */
function kindsOf(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return [typeof value[0], value.length];
  if (typeof value !== 'object' || value === null) return typeof value;
  if (/^(?:plurals|symbols|countries)$/.test(name))
    return Object.values(value).filter((each) => typeof each !== 'string');
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, kindsOf(each, key)]));
}

const fileOf = (code: LanguageCode) => languages[code]<{ default: LanguageFile }>().default;

it.each(tags)('the file of %s has the members of the English one, of the same kinds', (code) => {
  const { date, ...locale } = fileOf(code).locale;
  const { first, ...patterns } = date;
  expect(first === undefined || typeof first === 'string').toBe(true);
  expect(kindsOf({ ...locale, date: patterns })).toEqual(kindsOf(fileOf('en').locale));
  expect(Object.keys(fileOf(code))).toEqual(Object.keys(fileOf('en')));
  // Differences of a region are a part of what the language says.
  for (const { texts = {}, locale: other = {} } of Object.values(fileOf(code).regions))
    expect([...Object.keys(fileOf(code).texts), ...Object.keys(fileOf(code).locale)]).toEqual(
      expect.arrayContaining([...Object.keys(texts), ...Object.keys(other)]),
    );
});

it('each note for translators is on a text, or on those whose names begin so', () => {
  expect(Object.keys(notes).filter((start) => !allKeys.some((key) => key.startsWith(start)))).toEqual([]);
});
