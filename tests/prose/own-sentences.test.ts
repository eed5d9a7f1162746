import { describe, expect, it } from 'vitest';
import { collectOwnFacts } from '../../src/prose/facts/own-facts.ts';
import { prepareFacts } from '../../src/prose/prepared-facts.ts';
import { languages, organisationOf } from './acceptance-sites.ts';
import cases from './own-sentences.cases.json' with { type: 'json' };
import { problemsIn } from './world.ts';

const organisations = new Map(languages.map((language) => [language, organisationOf(language, [])]));

/** Findings in a page or a description, where eleven people work and the data is under such a licence. */
function found(language: string, text: string, isOwn: boolean, spdx = 'CC0-1.0'): string[] {
  const { site, sources } = organisations.get(language) ?? organisationOf(language, []);
  const company = { ...site.company, employees: { from: 11, to: 11 } };
  const facts = collectOwnFacts(
    { ...site, company, dataLicense: { ...site.dataLicense, spdx } } as typeof site,
    sources,
  );
  return problemsIn(text, { ...prepareFacts(facts), language }, isOwn).map(({ says }) => says ?? '');
}

describe('what counts a part, a room or a club is no count of employees, and what has a licence of its own is no data', () => {
  it.each(cases.right)('%s: %s', (language, text, spdx?: string) => {
    expect([found(language, text, false, spdx), found(language, text, true, spdx)]).toEqual([[], []]);
  });
});

describe('who all work for us, and the licence of our data', () => {
  it.each(cases.wrong)('%s: %s', (language, text, says) => {
    expect(found(language, text, false)).toEqual([says]);
  });
});

it('a message names employees', () => {
  const { site, sources } = organisationOf('en', []);
  const world = { ...prepareFacts(collectOwnFacts(site, sources)), language: 'en' };
  expect(problemsIn('We have 140 employees.', world)[0]?.message).toMatch(
    /^says "140"; content\/company\.ts:\d+ has 64 employees\.$/,
  );
});
