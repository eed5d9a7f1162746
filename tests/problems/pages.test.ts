import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type ProblemCode, problemCodes } from '../../src/core/problem-codes.ts';
import { formatLocation } from '../../src/terminal/problems.ts';
import { byTurn, thoroughness } from '../support/runs.ts';
import { cases } from './cases.ts';
import { bugPage, indexPage, problemPage } from './page-text.ts';
import { shownCases } from './shown-cases.ts';
import { problemsOf } from './spoiled.ts';

// `npm run docs:problems` writes the pages: this test in update mode.
const folder = new URL('../../docs/pages/problems/', import.meta.url).pathname;

/** Codes for which no content is wrong: their pages say so. */
const bugs: readonly ProblemCode[] = ['page-orphan', 'document-invalid', 'answers-disagree', 'proof-failed'];
const codes = Object.keys(problemCodes) as ProblemCode[];

/** A page that says the same as before keeps its date; a new one has the day on which it is written. */
async function expectPage(name: string, text: (updated: string) => string): Promise<void> {
  const file = join(folder, `${name}.md`);
  const kept = existsSync(file) ? /^updated: "?([\d-]+)"?$/m.exec(readFileSync(file, 'utf8'))?.[1] : undefined;
  const same = kept !== undefined && readFileSync(file, 'utf8') === text(kept);
  await expect(text(same ? kept : new Date().toISOString().slice(0, 10))).toMatchFileSnapshot(file);
}

describe('every problem code has its page, with wrong and right', () => {
  it('one case for each code, and no other', () => {
    expect(shownCases.map(({ code }) => code).sort()).toEqual(codes.filter((code) => !bugs.includes(code)).sort());
  });

  // Each is two builds: half of them at each turn in CI. Who writes the pages writes all.
  const asked = thoroughness === 2 ? byTurn(shownCases, 2) : shownCases;
  it.each(asked.map((shown) => [shown.code, shown] as const))('%s', async (code, shown) => {
    const wrong = await problemsOf(shown, shown.files);
    expect(wrong.map((problem) => problem.code)).toEqual(Array(shown.times ?? 1).fill(code));
    expect(formatLocation(wrong[0]!)).toBe(shown.at);
    expect(await problemsOf(shown, shown.right)).toEqual([]);
    await expectPage(code, (updated) => problemPage(shown, wrong, updated));
  });

  it.each(bugs)('%s, which no content can be blamed for', async (code) => {
    expect(cases.find((one) => one.code === code)?.elsewhere, 'is tested elsewhere').toBeDefined();
    await expectPage(code, (updated) => bugPage(code, updated));
  });

  it('and all are in the index', async () => {
    await expectPage('index', indexPage);
  });

  it('no page is left of a code that is gone', () => {
    const expected = [...codes, 'index'].map((name) => `${name}.md`);
    expect(readdirSync(folder).filter((name) => !expected.includes(name))).toEqual([]);
  });
});
