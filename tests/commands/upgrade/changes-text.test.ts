import { expect, it } from 'vitest';
import { changesText } from '../../../src/commands/upgrade/changes-text.ts';
import { terminalStyle } from '../../../src/terminal/style.ts';

it('shows of long lines where they differ, and what changes alike once', () => {
  const line = (page: string, word: string) =>
    `html: ${word.startsWith('old') ? '-' : '+'} <p>${page.repeat(200)}, publisher: ${word}`;
  const changes = ['a', 'b'].map((page) => ({
    path: `/${page}/`,
    what: 'other' as const,
    lines: [line('x', 'old'), line('x', 'new'), 'markdown: gone'],
  }));
  expect(changesText(changes, terminalStyle(false, {}))).toBe(`2 paths would answer otherwise
  other /a/ and 1 other path in the same way
    html: - …xxxxxxxxxxx, publisher: old
    html: + …xxxxxxxxxxx, publisher: new
    markdown: gone
`);
});
