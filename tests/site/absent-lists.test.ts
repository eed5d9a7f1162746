import { expect, it } from 'vitest';
import { accessSchema } from '../../src/content/schemas/access.ts';
import { industriesSchema } from '../../src/content/schemas/industries.ts';
import { solutionsSchema } from '../../src/content/schemas/solutions.ts';
import { published, siteOf, texts } from '../support/site-of.ts';

// A module that is there with some of its lists.
const { site, sources } = siteOf('tests/fixtures/least');

it.each([solutionsSchema, industriesSchema, accessSchema])('a module with its date alone is valid: %#', (schema) => {
  const { updated: _, ...lists } = schema.parse({ updated: '2026-04-01' });
  expect(Object.keys(lists)).not.toEqual([]);
  for (const list of Object.values(lists)) expect(list).toEqual([]);
});

it('products that are gated are said to have no endpoint, wherever they are told', () => {
  const products = [{ id: 'tuning', name: 'Tuning', summary: 'A piano in tune.', access: 'gated' as const }];
  const { release, problems } = published({ ...site, company: { ...site.company, products } }, sources);
  expect(problems).toEqual([]);
  const all = texts(release);
  const pages = ['products/index.html', 'products.md', 'products/tuning/index.html', 'products/tuning.md', 'auth.md'];
  for (const file of pages) expect(all.get(file), file).toMatch(/no endpoint on this origin/);
});
