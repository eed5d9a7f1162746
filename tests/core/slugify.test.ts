import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxSlugLength, slugPattern } from '../../src/core/slug.ts';
import { slugify } from '../../src/core/slugify.ts';
import cases from './slugify.cases.json' with { type: 'json' };

const runs = { numRuns: 300, seed: 2 };

describe('slugify', () => {
  it.each([
    ['Book_Appointment', 'book-appointment'],
    ['Größe & Gewicht', 'grosse-gewicht'],
    ['GROẞE MAẞE', 'grosse-masse'],
    ["What's the Doctor's number?", 'whats-the-doctors-number'],
    ['  --Résumé--  ', 'resume'],
    ['Københavns øl', 'kobenhavns-ol'],
    ['Ærø på Ålesund', 'aero-pa-alesund'],
    ['Łódź, Gdańsk', 'lodz-gdansk'],
    ['Đà Nẵng; Đakovo', 'da-nang-dakovo'],
    ['Diyarbakır İstanbul Ağrı', 'diyarbakir-istanbul-agri'],
    ['Þórður og Guðrún', 'thordur-og-gudrun'],
    ['Œuvre, cœur', 'oeuvre-coeur'],
    ['Ħal Għaxaq', 'hal-ghaxaq'],
    ['Ŧromsa, Ŋ', 'tromsa-ng'],
    ['Azərbaycan', 'azerbaycan'],
    ['ɓeɗi ƙasa, Ɛʋe', 'bedi-kasa-eve'],
    ['Col·lecció', 'colleccio'],
    ['Hawaiʻi ʼn', 'hawaii-n'],
    ['ﬁnance Ⅳ ½ ﬀ', 'finance-iv-1-2-ff'],
    ['Acme™ 2°', 'acme-2'],
    ['Müller & Söhne ♥', 'muller-sohne'],
    ['Москва, щука', 'moskva-schuka'],
    ['Рождество: объём', 'rozhdestvo-obyom'],
    ['Café Αθήνα', 'cafe-athina'],
    ['Հայաստան', 'hayastan'],
    ['საქართველო', 'saqartvelo'],
    ['soft\u00adhyphen zero\u200bwidth', 'softhyphen-zerowidth'],
    [
      `${'word '.repeat(30)}`,
      'word-word-word-word-word-word-word-word-word-word-word-word-word'.slice(0, 64).replace(/-$/, ''),
    ],
  ])('%s → %s', (text, expected) => expect(slugify(text)).toBe(expected));

  // Half of a name is another name.
  it.each(cases)('guesses nothing of %s', (text) => expect(slugify(text)).toBeUndefined());

  it('gives nothing, or an id that check accepts', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 90 }), (text) => {
        const made = slugify(text);
        expect(made === undefined || (slugPattern.test(made) && made.length <= maxSlugLength)).toBe(true);
        if (made !== undefined) expect(slugify(made)).toBe(made);
      }),
      runs,
    ));

  it('writes every letter of European alphabets', () => {
    const letters = Array.from({ length: 0x180 - 0xc0 }, (_, i) => String.fromCodePoint(0xc0 + i));
    const latin = letters.filter((letter) => /\p{L}/u.test(letter));
    expect(latin.length).toBeGreaterThan(180);
    expect(latin.filter((letter) => slugify(letter) === undefined)).toEqual([]);
  });
});
