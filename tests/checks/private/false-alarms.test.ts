import { describe, expect, it } from 'vitest';
import { privateIn } from './allowed.ts';
import { businessPages } from './corpus.ts';

const pages = process.env.LONG ? 20_000 : 2_000;

describe('ordinary business text', () => {
  it('gives at most one false alarm in a thousand pages', () => {
    const texts = businessPages(pages, Number(process.env.SEED ?? 3));
    const before = process.cpuUsage().user;
    const alarms = texts.flatMap((text) => privateIn(text).map(({ what, value }) => `${what}: ${value}`));
    if (process.env.LONG || process.env.SHOW) {
      const bytes = texts.reduce((sum, text) => sum + text.length, 0);
      const ms = (process.cpuUsage().user - before) / 1000 / pages;
      console.log(
        `${pages} pages of ${Math.round(bytes / pages)} characters: ${ms.toFixed(3)} ms a page, ${alarms.length} alarms`,
      );
    }
    expect(alarms.length, alarms.slice(0, 60).join('\n')).toBeLessThanOrEqual(pages / 1000);
  });
});
