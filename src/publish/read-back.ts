import { lstatSync, readFileSync } from 'node:fs';
import { isSystemError, withPath } from '../core/system-error.ts';

/**
 * Reads a JSON file that an earlier process wrote. Undefined when it is absent, torn, or not what `fits` describes:
 * what an earlier process left must never stop this one. Throws I/O errors, naming the path.
 */
export function readBack<T>(path: string, fits: (value: unknown) => value is T): T | undefined {
  const value = parse(readText(path));
  return fits(value) ? value : undefined;
}

/**
 * The text of a file; undefined when nothing of that name is there. Anything but a plain file, which no process of
 * ours left there, has no text: a pipe would keep its reader waiting for ever. Throws I/O errors, naming the path.
 */
export function readText(path: string): string | undefined {
  const stat = lstatSync(path, { throwIfNoEntry: false });
  if (stat === undefined) return undefined;
  if (!stat.isFile()) return '';
  try {
    return withPath(path, () => readFileSync(path, 'utf8'));
  } catch (error) {
    if (isSystemError(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/** Whether a value is an object whose members fit; members that are not named may be anything. */
export function isRecordOf(value: unknown, members: Readonly<Record<string, (member: unknown) => boolean>>): boolean {
  if (!isObject(value)) return false;
  return Object.entries(members).every(([name, fits]) => fits(value[name]));
}

export function isListOf(value: unknown, fits: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every((item) => fits(item));
}

export function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** A whole number, `least` or more. */
export function isCount(value: unknown, least = 0): value is number {
  return Number.isSafeInteger(value) && (value as number) >= least;
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parse(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
