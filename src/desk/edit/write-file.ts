import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Replaces a file in one step: whoever reads meanwhile sees the old bytes or the new ones, with the old rights. */
export function replaceFile(path: string, text: string | Uint8Array): void {
  const temporary = `${path}~`;
  writeFileSync(temporary, text, { mode: statSync(path).mode });
  renameSync(temporary, path);
}

/** Makes a file, and its folders; throws EEXIST when there is one. */
export function createFile(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text, { flag: 'wx' });
}

/** The text of a file; undefined when there is none, or what is no file: a pipe keeps its reader waiting for ever. */
export function readIfThere(path: string): string | undefined {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ? readFileSync(path, 'utf8') : undefined;
}

/** Undoes a change: gives a file its text back, or removes it when it had none. */
export function restoreFile(path: string, before: string | undefined): void {
  if (before === undefined) rmSync(path, { force: true });
  else replaceFile(path, before);
}
