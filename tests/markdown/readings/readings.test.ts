import { expect, test } from 'vitest';
import { thoroughness } from '../../support/runs.ts';
import { accepted, differences, differencesOf } from './differences.ts';

/** Accepted documents: 30,000 with LONG=1; SEED gives others. */
const many = [60, 1500, 30_000][thoroughness - 1] ?? 60;

test.each([
  '[```](/x "t")```',
  '[``](/x/)``',
  '[a`](/x/)`',
  '![`](/x.png)`',
  '[~~~](/x "t")~~~',
  '```](/x "t")```',
  '> [```](/x "t")\n> ```',
  '- [```](/x "t")```\n- b',
])('a link whose text opens code is refused, or the same to every reader: %j', (markdown) => {
  const each = accepted(markdown);
  expect(each === undefined ? [] : differencesOf([each])).toEqual([]);
});

test('mirrors of what is accepted say the same to every reader', () => {
  const found = [...differences(Number(process.env.SEED ?? 1), many)];
  expect(found.slice(0, 5).join('\n')).toBe('');
  expect(found.length).toBe(0);
}, 3_600_000);
