import { expect, it } from 'vitest';
import { questionPath } from '../../src/content/question-path.ts';
import { findRelatedQuestions } from '../../src/site/page-model/pages/solutions.ts';
import { siteOf } from '../support/site-of.ts';

const { site } = siteOf('');

it('names questions that a solution is named in, each by the page of its answer', () => {
  const related = site.solutions.flatMap((solution) => findRelatedQuestions(site, solution));
  expect(related.length).toBeGreaterThan(0);
  const pages = site.questions.map(({ id }) => questionPath(site, id));
  for (const { to } of related) expect(pages).toContain(to);
});
