import { describe, expect, it } from 'vitest';
import { accessSchema } from '../../src/content/schemas/access.ts';
import { industriesSchema } from '../../src/content/schemas/industries.ts';
import { solutionsSchema } from '../../src/content/schemas/solutions.ts';
import type { Site } from '../../src/content/site.ts';
import { published, siteOf, texts } from '../support/site-of.ts';

// A module that is there with some of its lists: the others are spoken of nowhere.
const { site, sources } = siteOf('tests/fixtures/least');
const updated = '2026-04-01';
const product = { id: 'tuning', name: 'Tuning', summary: 'A piano in tune.' } as const;

/** The documents but those that define the form of fields for everybody. */
function documentsOf(more: Partial<Site>) {
  const { release, problems } = published({ ...site, ...more }, sources);
  expect(problems).toEqual([]);
  const all = texts(release);
  const ofForm = /^(?:docs\/api|api\/v1\/openapi\.json|llms-full\.txt)/;
  return { all, said: [...all].filter(([file]) => !ofForm.test(file)) };
}

const never = (more: Partial<Site>, words: RegExp) => {
  for (const [file, text] of documentsOf(more).said) expect(text, file).not.toMatch(words);
};

describe('a module with nothing but its date', () => {
  it.each([solutionsSchema, industriesSchema, accessSchema])('is valid, its lists empty: %#', (schema) => {
    const read = schema.parse({ updated });
    expect(Object.entries(read).filter(([name]) => name !== 'updated')).not.toEqual([]);
    for (const [name, list] of Object.entries(read)) if (name !== 'updated') expect(list).toEqual([]);
  });
});

describe('what is not listed is not claimed', () => {
  it('workflows that name nobody who decides', () => {
    const workflows = [{ id: 'tune', name: 'Tune', summary: 'Tunes.', steps: ['Listen', 'Turn'] }];
    never(
      { workflows, updated: { ...site.updated, solutions: updated } },
      /where a person decides|humanOversight":|industr/i,
    );
  });

  it('products that are sold or public: nothing is said to have no endpoint', () => {
    const products = [
      { ...product, access: 'sold' as const, price: 'from £60' },
      { ...product, id: 'advice', access: 'public' as const },
    ];
    never({ company: { ...site.company, products } }, /gated|no endpoint on this origin|not public/i);
  });

  it('a product that is gated: it is said', () => {
    const products = [{ ...product, access: 'gated' as const }];
    const { all } = documentsOf({ company: { ...site.company, products } });
    const pages = ['products/index.html', 'products.md', 'products/tuning/index.html', 'products/tuning.md', 'auth.md'];
    for (const file of pages) expect(all.get(file), file).toMatch(/no endpoint on this origin/);
  });

  it('topics alone: no interface, no review, no credentials', () => {
    const topics = [{ id: 'visit', name: 'Visit', description: 'A visit at home.' }];
    const access = { interfaces: [], topics, requestIncludes: [], reviewSteps: [] };
    const more = { access, updated: { ...site.updated, access: updated } };
    never(more, /not public|A request includes|What happens next|\breview\b|under an? (?:signed )?agreement/i);
    const { tags } = JSON.parse(documentsOf(more).all.get('api/v1/openapi.json') ?? '');
    expect(tags.find(({ name }: { name: string }) => name === 'Access').description).toBe(
      'How to ask a question or make a request.',
    );
  });

  it('what a request includes alone: no topic', () => {
    const requestIncludes = [{ id: 'make', name: 'Make', description: 'Who made the piano.' }];
    const access = { interfaces: [], topics: [], requestIncludes, reviewSteps: [] };
    never({ access, updated: { ...site.updated, access: updated } }, /Topics|>Topic<|not public|What happens next/);
  });
});
