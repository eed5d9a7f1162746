import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { changeFile, type ProjectChange } from '../../publish/change/change-files.ts';
import { readIfExists } from '../source/read-if-exists.ts';
import { renderEditorFiles } from './editor-files.ts';

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
