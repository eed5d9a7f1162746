import { describe, expect, it } from 'vitest';
import { fullSite } from '../../support/generate/site.ts';
import { bare } from '../../support/site-of.ts';
import { bodyOf, resourceOf } from './bodies.ts';

const { site: full } = fullSite();
const none = bare(full);

describe('solutions.json', () => {
  it('says all that the content says', () => {
    const { solutions, workflows, technologyStack, notice, updated } = full;
    expect(bodyOf('solutions', full)).toEqual({
      ...{ url: 'https://o.example/api/v1/solutions.json', updated: updated.solutions, notice },
      ...{ solutions, workflows, technologyStack },
    });
    expect(resourceOf('solutions').updated(full)).toBe(updated.solutions);
  });

  it.each([
    [{}, 'Solutions and workflows: none is listed.'],
    [{ solutions: full.solutions }, 'Solutions.'],
    [{ workflows: full.workflows }, 'Workflows.'],
    [{ solutions: full.solutions, workflows: full.workflows }, 'Solutions and the workflows they serve.'],
    [{ technologyStack: full.technologyStack }, 'A summary of the technology stack.'],
  ])('promises what it holds: %#', (more, said) => {
    expect(resourceOf('solutions').description({ ...none, ...more })).toBe(said);
  });
});

describe('industries.json', () => {
  it('says all that the content says', () => {
    const { industries, notice, updated } = full;
    expect(bodyOf('industries', full)).toEqual({
      ...{ url: 'https://o.example/api/v1/industries.json', updated: updated.industries, notice, industries },
    });
    expect(resourceOf('industries').updated(full)).toBe(updated.industries);
  });

  it('promises what it holds', () => {
    const told = resourceOf('industries').description;
    expect([told(full), told(none)]).toEqual([
      'Industries that the company serves.',
      'Industries served: none is listed.',
    ]);
  });
});
