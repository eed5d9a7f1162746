import { describe, expect, it } from 'vitest';
import { spellOutNumber } from '../../src/language/formats/number-words.ts';
import cases from './number-words.cases.json' with { type: 'json' };

describe('numberInWords', () => {
  it.each(cases['in … is'] as [number, string, string][])('%i in %s is %s', (count, language, words) =>
    expect(spellOutNumber(count, language)).toBe(words),
  );

  // Eine Lösung, un/une, dois/duas; three forms in Polish; kanji that nobody writes there.
  it.each(cases['in … stays in digits'] as [number, string][])('%i in %s stays in digits', (count, language) =>
    expect(spellOutNumber(count, language)).toBe(String(count)),
  );
});
