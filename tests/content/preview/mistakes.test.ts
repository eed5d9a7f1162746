import { expect, it } from 'vitest';
import { type Problem, severityOf } from '../../../src/core/problem.ts';
import { cases } from '../../problems/cases.ts';
import { shownCases } from '../../problems/shown-cases.ts';
import { run, spoiled } from '../../problems/spoiled.ts';
import { byTurn, thoroughness } from '../../support/runs.ts';

/** Without a placeholder in it a preview is made of the content as it stands. */
const unfilled = {
  'content/pages/unfilled.md':
    '---\ntitle: Unfilled\ndescription: A page.\nupdated: 2026-01-01\n---\n\n⟪what it says⟫\n',
};

const all = [...cases.filter(({ elsewhere }) => !elsewhere), ...shownCases.filter(({ by }) => !by)];

/** A preview has no files for hosts. */
const errorsOf = (problems: readonly Problem[]) =>
  problems
    .filter((each) => severityOf(each) === 'error' && !/^(?:placeholder|host)-/.test(each.code))
    .map(({ code, at, message }) => ({ code, at, message }));

it.each(thoroughness < 3 ? byTurn(all, 12) : all)('a preview reports $code: $name', ({ files, ledger, options }) => {
  const dir = spoiled({ ...unfilled, ...files }, ledger);
  const own = { ...options, production: false, preview: true };
  const refused = errorsOf(run(dir, own).problems);
  expect(errorsOf(run(dir, { ...own, placeholders: true }).problems)).toEqual(refused);
});
