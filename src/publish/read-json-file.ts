import { lstatSync, readFileSync } from 'node:fs';
import { addPathToErrors, ignoreSystemErrors } from '../core/system-error.ts';
import { parseJson } from '../core/type-guards.ts';

/**
 * Reads a JSON file that an earlier process wrote. Undefined when it is absent, torn, or not what `fits` describes:
 * what an earlier process left must never stop this one. Throws I/O errors, naming the path.
 */
export function readJsonFile<T>(path: string, fits: (value: unknown) => value is T): T | undefined {
  const value = parseJson(readTextFile(path));
  return fits(value) ? value : undefined;
}

/**
 * The text of a file; undefined when nothing of that name is there. Anything but a plain file, which no process of
 * ours left there, has no text: a pipe would keep its reader waiting for ever. Throws I/O errors, naming the path.
 */
export function readTextFile(path: string): string | undefined {
  const stat = lstatSync(path, { throwIfNoEntry: false });
  if (stat === undefined) return undefined;
  if (!stat.isFile()) return '';
  return addPathToErrors(path, () => ignoreSystemErrors(() => readFileSync(path, 'utf8'), 'ENOENT'));
}
