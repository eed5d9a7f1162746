import { getSystemErrorMap } from 'node:util';
import { escapeControlCharacters } from '../core/escape.ts';
import { CommandExit, type ExitCode, exitCodes } from '../core/exit-codes.ts';
import { isSystemError } from '../core/system-error.ts';

/** Text for standard error and exit code of a command that threw. */
interface CommandFailure {
  readonly exitCode: ExitCode;
  readonly text: string;
}

/** Note on the space left at a path, when a disk is full: a sentence with a space before it, or nothing. */
type FreeSpaceNote = (path: string) => string;

/**
 * Explains a thrown value. Only our own bugs show a stack trace: everything else is something that the reader can
 * mend. `usage` is the line that follows a usage error, `roomAt` says what is left where a disk is full.
 */
export function explainFailure(error: unknown, usage: string, roomAt: FreeSpaceNote = () => ''): CommandFailure {
  if (error instanceof CommandExit) {
    const rest = error.exit === 'usage' ? `Usage: ${usage}\n--help lists the flags.\n` : '';
    return { exitCode: exitCodes[error.exit].code, text: `${error.message}\n${rest}` };
  }
  if (isProgramLost(error)) return { exitCode: exitCodes.io.code, text: `${error.message}\n` };
  if (isSystemError(error)) return { exitCode: exitCodes.io.code, text: `${formatSystemError(error, roomAt)}\n` };
  const trace = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return {
    exitCode: exitCodes.bug.code,
    text: `This is a bug in Gazette, not in your content. Nothing was published. Please report it with these lines:\n\n${trace}\n`,
  };
}

const meanings: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EDQUOT: 'the disk quota is used up',
  EMFILE: 'too many files are open',
  ENOENT: 'there is no such file or folder',
  ENOSPC: 'the disk is full',
  EPERM: 'permission denied',
  EROFS: 'the disk is read-only',
  EIO: 'the disk fails',
};

/** Meaning of these codes when a folder is to be watched (inotify(7)), and advice. */
const watchLimits: Readonly<Record<string, string>> = {
  EMFILE: 'this user watches from too many programs; end some, or raise fs.inotify.max_user_instances',
  ENOSPC: 'this user watches too many folders; raise the limit with "sudo sysctl fs.inotify.max_user_watches=524288"',
};

/** Meaning of an I/O error, and its file, in one sentence. */
export function formatSystemError(
  error: NodeJS.ErrnoException & { readonly dest?: string },
  roomAt: FreeSpaceNote = () => '',
): string {
  const { code = '', syscall, path, dest, errno, message } = error;
  // A name may steer the terminal.
  const place = escapeControlCharacters([path, dest].filter((name) => name !== undefined).join(' to '));
  // Node reports so that a folder with its parents cannot be made on a read-only disk.
  const limit = syscall === 'watch' ? watchLimits[code] : undefined;
  if (limit !== undefined)
    return `Cannot watch ${place}: ${limit} (${code}). Until then, save again or restart to see a change.`;
  if (code === 'ENOENT' && syscall === 'mkdir')
    return `Cannot mkdir ${place}: the disk is read-only, or a parent is gone.`;
  const meaning = meanings[code] ?? (path === undefined ? undefined : getSystemErrorMap().get(errno ?? 0)?.[1]);
  const isFull = code === 'ENOSPC' || code === 'EDQUOT';
  return meaning === undefined
    ? escapeControlCharacters(message)
    : `Cannot ${[syscall, place].filter(Boolean).join(' ')}: ${meaning} (${code}).${isFull && path !== undefined ? roomAt(path) : ''}`;
}

/** Thrown by the launcher (scripts/load-bundle.cjs), which shares no class with what it runs. */
function isProgramLost(error: unknown): error is Error {
  return error instanceof Error && error.name === 'ProgramLost';
}
