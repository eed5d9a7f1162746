import { describe, expect, it } from 'vitest';
import { type Problem, severityOf } from '../../src/core/problem.ts';
import { cases } from '../problems/cases.ts';
import { shownCases } from '../problems/shown-cases.ts';
import { run, spoiled } from '../problems/spoiled.ts';
import { byTurn } from '../support/runs.ts';

/** Every kind of mistake that a build refuses, in content or in what becomes of it. */
const all = [...cases.filter(({ elsewhere }) => !elsewhere), ...shownCases.filter(({ by }) => !by)];

/** Those of which a plain build says nothing, or less. */
const isOfLive = ({ options }: (typeof all)[number]) => options?.production === true || options?.strict === true;
const [ofLive, others] = [all.filter(isOfLive), all.filter((each) => !isOfLive(each))];

const refusals = (problems: readonly Problem[]) =>
  problems.filter((each) => severityOf(each) === 'error').map(({ code, at, message }) => ({ code, at, message }));

it('has what only --production or --strict refuses', () => {
  const codes = new Set(ofLive.map(({ code }) => code));
  expect(codes).toEqual(new Set(['value-unconfirmed-live', 'ledger-unreleased', 'host-unmet']));
});

// Limits that only compressed files reach stand in forecast.test.ts.
describe('what a build for production refuses, a check with the same flags refuses in the same words', () => {
  it.each([...ofLive, ...byTurn(others, 12)])('$code: $name', ({ files, ledger, options = {} }) => {
    const dir = spoiled(files, ledger);
    const { production: _, ...flags } = options;
    const sideCars = { get: () => undefined, put: () => {} };
    const live = { ...flags, production: true, sideCars };
    const refused = refusals(run(dir, live).problems);
    expect(refusals(run(dir, { ...flags, signed: true }).problems)).toEqual(expect.arrayContaining(refused));
    if (options.production) expect(refusals(run(dir, flags).problems)).not.toEqual(refused);
  });
});
