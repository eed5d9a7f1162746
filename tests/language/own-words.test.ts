import { expect, it } from 'vitest';
import english from '../../src/language/catalogues/en.ts';
import { ownWordKeys, spokenBy } from '../../src/language/own-words.ts';
import { say } from '../../src/language/say.ts';
import { spoken } from '../../src/language/spoken.ts';

it('every heading of the homepage is in the list, and nothing that has slots, ends as a sentence or is a label', () => {
  const words: Readonly<Record<string, unknown>> = english.words;
  const sections = Object.keys(words).filter((key) => key.startsWith('section.'));
  expect(ownWordKeys).toEqual(expect.arrayContaining(sections));
  expect(new Set(ownWordKeys).size).toBe(ownWordKeys.length);
  for (const key of ownWordKeys) {
    expect(words[key], key).toMatch(/^[^{}`[\].]+$/);
    expect(key).toMatch(/^(?:section|frame|contact)\./);
  }
});

it('a site with words of its own says them, and all else as its language does', () => {
  const words = { 'section.solutions': 'Services' };
  const language = spokenBy({ language: 'en-GB', words });
  expect(say(language, 'section.solutions')).toBe('Services');
  expect(say(language, 'section.workflows')).toBe(say(spoken('en-GB'), 'section.workflows'));
  expect({ ...language, words: 0 }).toEqual({ ...spoken('en-GB'), words: 0 });
  expect(say(spoken('en-GB'), 'section.solutions')).toBe('Solutions');
  // The same words in another language of the site are laid over that one.
  expect(say(spokenBy({ language: 'de', words }), 'section.contact')).toBe(say(spoken('de'), 'section.contact'));
});

it('is made once, and not at all without words', () => {
  const site = { language: 'en-GB', words: { 'section.solutions': 'Services' } };
  expect(spokenBy(site)).toBe(spokenBy({ ...site }));
  expect(spokenBy({ language: 'en-GB' })).toBe(spoken('en-GB'));
  expect(spokenBy({ language: 'en-GB', words: undefined })).toBe(spoken('en-GB'));
});

it('throws where there is no catalogue', () => {
  expect(() => spokenBy({ language: 'tlh', words: {} })).toThrow('no catalogue for tlh');
});
