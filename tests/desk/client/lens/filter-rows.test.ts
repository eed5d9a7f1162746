import { expect, test } from 'vitest';
import { filterContent, filterRows } from '../../../../src/desk/client/lens/state.ts';
import type { ContentRow } from '../../../../src/desk/lens/content-rows.ts';
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

const fact = (title: string, value: string): ContentRow => ({
  kind: 'fact',
  title,
  value,
  isDraft: false,
  expires: null,
  edit: 'content/company.ts:1:1',
});
const facts = [fact('Office · phone', '+44 131 496 0142'), fact('legalName', 'The Saltmarsh Lantern Trust')];

test.each([
  ['telephone', ['Office · phone']],
  ['496 0142', ['Office · phone']],
  ['LANTERN', ['legalName']],
  ['company.ts', ['Office · phone', 'legalName']],
  ['phone trust', []],
])('facts are found by item, field, value and file: %j', (filter, found) => {
  expect(filterContent(facts, filter).map(({ title }) => title)).toEqual(found);
});
