import { expect, test } from 'vitest';
import { filterRows } from '../../../../src/desk/client/lens/filter-rows.ts';
import type { DocumentRow } from '../../../../src/desk/lens/document-rows.ts';

const row = (path: string, title: string): DocumentRow => ({
  path,
  title,
  kind: 'page',
  updated: null,
  mirrorOf: null,
  bytes: null,
  tokens: null,
  problems: 0,
});
const rows = [row('/', 'Home'), row('/privacy/', 'What we keep'), row('/api/v1/faq.json', 'FAQ')];

test.each([
  ['', ['/', '/privacy/', '/api/v1/faq.json']],
  ['PRIV', ['/privacy/']],
  ['faq', ['/api/v1/faq.json']],
  ['what we', ['/privacy/']],
  ['/api/', ['/api/v1/faq.json']],
  ['nothing', []],
])('documents are found by a part of path or title, in any case: %j', (filter, found) => {
  expect(filterRows(rows, filter).map(({ path }) => path)).toEqual(found);
});
