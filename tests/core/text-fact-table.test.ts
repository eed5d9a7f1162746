import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { TextFacts } from '../../src/core/release.ts';
import { createTextFactTable } from '../../src/core/text-fact-table.ts';

const plain = ({ tokens, links, ids }: TextFacts) => ({ tokens, links, ids });

test('facts come back as they were kept, before and after the table is settled', () => {
  const link = fc.constantFrom('/', '/a/', '/b/#c', '#d', '/e.md');
  const facts = fc.record({
    tokens: fc.option(fc.nat(), { nil: undefined }),
    links: fc.array(link, { maxLength: 500 }),
    ids: fc.option(fc.string(), { nil: undefined }),
  });
  fc.assert(
    fc.property(fc.array(facts, { maxLength: 12 }), fc.nat(12), (all, settledAt) => {
      const table = createTextFactTable();
      const kept = all.map((each, i) => {
        if (i === settledAt) table.settle();
        return table.keep(each);
      });
      expect(kept.map(plain)).toEqual(all);
    }),
    { numRuns: 60 },
  );
});

test('more links than a piece holds, at once and one after the other', () => {
  const table = createTextFactTable();
  const links = Array.from({ length: 70_000 }, (_, i) => `/${i}/`);
  const [many, others] = [table.keep({ links }), links.map((link) => table.keep({ links: [link] }))];
  expect(many.links).toEqual(links);
  expect(others.map((one) => one.links[0])).toEqual(links);
});

test('equal links have one number, also when the table was settled between', () => {
  const table = createTextFactTable();
  const numbers = [table.numberOf('/a/'), table.numberOf('/b/')];
  table.settle();
  expect([...numbers, table.numberOf('/b/'), table.numberOf('/c/'), table.numberOf('/a/')]).toEqual([0, 1, 1, 2, 0]);
});
