import { describe, expect, it } from 'vitest';
import { published, siteOf, texts } from '../support/site-of.ts';

const { site: german, sources } = siteOf('tests/fixtures/small');
const site = { ...german, language: 'en-GB' };
const choices = [false, true].flatMap((search) =>
  [false, true].flatMap((input) => [false, true].map((train) => [search, input, train] as const)),
);

describe.each(choices)('preferences for AI systems: search %j, answers %j, training %j', (search, input, train) => {
  const contentSignals = { search, 'ai-input': input, 'ai-train': train };
  const files = texts(published({ ...site, contentSignals }, sources).release);
  const word = (wanted: boolean) => (wanted ? 'yes' : 'no');

  it('are the same for readers of robots.txt and of index.json, where they stand beside the licence', () => {
    expect(files.get('robots.txt')).toContain(
      `Content-Signal: search=${word(search)}, ai-input=${word(input)}, ai-train=${word(train)}\n`,
    );
    const index = JSON.parse(files.get('api/v1/index.json')!);
    expect(index.aiPreferences).toEqual({
      search,
      aiInput: input,
      aiTrain: train,
      note: expect.stringMatching(/request/),
    });
    expect(Object.keys(index).indexOf('aiPreferences')).toBe(Object.keys(index).indexOf('license') + 1);
  });

  it.each(['llms.txt', 'docs/api.md', 'api/v1/openapi.json'])(
    'are told in %s with how they stand to the licence',
    (file) => {
      const text = files.get(file)!;
      expect(text).toContain(
        `searching it: ${word(search)}; answering questions from it: ${word(input)}; training models on it: ${word(train)}.`,
      );
      expect(text).toMatch(/are a request beside the licence and do not change it\./);
      expect(text).toContain(site.dataLicense.url);
    },
  );
});
