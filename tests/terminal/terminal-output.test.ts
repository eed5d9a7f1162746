import { expect, it } from 'vitest';
import { openTerminal } from '../../src/terminal/terminal-output.ts';

function opened(env: Record<string, string> = {}) {
  const written: string[] = [];
  let now = 0;
  const terminal = openTerminal(
    env,
    (text) => written.push(text),
    () => now,
  );
  const at = (ms: number) => {
    now = ms;
  };
  return { terminal, written, at };
}

it('shows no progress in the first second, then at most ten lines a second, and removes the line', () => {
  const { terminal, written, at } = opened();
  terminal.progress('making /a/');
  at(1000);
  terminal.progress('making /b/');
  at(1050);
  terminal.progress('making /c/');
  at(1100);
  terminal.progress('making /d/');
  terminal.print('Done\n');
  terminal.end();
  const clear = '\r\u001b[2K';
  expect(written).toEqual([`${clear}making /b/`, `${clear}making /d/`, clear, 'Done\n']);
});

it.each([
  [{}, `${'word '.repeat(16).trim()}\n  word`],
  [{ COLUMNS: '9' }, `word word\n${'  word\n'.repeat(15).trimEnd()}`],
  [{ COLUMNS: '0' }, 'word '.repeat(17).trim()],
])('wraps at the width of %j', (env, expected) => {
  const { terminal, written } = opened(env);
  terminal.print('word '.repeat(17).trim());
  expect(written).toEqual([expected]);
});

it('shows nothing that steers the terminal, and no more than a line', () => {
  const { terminal, written, at } = opened();
  at(2000);
  terminal.progress(`making \u001b[31m/${'x'.repeat(100)}`);
  expect(written[0]).toBe(`\r\u001b[2Kmaking /${'x'.repeat(70)}…`);
});
