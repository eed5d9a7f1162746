import { describe, expect, it } from 'vitest';
import { fullSite } from '../../support/generate/site.ts';
import { bare } from '../../support/site-of.ts';
import { bodyOf, resourceOf } from './bodies.ts';

const { site: full } = fullSite();
const none = bare(full);
const place = (of: string, id: string) => `https://o.example/#${of}-${id}`;

describe('solutions.json', () => {
  it('says all that the content says', () => {
    const { solutions, workflows, technologyStack, notice, updated } = full;
    expect(bodyOf('solutions', full)).toEqual({
      ...{ url: 'https://o.example/api/v1/solutions.json', updated: updated.solutions, notice },
      solutions: solutions.map((item) => ({ ...item, url: place('solution', item.id) })),
      workflows: workflows.map((item) => ({ ...item, url: place('workflow', item.id) })),
      technologyStack: technologyStack.map((item) => ({ ...item, url: place('technology', item.id) })),
    });
    expect(resourceOf('solutions').updated(full)).toBe(updated.solutions);
  });

  it.each([
    [{ solutions: full.solutions }, 'Contains: solutions.'],
    [{ workflows: full.workflows }, 'Contains: workflows.'],
    [{ solutions: full.solutions, workflows: full.workflows }, 'Contains: solutions and workflows.'],
    [{ technologyStack: full.technologyStack }, 'Contains: technology, in summary.'],
  ])('promises what it holds: %#', (more, said) => {
    expect(resourceOf('solutions').description({ ...none, ...more })).toBe(said);
  });
});

describe('industries.json', () => {
  it('says all that the content says', () => {
    const { industries, notice, updated } = full;
    expect(bodyOf('industries', full)).toEqual({
      ...{ url: 'https://o.example/api/v1/industries.json', updated: updated.industries, notice },
      industries: industries.map((item) => ({ ...item, url: place('industry', item.id) })),
    });
    expect(resourceOf('industries').updated(full)).toBe(updated.industries);
  });

  it('where nothing is said of regulators, none is claimed', () => {
    const industries = full.industries.map(({ regulators: _, ...item }) => item);
    expect(bodyOf('industries', { ...full, industries })).toMatchObject({
      industries: industries.map(() => ({ regulators: [] })),
    });
  });

  it('promises what it holds', () => {
    const told = resourceOf('industries').description;
    expect(told(full)).toBe('Industries served.');
  });
});

describe('a document with nothing in it', () => {
  it.each([
    ['solutions', none, false],
    ['solutions', { ...none, workflows: full.workflows }, true],
    ['solutions', { ...none, technologyStack: full.technologyStack }, true],
    ['industries', none, false],
    ['industries', { ...none, industries: full.industries }, true],
  ] as const)('is not published: %s', (name, site, isPublished) => {
    expect(resourceOf(name).has?.(site)).toBe(isPublished);
  });
});
