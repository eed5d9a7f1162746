import { expect, test } from 'vitest';
import { filesOf } from '../../../../src/hosts/server/programs/files-of.ts';

test('every file that an answer may need, and the tags of those that have one', () => {
  const files = filesOf({
    fields: [],
    bare: 0,
    missing: 0,
    missingFile: '404.html',
    routes: [
      [
        '/',
        [
          ['index.html', 0, '"h"', '', ['br', 'gzip']],
          ['index.md', 0, '"m"', '1', []],
        ],
      ],
      ['/index.md', [['index.md', 1, '"m"', '1', ['gzip']]]],
    ],
    redirects: [['/x', '/x/']],
  });
  expect([...files]).toEqual([
    ['404.html', undefined],
    ['index.html', '"h"'],
    ['index.html.br', undefined],
    ['index.html.gz', undefined],
    ['index.md', '"m"'],
    ['index.md.gz', undefined],
  ]);
});
