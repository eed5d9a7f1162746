import { describe, expect, it } from 'vitest';
import { spellOutNumber } from '../../src/language/formats/number-words.ts';

describe('numberInWords', () => {
  it.each([
    [9, 'en-GB', 'nine'],
    [1, 'en', 'one'],
    [21, 'en', 'twenty-one'],
    [40, 'en', 'forty'],
    [12, 'de', 'zwölf'],
    [21, 'de-AT', 'einundzwanzig'],
    [67, 'de', 'siebenundsechzig'],
    [30, 'de', 'dreißig'],
    [22, 'nl', 'tweeëntwintig'],
    [21, 'nl', 'eenentwintig'],
    [16, 'fr', 'seize'],
    [15, 'es', 'quince'],
    [3, 'it', 'tre'],
    [3, 'pt', 'três'],
  ])('%i in %s is %s', (count, language, words) => expect(spellOutNumber(count, language)).toBe(words));

  // Eine Lösung, un/une, dois/duas; three forms in Polish; kanji that nobody writes there.
  it.each([
    [1, 'de'],
    [1, 'fr'],
    [2, 'pt'],
    [14, 'pt'],
    [17, 'fr'],
    [3, 'pl'],
    [3, 'ja'],
    [3, 'ar'],
    [100, 'en'],
  ])('%i in %s stays in digits', (count, language) => expect(spellOutNumber(count, language)).toBe(String(count)));
});
