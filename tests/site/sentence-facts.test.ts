import { describe, expect, it } from 'vitest';
import { type LanguageCode, languages } from '../../src/language/data/index.ts';
import { languageByTag } from '../../src/language/language-by-tag.ts';
import { sectionSentences } from '../../src/site/page-model/pages/page-view.ts';
import { byTurn } from '../support/runs.ts';
import { siteOf } from '../support/site-of.ts';
import { hasFact, needsOf, saidKeys, unsupported, withoutFact } from './sentence-facts.ts';

const names = ['', 'small', 'gmbh', 'charity', 'manufacturer', 'authority', 'least'] as const;
const organisations = names.map((each) => {
  const { site } = siteOf(each === '' ? '' : `tests/fixtures/${each}`);
  return { name: each || 'example', site };
});
const codes = Object.keys(languages) as LanguageCode[];
const facts = [...new Set(Object.values(needsOf).flat())];

/** Texts about the organisation and what it publishes: all others are about the page on which they stand. */
const isOfOrganisation = /^(?:api|auth|changes|document|home|legalNotice|llms|news|page|rules|section|webmcp)\./;

/** Each organisation that has a fact, the first of them, without it; each in another language. */
const ablations = facts.map((fact, i) => {
  const owner = organisations.find(({ site }) => hasFact(site, fact));
  if (!owner) throw new Error(`no organisation here has ${fact}`);
  const site = withoutFact(owner.site, fact);
  return { fact, owner, site, code: codes[i % codes.length]! };
});

const saidBy = new Map(organisations.map(({ name, site }) => [name, [...saidKeys(site, 'en').keys()].sort()]));
const all = new Set<string>(
  [...saidBy.values(), ...ablations.map(({ site }) => [...saidKeys(site, 'en').keys()])].flat(),
);

describe('a text that says something of an organisation', () => {
  it.each(organisations)('is published by $name only if it has the facts', ({ site }) => {
    expect(unsupported(site, 'en')).toEqual([]);
  });

  it('has a row in the table, unless who states the least publishes it too', () => {
    // The kind of an organisation decides whether it is called a company.
    const known = new Set<string>([...(saidBy.get('least') ?? []), ...Object.keys(needsOf), 'section.company']);
    expect([...all].filter((key) => isOfOrganisation.test(key) && !known.has(key)).sort()).toEqual([]);
  });

  it('is published by an organisation here, with or without a fact: no row is dead', () => {
    expect(Object.keys(needsOf).filter((key) => !all.has(key))).toEqual([]);
  });

  it.each(codes)('is chosen by facts, not by language: %s', (code) => {
    for (const { name, site } of organisations.filter((each) => /example|least/.test(each.name)))
      expect([...saidKeys(site, code).keys()].sort(), name).toEqual(saidBy.get(name));
  });
});

it.each(byTurn(ablations, 3))('without $fact no text that needs it is published', ({ fact, owner, site, code }) => {
  expect(saidBy.get(owner.name)?.some((key) => needsOf[key]?.includes(fact))).toBe(true);
  expect(hasFact(site, fact)).toBe(false);
  expect(unsupported(site, code)).toEqual([]);
});

it.each(codes)('the description of a section without its facts is shorter in %s', (code) => {
  const { words } = languageByTag(code);
  const lengthOf = (key: string) => String(words[key as 'page.company']).length;
  for (const [section, { key }] of Object.entries(sectionSentences))
    expect(lengthOf(`page.${section}`), key).toBeLessThan(lengthOf(key));
});
