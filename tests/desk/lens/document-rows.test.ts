import { describe, expect, it } from 'vitest';
import type { Problem } from '../../../src/core/problem.ts';
import { listDocumentRows } from '../../../src/desk/lens/document-rows.ts';
import type { LiveEdition } from '../../../src/desk/live/live-state.ts';

const document = (path: string, mediaType: string, more: object = {}) => ({
  path,
  file: path,
  kind: 'page',
  title: path,
  mediaType,
  ...more,
});
const edition = {
  catalog: [
    document('/a.md', 'text/markdown; charset=utf-8', { source: 'content/pages/a.md', mirrorOf: '/a/' }),
    document('/a/', 'text/html; charset=utf-8', { updated: '2026-01-01' }),
    document('/b.json', 'application/json'),
  ],
  release: { files: { get: (file: string) => ({ bytes: Buffer.from(`${file} ${'word '.repeat(40)}`) }) } },
} as unknown as LiveEdition;
const problem = (file: string): Problem => ({ code: 'field-invalid', at: { file }, message: 'x' });

describe('documentRows', () => {
  it('tells sizes once they are known, and tokens of what agents read', () => {
    const rows = listDocumentRows(edition, [], true);
    expect(rows.map(({ bytes }) => bytes)).toEqual([206, 204, 208]);
    expect(rows.map(({ tokens }) => tokens !== null)).toEqual([true, false, true]);
    for (const row of listDocumentRows(edition, [], false)) expect([row.bytes, row.tokens]).toEqual([null, null]);
  });

  it('counts the problems of a document, and of the file that it is made of', () => {
    const problems = [
      problem('/a.md'),
      problem('content/pages/a.md'),
      problem('content/pages/a.md'),
      problem('/b.json'),
    ];
    expect(listDocumentRows(edition, problems, false).map((row) => row.problems)).toEqual([3, 0, 1]);
  });

  it('has every member in every row', () =>
    expect(listDocumentRows(edition, [], false)[1]).toEqual({
      path: '/a/',
      kind: 'page',
      title: '/a/',
      updated: '2026-01-01',
      mirrorOf: null,
      bytes: null,
      tokens: null,
      problems: 0,
    }));
});
