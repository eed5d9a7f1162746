import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { byTurn } from '../support/runs.ts';
import { type EditorMistake, mistakeTrial } from './editor-mistakes.ts';
import cases from './editors.cases.json' with { type: 'json' };

const rows = cases as readonly EditorMistake[];
const share = (list: readonly EditorMistake[], miss: string) =>
  list.filter(({ misses = [] }) => !misses.includes(miss)).length / list.length;

/** Mistakes of people who do not program: each row was written before the rules were read. */
describe('mistakes of editors', () => {
  it('are 140, told at their place with a hint that corrects them, and corrected by --fix where nothing is guessed', () => {
    expect(rows.length).toBeGreaterThanOrEqual(140);
    const told = rows.filter(({ misses = [] }) => !misses.includes('place') && !misses.includes('hint'));
    expect(told.length / rows.length).toBeGreaterThanOrEqual(0.97);
    expect(
      share(
        rows.filter(({ fix }) => fix),
        'fix',
      ),
    ).toBeGreaterThanOrEqual(0.55);
  });

  let trial: ReturnType<typeof mistakeTrial>;
  beforeAll(() => {
    trial = mistakeTrial();
  });
  afterAll(() => trial.remove());

  it.each(byTurn(rows, 24))('$site: $what', (row) => {
    const { placed, afterHint, afterFix } = trial.attempt(row);
    const misses = [
      ...(placed.length === 0 ? ['place'] : []),
      ...(afterHint.length > 0 ? ['hint'] : []),
      ...(row.fix && afterFix.length > 0 ? ['fix'] : []),
    ];
    // More may work by now than the row says.
    expect(misses.filter((miss) => !row.misses?.includes(miss))).toEqual([]);
    if (row.says !== undefined)
      expect(placed.map(({ message, hint = '' }) => `${message} ${hint}`).join('\n')).toContain(row.says);
  });
});
