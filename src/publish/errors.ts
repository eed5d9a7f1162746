/** Publishing cannot go on, for a reason outside the content: the message says what to do (exit 74). */
export class PublishError extends Error {
  override readonly name = 'PublishError';
}

/** Another build works on the same output folder (exit 75). */
export class LockError extends Error {
  override readonly name = 'LockError';
}

/** Whether a thrown value is Node's error of that code: `ENOENT`, `EEXIST` … */
export function isSystemError(error: unknown, code?: string): error is NodeJS.ErrnoException {
  return (
    error instanceof Error && 'syscall' in error && (code === undefined || ('code' in error && error.code === code))
  );
}
