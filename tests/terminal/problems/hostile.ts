import type { Problem } from '../../../src/core/problem.ts';

/** Problems whose texts mean something to the formats that carry them: commands, markup, escapes, nothing at all. */
export const hostile: readonly Problem[] = [
  { code: 'file-missing', message: '::error::%0A]]><!-- & "quoted" \'single\'' },
  { code: 'file-symlink', at: { file: 'public/a b,c:d%&<é>.txt' }, message: 'is a link' },
  {
    code: 'field-unknown',
    at: { file: 'content/company.ts', line: 12, col: 3 },
    field: 'a"<b>&\u0000\u001b\ud800',
    message: 'two\nlines\r\n::stop-commands::x',
    hint: '</failure><failure>',
  },
  { code: 'skill-long', at: { file: '/elsewhere/x.md', line: 1, col: 1 }, message: 'is long' },
];
