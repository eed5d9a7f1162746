import { describe, expect, it } from 'vitest';
import { wireDate, wireText } from '../../src/api/v1/wire.ts';
import { descriptionKey, translateDescription, translateSchema } from '../../src/api/wire-descriptions.ts';
import schemas from '../../src/api/wire-schemas.ts';
import { languageByTag } from '../../src/language/language-by-tag.ts';
import { published, siteOf, texts } from '../support/site-of.ts';

/** Every description in a JSON Schema; a field may be called so too, and is then an object. */
function descriptionsIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([name, value]) =>
    name === 'description' && typeof value === 'string' ? [value] : descriptionsIn(value),
  );
}

const { site, sources } = siteOf('');
const componentsIn = (language: string) => {
  const text = texts(published({ ...site, language }, sources).release).get('api/v1/openapi.json') ?? '';
  return JSON.parse(text).components.schemas as Record<string, object>;
};

describe('what the wire schemas say of fields', () => {
  it('comes from the catalogue, without an exception', () => {
    const all = descriptionsIn(schemas);
    expect(all.length).toBeGreaterThan(150);
    const { words } = languageByTag('en');
    expect(all.filter((each) => !Object.hasOwn(words, each))).toEqual([]);
  });

  it('is checked by the compiler', () => {
    // @ts-expect-error: no such text.
    expect(wireText('wire.legalNme').description).toBe('wire.legalNme');
    // @ts-expect-error: a text with a slot.
    expect(descriptionKey('wire.factItems')).toBe('wire.factItems');
    // @ts-expect-error: what says nothing.
    expect(wireDate('').description).toBe('');
  });

  it('is said in the language of the site, in every component', () => {
    const [en, de] = [componentsIn('en'), componentsIn('de')];
    expect(en.Company).toMatchObject({ properties: { summary: { description: 'What the organisation does.' } } });
    expect(de.Company).toMatchObject({ properties: { summary: { description: 'Was die Organisation tut.' } } });
    const own = new Set(descriptionsIn(site.facts));
    const left = descriptionsIn(componentsIn('xx')).filter((each) => !/^⟦.*⟧/.test(each) && !own.has(each));
    expect(
      left.filter((each) => !site.facts.some(({ item, title }) => each === `${item}.` || each.startsWith(title))),
    ).toEqual([]);
  });

  it('is the same sentence in the reference', () => {
    const reference = texts(published({ ...site, language: 'de' }, sources).release).get('docs/api/company.md') ?? '';
    expect(reference).toContain('Was die Organisation tut.');
    expect(reference).not.toMatch(/\bwire\.[a-z]\w*/i);
  });

  it('a text that is no name stays, and a field may be called description', () => {
    const schema = { description: 'Our own words.', properties: { description: { description: 'wire.id' } } };
    expect(translateSchema(languageByTag('en'), schema)).toEqual({
      description: 'Our own words.',
      properties: { description: { description: translateDescription(languageByTag('en'), 'wire.id') } },
    });
    expect(translateDescription(languageByTag('en'), 'toString')).toBe('toString');
  });
});
