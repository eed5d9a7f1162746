import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createProblemView, toEditorLink } from '../../../src/desk/report/problem-view.ts';
import { resolveSourcePath } from '../../../src/edit/source/source-path.ts';

const dir = mkdtempSync(join(tmpdir(), 'gazette-view-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));
mkdirSync(join(dir, 'texts'));
writeFileSync(join(dir, 'texts/a.md'), 'one\ntwo\nthree\n');
const folders = { contentDir: join(dir, 'texts'), publicDir: join(dir, 'files') };
const problem = { code: 'field-invalid', message: 'expected x' } as const;

describe('realPath', () => {
  it('finds files wherever the folders are, and no documents', () => {
    expect(resolveSourcePath('content/faq/a.md', folders)).toBe(join(dir, 'texts/faq/a.md'));
    expect(resolveSourcePath('public/a.svg', folders)).toBe(join(dir, 'files/a.svg'));
    for (const name of ['/api/v1/faq.json', 'contents/a.md', 'content'])
      expect(resolveSourcePath(name, folders)).toBeUndefined();
  });
});

describe('problemView', () => {
  it('shows the lines around a place, and links to it', () => {
    const at = { file: 'content/a.md', line: 2, col: 3 };
    expect(createProblemView({ ...problem, at }, folders)).toEqual({
      ...problem,
      severity: 'error',
      place: 'content/a.md:2:3',
      open: `vscode://file${join(dir, 'texts/a.md')}:2:3`,
      frame: { first: 1, lines: ['one', 'two', 'three', ''], line: 2, col: 3 },
    });
  });

  it('opens a file without a line at its first, and shows none', () => {
    const view = createProblemView({ ...problem, code: 'skill-long', at: { file: 'content/a.md' } }, folders);
    expect(view).toMatchObject({ severity: 'warning', place: 'content/a.md' });
    expect(view.open).toMatch(/texts\/a\.md:1:1$/);
    expect(view.frame).toBeUndefined();
  });

  it('lives with a file that is gone, a document, and no place at all', () => {
    const gone = createProblemView({ ...problem, at: { file: 'content/gone.md', line: 1, col: 1 } }, folders);
    expect([gone.frame, gone.open]).toEqual([undefined, `vscode://file${join(dir, 'texts/gone.md')}:1:1`]);
    const document = createProblemView({ ...problem, at: { file: '/api/v1/faq.json', line: 1, col: 1 } }, folders);
    expect([document.open, document.frame, document.place]).toEqual([undefined, undefined, '/api/v1/faq.json:1:1']);
    expect(createProblemView(problem, folders)).toEqual({ ...problem, severity: 'error', place: '' });
  });

  it('escapes what a link cannot hold', () =>
    expect(toEditorLink('/a b/ü#?.md', { line: 1, col: 2 })).toBe('vscode://file/a%20b/%C3%BC%23%3F.md:1:2'));

  it.each([
    ['C:\\Sites\\ü.md', 'vscode://file/C:/Sites/%C3%BC.md:1:2'],
    ['\\\\server\\share\\C:\\a.md', 'vscode://file//server/share/C%3A/a.md:1:2'],
  ])('names drives and shares of Windows as the editor does: %s', (path, link) =>
    expect(toEditorLink(path, { line: 1, col: 2 }, '\\')).toBe(link),
  );
});
