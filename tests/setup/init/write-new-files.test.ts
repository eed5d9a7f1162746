import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { findUsedFolders, writeNewFiles } from '../../../src/setup/init/write-new-files.ts';

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'gazette-new-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

const files = { 'content/site.ts': 'text', 'public/a.txt': 'text' };

it('removes what runs that were killed have left, and nothing else', () => {
  const folder = newFolder();
  mkdirSync(join(folder, '.gazette-init-aB3xYz/content'), { recursive: true });
  writeFileSync(join(folder, '.gazette-init-aB3xYz/content/site.ts'), '');
  writeFileSync(join(folder, '.gazette-init-aNote1'), 'theirs');
  mkdirSync(join(folder, '.gazette-init-notes'));
  writeNewFiles(folder, files);
  expect(readdirSync(folder)).toEqual(['.gazette-init-aNote1', '.gazette-init-notes', 'content', 'public']);
});

it('counts a file of the name of a folder as used', () => {
  const folder = newFolder();
  writeFileSync(join(folder, 'public'), '');
  expect(findUsedFolders(folder)).toEqual([join(folder, 'public')]);
  expect(() => writeNewFiles(folder, files)).toThrow();
  expect(readdirSync(folder)).toEqual(['public']);
});
