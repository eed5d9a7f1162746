import { readFileSync, statSync } from 'node:fs';

/** The text of a file; undefined when there is none, or what is no file: a pipe keeps its reader waiting for ever. */
export function readIfExists(path: string): string | undefined {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ? readFileSync(path, 'utf8') : undefined;
}
