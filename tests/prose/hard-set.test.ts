import { describe, expect, it } from 'vitest';
import { innocent, planted } from './hard-set.ts';
import { problemsIn, worldOf } from './world.ts';

const worlds = {
  example: worldOf(''),
  gmbh: worldOf('tests/fixtures/gmbh/', 'de'),
  'gmbh-en': worldOf('tests/fixtures/gmbh/', 'en'),
};
const found = ([site, markdown]: (typeof planted)[number]) => problemsIn(markdown, worlds[site]);

describe('a hard set of sentences', () => {
  it('70 % of what is wrong is found, and more', () => {
    const missed = planted.filter((each) => found(each).length === 0);
    if (process.env.SHOW) console.log(missed.map(([site, text]) => `${site}: ${text}`).join('\n'));
    expect(planted.length).toBeGreaterThanOrEqual(80);
    expect(1 - missed.length / planted.length).toBeGreaterThanOrEqual(0.7);
  });

  it('of what is right 5 % at most raise an alarm', () => {
    const alarms = innocent.flatMap((each) => found(each).map(({ message }) => `${each[0]}: ${each[1]} :: ${message}`));
    if (process.env.SHOW) console.log(alarms.join('\n'));
    expect(innocent.length).toBeGreaterThanOrEqual(60);
    expect(alarms.length / innocent.length).toBeLessThanOrEqual(0.05);
  });
});
