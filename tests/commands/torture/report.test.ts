import { expect, test } from 'vitest';
import { tortureHtml } from '../../../src/commands/torture/report/html.ts';
import { tortureJson } from '../../../src/commands/torture/report/json.ts';
import { againOf, repeatOf, type Torture } from '../../../src/commands/torture/trial.ts';

const torture: Torture = {
  of: 'a site/content',
  source: "--content 'a site/content'",
  day: '2026-01-02',
  version: '1.2.3',
  node: '20.20.2',
  seed: 15,
  seconds: 60,
  kinds: [{ id: 'kill', title: 'Killed', holds: 'All stands there.' }],
  trials: [
    { kind: 'kill', seed: 4, did: 'killed <b>', fell: ['dist/ is gone'], ms: 1200 },
    { kind: 'kill', seed: 5, did: 'killed', fell: [], ms: 900 },
  ],
  files: 7,
};
const repeat = "npm run torture -- --content 'a site/content' --trial kill:4";

test('what fell comes with the command that repeats it, of the same content', () => {
  expect(repeatOf({ kind: 'kill', seed: 4 }, torture.source)).toBe(repeat);
  expect(repeatOf({ kind: 'kill', seed: 4 }, '')).toBe('npm run torture -- --trial kill:4');
  const [first, second, last] = tortureJson(torture)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect([first.repeat, second.repeat, last.summary.fell]).toEqual([repeat, undefined, 1]);
  const page = tortureHtml(torture);
  expect(page).toContain(`<code>${repeat.replaceAll("'", '&#39;')}</code>`);
  expect(page).toContain('1 of 2 trials fell');
  expect(page).toContain('killed &lt;b&gt;');
});

test('all trials come again by one command, with what was asked for', () => {
  expect(againOf(torture)).toBe("npm run torture -- --content 'a site/content' --seconds 60 --seed 15");
  expect(againOf({ ...torture, source: '', onlyKinds: 'kill,stop' })).toBe(
    'npm run torture -- --kinds kill,stop --seconds 60 --seed 15',
  );
});
