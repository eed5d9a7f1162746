import { expect, it } from 'vitest';
import type { FactTexts } from '../../../../src/content/check/body/fact-texts.ts';
import type { DeferredChecks } from '../../../../src/content/check/deferred-checks.ts';
import { validateQuestions } from '../../../../src/content/check/markdown.ts';
import { noMemo } from '../../../../src/content/check/memo.ts';
import { type MarkdownSource, withMembers } from '../../../../src/content/read/source.ts';
import { inputOf, markdownOf } from '../../../checks/small-input.ts';

const question = markdownOf(
  'content/faq/a.md',
  '---\nquestion: Who?\ncategory: x\norder: 1\nupdated: 2026-01-01\n---\nWe are {{site.name}}.\n',
);
const facts = (name: string, other = '1') =>
  new Map([
    ['site.name', name],
    ['count pages', other],
  ]);

/** Checks a question with what is known of it; says whether its body was looked at, and what is known then. */
function checked(known: unknown, facts: FactTexts) {
  const rest: DeferredChecks = { checks: new Map(), checked: new Map() };
  let isRead = false;
  const source: MarkdownSource = {
    ...question,
    frontMatter: withMembers(question.frontMatter, { checked: known }),
    bodyLine: question.bodyLine,
    get body() {
      isRead = true;
      return question.body;
    },
  };
  const problems: string[] = [];
  validateQuestions(inputOf({ faq: [source] }).sources, facts, ({ code }) => problems.push(code), noMemo, rest);
  return { isRead, known: rest.checked.get('content/faq/a.md'), problems };
}

it('a body that is known is judged again when a fact that it uses has changed, and only then', () => {
  const first = checked(undefined, facts('A'));
  expect(first).toMatchObject({ isRead: true, known: { facts: ['site.name'] }, problems: [] });
  expect(checked(first.known, facts('A', '2'))).toEqual({ ...first, isRead: false });
  const other = checked(first.known, facts('B'));
  expect(other).toMatchObject({ isRead: true, problems: [] });
  expect(other.known).not.toEqual(first.known);
  expect(checked(first.known, new Map())).toMatchObject({ isRead: true, problems: ['fact-unknown'] });
  // While the typed modules are broken, nobody knows.
  expect(checked(first.known, undefined)).toMatchObject({ isRead: true, known: undefined });
});
