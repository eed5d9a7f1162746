import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { initialEditorFiles, renderEditorFiles } from '../../../src/edit/schema/editor-files.ts';
import { writeEditorFiles } from '../../../src/edit/schema/write-editor-files.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'gazette-types-'));
  mkdirSync(join(root, 'src/content'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));
const types = 'src/content/types.generated.ts';

describe('writeEditorFiles', () => {
  it('writes what differs, and leaves what does not', () => {
    expect(writeEditorFiles(root)).toEqual([types]);
    const { ino } = statSync(join(root, types));
    expect(writeEditorFiles(root)).toEqual([]);
    expect(statSync(join(root, types)).ino).toBe(ino);
    writeFileSync(join(root, types), 'older');
    expect(writeEditorFiles(root)).toEqual([types]);
    expect(readFileSync(join(root, types), 'utf8')).toBe(renderEditorFiles()[types]);
  });

  it('makes files in folders that are there, and no folder', () => {
    mkdirSync(join(root, '.vscode'));
    expect(writeEditorFiles(root)).toEqual([types, '.vscode/gazette.code-snippets']);
    expect(existsSync(join(root, '.vscode/schemas'))).toBe(false);
  });

  it('leaves alone what belongs to the project, which begins with what this one has', () => {
    for (const [file, text] of Object.entries(initialEditorFiles)) {
      expect(readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8')).toBe(text);
      expect(renderEditorFiles()).not.toHaveProperty([file]);
    }
  });
});
