/** Whether a thrown value is Node's error of that code: `ENOENT`, `EEXIST` … */
export function isSystemError(error: unknown, code?: string): error is NodeJS.ErrnoException {
  return (
    error instanceof Error && 'syscall' in error && (code === undefined || ('code' in error && error.code === code))
  );
}

/** Runs `action`; Node's errors of open files (a full disk, for one) name no path: they get this one. */
export function addPathToErrors<T>(path: string, action: () => T): T {
  try {
    return action();
  } catch (error) {
    if (isSystemError(error)) error.path ??= path;
    throw error;
  }
}

/** Result of `action`; undefined where Node refuses it with an error of that code, or with any. Other errors are thrown. */
export function ignoreSystemErrors<T>(action: () => T, code?: string): T | undefined {
  try {
    return action();
  } catch (error) {
    if (isSystemError(error, code)) return undefined;
    throw error;
  }
}
