import { fstatSync, statSync, writeSync } from 'node:fs';
import { isSystemError } from '../../core/system-error.ts';

/**
 * Writes to standard output, at once: to load Node's streams takes as long as a build without a change. `gazette build |
 * head` closes the pipe early: no reason to fail, nor to hide a failure. Throws what else the system says, of a full disk.
 */
export function print(text: string): void {
  // A console of Windows is no place for bytes of UTF-8.
  if (process.platform === 'win32') return void process.stdout.write(text);
  let rest = Buffer.from(text, 'utf8');
  try {
    while (rest.length > 0) rest = rest.subarray(writeSync(1, rest));
  } catch (error) {
    // A reader that is slower than we are, at a pipe that does not wait: the stream does.
    if (isSystemError(error, 'EAGAIN')) process.stdout.on('error', ignoreClosed).write(rest);
    else ignoreClosed(error);
  }
}

function ignoreClosed(error: unknown): void {
  if (!isSystemError(error, 'EPIPE')) throw error;
}

/** Whether a person is at standard input (0) or output (1). Most often that is settled without Node's module for it. */
export function isTerminal(stream: 0 | 1): boolean {
  const status = fstatSync(stream);
  if (!status.isCharacterDevice() || isNull(status.rdev)) return false;
  return process.getBuiltinModule('node:tty').isatty(stream);
}

function isNull(device: number): boolean {
  return statSync('/dev/null', { throwIfNoEntry: false })?.rdev === device;
}
