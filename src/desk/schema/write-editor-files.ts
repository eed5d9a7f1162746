import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { changeFile } from '../../publish/change/change-files.ts';
import { readIfThere } from '../edit/read-if-there.ts';
import { editorFiles } from './editor-files.ts';

/**
 * Writes the files that are made from the content schemas where they say something else, and returns which. A folder
 * that is not there is not wanted.
 */
export function writeEditorFiles(root: string): string[] {
  return Object.entries(editorFiles()).flatMap(([file, text]) => {
    const path = join(root, file);
    const before = existsSync(dirname(path)) ? readIfThere(path) : text;
    if (before === text) return [];
    changeFile({ contentDir: join(root, 'content') }, path, text);
    return [file];
  });
}
