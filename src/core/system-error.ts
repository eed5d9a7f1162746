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

/** Result of `action`; undefined where Node says that a file cannot be read. Other errors are thrown. */
export function ignoreSystemErrors<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch (error) {
    if (isSystemError(error)) return undefined;
    throw error;
  }
}
