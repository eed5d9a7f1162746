import { expect, test } from 'vitest';
import { withoutLast } from '../../../src/markdown/readings/without-last.ts';

test('only what ends the text goes', () => {
  expect(withoutLast('\n', '\n\na\n b\n\n')).toBe('\n\na\n b');
  expect(withoutLast(' ', ' a\n  ')).toBe(' a\n');
  expect(withoutLast('\n', '\n\n')).toBe('');
  expect(withoutLast('\n', 'a')).toBe('a');
});

test('a long run in the middle costs nothing', () => {
  const text = `a${'\n'.repeat(200_000)}b`;
  const begin = process.cpuUsage();
  expect(withoutLast('\n', text)).toBe(text);
  const { user, system } = process.cpuUsage(begin);
  // As a regular expression, 64,000 of them took 2.8 seconds.
  expect(user + system).toBeLessThan(1_000_000);
});
