import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { changeFile, changeFiles, type ProjectChange } from '../../publish/change/change-files.ts';
import { readIfExists } from '../source/source-path.ts';
import { renderEditorFiles } from './editor-files.ts';
import { writeFactTypes } from './fact-types-file.ts';

/**
 * Writes the files that are made from the content schemas where they say something else, and returns which. A folder
 * that is not there is not wanted.
 */
export function writeEditorFiles(
  root: string,
  write: ProjectChange['write'] = (path, text) => changeFile({ contentDir: join(root, 'content') }, path, text),
): string[] {
  return Object.entries(renderEditorFiles()).flatMap(([file, text]) => {
    const path = join(root, file);
    const before = existsSync(dirname(path)) ? readIfExists(path) : text;
    if (before === text) return [];
    write(path, text);
    return [file];
  });
}

/** Writes the types of fact modules too, all in one change of the project; returns which files. */
export const writeAllEditorFiles = (root: string, contentDir: string): string[] =>
  changeFiles({ contentDir }, ({ write }) => [...writeEditorFiles(root, write), ...writeFactTypes(contentDir, write)]);
