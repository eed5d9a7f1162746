import { type Dirent, readdirSync } from 'node:fs';
import { posix, relative, sep } from 'node:path';
import fastGlob from 'fast-glob';
import { findForbiddenCharacters } from '../../core/characters.ts';

/**
 * Lists entries below a folder, and paths with odd names. fast-glob skips names with a line break silently, so odd
 * names are removed from what it reads of each folder; the contents of such a folder are not listed.
 */
export function listEntries(folder: string): { entries: { path: string; dirent: Dirent }[]; odd: string[] } {
  const odd: string[] = [];
  const plainEntries = (parent: string): Dirent[] => {
    const below = relative(folder, parent).split(sep).join('/');
    const all = readdirSync(parent, { withFileTypes: true });
    for (const { name } of all) if (isOdd(name)) odd.push(posix.join(below, name));
    return all.filter(({ name }) => !isOdd(name));
  };
  const entries = fastGlob.sync('**', {
    cwd: folder,
    dot: true,
    followSymbolicLinks: false,
    onlyFiles: false,
    objectMode: true,
    // Only this overload of readdirSync is called.
    fs: { readdirSync: plainEntries as unknown as typeof readdirSync },
  });
  return { entries: entries.map(({ path, dirent }) => ({ path, dirent: dirent as Dirent })), odd };
}

/** A name that is not UTF-8 arrives with U+FFFD in it and cannot be opened. */
function isOdd(name: string): boolean {
  return /[\ufffd\p{Cc}\p{Cn}]/u.test(name) || findForbiddenCharacters(name).length > 0;
}
