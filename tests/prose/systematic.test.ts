import { describe, expect, it } from 'vitest';
import { pairs } from './systematic.ts';
import { problemsIn, worldOf } from './world.ts';

const worlds = {
  example: worldOf(''),
  gmbh: worldOf('tests/fixtures/gmbh/', 'de'),
  'gmbh-en': worldOf('tests/fixtures/gmbh/', 'en'),
};

describe('the systematic set', () => {
  it('98 % of the planted are found', () => {
    const missed = pairs.filter(({ site, planted }) => problemsIn(planted, worlds[site]).length === 0);
    if (process.env.SHOW)
      console.log(pairs.length, missed.map(({ rule, planted }) => `${rule}: ${planted}`).join('\n'));
    expect(pairs.length).toBeGreaterThanOrEqual(250);
    expect(1 - missed.length / pairs.length).toBeGreaterThanOrEqual(0.98);
  });

  it('of their true twins none raises an alarm', () => {
    const alarms = pairs.flatMap(({ site, rule, twin }) =>
      problemsIn(twin, worlds[site]).map(({ message }) => `${rule}: ${twin} :: ${message}`),
    );
    if (process.env.SHOW) console.log([...new Set(alarms)].join('\n'));
    expect([...new Set(alarms)]).toEqual([]);
  });
});
