import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openLiveSite } from '../../src/desk/live/live-site.ts';
import type { LiveEdition } from '../../src/desk/live/live-state.ts';
import type * as index from '../../src/documents/documents.ts';
import { explainValue } from '../../src/explain/explain-value.ts';
import { copySite } from '../desk/site.ts';
import { byTurn } from '../support/runs.ts';

/** How often the table of documents was made, and how often a document of it was rendered. */
const count = vi.hoisted(() => ({ sites: 0, renderings: 0 }));
vi.mock('../../src/documents/documents.ts', async (original) => {
  const { listDocuments } = await original<typeof index>();
  return {
    listDocuments(...args: Parameters<typeof listDocuments>) {
      count.sites += 1;
      return listDocuments(...args).map((document) => ({
        ...document,
        render(context: Parameters<typeof document.render>[0]) {
          count.renderings += 1;
          return document.render(context);
        },
      }));
    },
  };
});

const site = copySite('example');
afterAll(() => site.remove());
let edition: LiveEdition;
beforeEach(() => {
  edition = openLiveSite({ ...site.options, today: () => site.options.today }).state.edition!;
  Object.assign(count, { sites: 0, renderings: 0 });
});

describe('explain renders only what is asked', () => {
  const questions = [
    // For one value each document is rendered two or three times, of a page that says nearly everything more often.
    ['/api/v1/company.json#/companyNumber', 4],
    ['content/company.ts:15', 4],
    ['/auth.md', 4],
    ['/privacy/', 4],
    ['/', 16],
  ] as const;
  it.each(byTurn(questions, 5))('%s: at most %i times each document', (question, times) => {
    expect(explainValue(edition, question)).toHaveProperty('publications');
    expect(count.renderings).toBeLessThan(times * edition.catalog.length);
    // For each document that compares values, halving finds the few that spoil it: some dozen sites for each of these.
    expect(count.sites).toBeLessThan(times * 45);
  });
});
