import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createReleaseSource } from '../../../src/audit/rehearsal/document.ts';
import { parseOwnQuestions } from '../../../src/audit/rehearsal/questions.ts';
import { rehearse } from '../../../src/audit/rehearsal/rehearse.ts';
import { computeAnswerCosts } from '../../../src/audit/rehearsal/report/text.ts';
import { organisations } from '../../support/organisations.ts';

/** Ten questions or more of one's own for each kind of organisation, beside those of the bank. */
const own: Readonly<Record<string, unknown>> = JSON.parse(
  readFileSync(new URL('./kind-questions.json', import.meta.url), 'utf8'),
);

/** The most requests and tokens that an answer takes on average, counted from llms.txt. */
const ceilings: Readonly<Record<string, readonly [requests: number, tokens: number]>> = {
  example: [1.6, 1300],
  small: [1.6, 1300],
  'two-languages': [1.6, 1300],
  charity: [1.6, 1300],
  // Weaker: their heads state more facts, and Arabic and Japanese need more tokens for as much.
  authority: [1.67, 1300],
  gmbh: [1.61, 1650],
  manufacturer: [1.65, 1440],
};

const kinds = organisations.flatMap((each) => {
  const kind = each.folder === '' ? 'example' : (each.folder.split('/').at(-2) ?? '');
  const ceiling = ceilings[kind];
  return ceiling ? [{ organisation: each, name: each.name, kind, ceiling }] : [];
});

describe('the cost of an answer from llms.txt', () => {
  it('is known of seven organisations', () => {
    expect(kinds.length).toBe(7);
  });

  it.each(kinds)('of $name', async ({ organisation, kind, ceiling: [requests, most] }) => {
    const { release } = organisation.site;
    const questions = parseOwnQuestions({ questionsToRehearse: own[kind] });
    expect(questions.length).toBeGreaterThanOrEqual(10);
    const { walks, asked } = await rehearse(createReleaseSource(release), {
      ...{ asked: release.baseUrl, isBrief: true, own: questions },
    });
    const walk = walks.find(({ entry }) => entry.id === 'llms');
    expect(walk?.unanswered).toEqual([]);
    const { answered, hops, tokens } = computeAnswerCosts(walk ?? { ways: [], unanswered: [] });
    expect(answered).toBe(asked.length);
    expect(hops.mean + 1).toBeLessThanOrEqual(requests);
    expect(tokens.mean).toBeLessThanOrEqual(most);
  });
});
