import type { Problem } from '../problem.ts';

/** Publishing cannot go on, for a reason outside the content: the message says what to do (exit 74). */
export class PublishError extends Error {
  override readonly name = 'PublishError';
}

/** Another build works on the same output folder (exit 75). */
export class LockError extends Error {
  override readonly name = 'LockError';
}

/** The output folders hold files of other people, which publishing would delete: a problem for each (exit 1). */
export class ForeignFilesError extends Error {
  override readonly name = 'ForeignFilesError';
  readonly problems: readonly Problem[];
  constructor(problems: readonly Problem[]) {
    super(problems.map(({ message }) => message).join('\n'));
    this.problems = problems;
  }
}

/** Somebody asked the process to end (exit 130 or 143); nothing is left half done. */
export class InterruptedError extends Error {
  override readonly name = 'InterruptedError';
  readonly signal: 'SIGINT' | 'SIGTERM';
  constructor(signal: 'SIGINT' | 'SIGTERM', published = false) {
    super(
      `Stopped by ${signal}. ${published ? 'The new release had already been published.' : 'Nothing was published.'}`,
    );
    this.signal = signal;
  }
}

/** Whether a thrown value is Node's error of that code: `ENOENT`, `EEXIST` … */
export function isSystemError(error: unknown, code?: string): error is NodeJS.ErrnoException {
  return (
    error instanceof Error && 'syscall' in error && (code === undefined || ('code' in error && error.code === code))
  );
}

/** Runs `action`; Node's errors of open files (a full disk, for one) name no path: they get this one. */
export function withPath<T>(path: string, action: () => T): T {
  try {
    return action();
  } catch (error) {
    if (isSystemError(error)) error.path ??= path;
    throw error;
  }
}
