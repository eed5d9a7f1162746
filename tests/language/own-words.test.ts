import { expect, it } from 'vitest';
import english from '../../src/language/data/en.json' with { type: 'json' };
import { languageByTag } from '../../src/language/language-by-tag.ts';
import { languageOfSite, ownWordKeys } from '../../src/language/own-words.ts';
import { translate } from '../../src/language/translate.ts';

it('every heading of the homepage is in the list, and nothing that has slots, ends as a sentence or is a label', () => {
  const words: Readonly<Record<string, unknown>> = english.texts;
  // Words for a sole trader stand under the same key: own words are laid over them.
  const sections = Object.keys(words).filter((key) => /^section\.(?!.*\.person$)/.test(key));
  expect(ownWordKeys).toEqual(expect.arrayContaining(sections));
  expect(new Set(ownWordKeys).size).toBe(ownWordKeys.length);
  for (const key of ownWordKeys) {
    expect(words[key], key).toMatch(/^[^{}`[\].]+$/);
    expect(key).toMatch(/^(?:section|frame|contact)\./);
  }
});

it('a site with words of its own says them, and all else as its language does', () => {
  const words = { 'section.solutions': 'Services' };
  const language = languageOfSite({ language: 'en-GB', words });
  expect(translate(language, 'section.solutions')).toBe('Services');
  expect(translate(language, 'section.workflows')).toBe(translate(languageByTag('en-GB'), 'section.workflows'));
  expect({ ...language, words: 0 }).toEqual({ ...languageByTag('en-GB'), words: 0 });
  expect(translate(languageByTag('en-GB'), 'section.solutions')).toBe('Solutions');
  // Words in another language of the site are laid over that one.
  expect(translate(languageOfSite({ language: 'de', words }), 'section.contact')).toBe(
    translate(languageByTag('de'), 'section.contact'),
  );
});

it('is made once, and not at all without words', () => {
  const site = { language: 'en-GB', words: { 'section.solutions': 'Services' } };
  expect(languageOfSite(site)).toBe(languageOfSite({ ...site }));
  expect(languageOfSite({ language: 'en-GB' })).toBe(languageByTag('en-GB'));
  expect(languageOfSite({ language: 'en-GB', words: undefined })).toBe(languageByTag('en-GB'));
});

it('throws where there is no catalogue', () => {
  expect(() => languageOfSite({ language: 'tlh', words: {} })).toThrow('no catalogue for tlh');
});
