import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findLanguage, languageCodes } from '../../src/language/language.ts';
import { parseLanguageTag, writingDirection } from '../../src/language/language-tags.ts';
import cases from './language.cases.json' with { type: 'json' };
import { speak, tags } from './languages.ts';

const folder = new URL('../../src/language/data/', import.meta.url).pathname;

describe('languageOf()', () => {
  it('speaks each language that has a file, and no other', () => {
    expect([...languageCodes].sort()).toEqual([...tags].sort());
    const files = readdirSync(folder).filter((file) => /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?\.json$/.test(file));
    expect(files.sort()).toEqual(tags.map((tag) => `${tag}.json`).sort());
  });

  it('names the file that a language lacks', () => {
    expect(findLanguage('fa-IR')).toEqual({ missing: 'src/language/data/fa.json' });
    expect(existsSync(`${folder}fa.json`)).toBe(false);
    expect(findLanguage('de-Hebr')).toEqual({ missing: 'src/language/data/de-Hebr.json' });
    expect(findLanguage('xx')).toEqual({ missing: 'src/language/data/xx.json' });
  });

  it.each(['', 'd', 'german', 'de_DE', 'de-', '-de', 'de-DEU1', 'constructor', '__proto__'])(
    'says of %j that it is no tag',
    (tag) => {
      expect(findLanguage(tag)).toEqual({ missing: '' });
    },
  );

  it('writes a tag as RFC 5646 does', () => {
    expect(speak('DE-ch').tag).toBe('de-CH');
    expect(speak('ar-arab-eg').tag).toBe('ar-Arab-EG');
    expect(parseLanguageTag('zh-hant-tw-x-a')?.tag).toBe('zh-Hant-TW-x-a');
    expect(parseLanguageTag('ar-EG-u-nu-latn')?.tag).toBe('ar-EG-u-nu-latn');
  });

  it('takes clock and week from the region', () => {
    const customs = (tag: string) => [speak(tag).clock, speak(tag).firstDay];
    expect(customs('en')).toEqual([24, 'Monday']);
    expect(customs('en-US')).toEqual([12, 'Sunday']);
    expect(customs('de-AT')).toEqual([24, 'Monday']);
    expect(customs('pt')).toEqual([24, 'Sunday']);
    expect(customs('pt-BR')).toEqual([24, 'Sunday']);
    expect(customs('ar-EG')).toEqual([12, 'Saturday']);
    expect(customs('ar-SA')).toEqual([12, 'Sunday']);
    expect(customs('ja')).toEqual([24, 'Sunday']);
  });

  it('knows the names of languages in themselves', () => {
    expect(tags.map((tag) => speak(tag).ownName)).toEqual([
      'English',
      'Deutsch',
      'français',
      'español',
      'italiano',
      'Nederlands',
      'polski',
      'português',
      '日本語',
      'العربية',
    ]);
  });
});

describe('directionOf()', () => {
  it.each(cases as [string, string][])('%s is %s', (tag, direction) => {
    expect(writingDirection(tag)).toBe(direction);
  });
});
