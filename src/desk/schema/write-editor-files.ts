import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Change, changeFile } from '../../publish/change/change-files.ts';
import { readIfThere } from '../edit/read-if-there.ts';
import { editorFiles } from './editor-files.ts';

/**
 * Writes the files that are made from the content schemas where they say something else, and returns which. A folder
 * that is not there is not wanted.
 */
export function writeEditorFiles(
  root: string,
  write: Change['write'] = (path, text) => changeFile({ contentDir: join(root, 'content') }, path, text),
): string[] {
  return Object.entries(editorFiles()).flatMap(([file, text]) => {
    const path = join(root, file);
    const before = existsSync(dirname(path)) ? readIfThere(path) : text;
    if (before === text) return [];
    write(path, text);
    return [file];
  });
}
