/** Exit codes of commands. Numbers from 64 up are those of BSD sysexits.h. */
export const exitCodes = {
  ok: { code: 0, meaning: 'Done.' },
  content: {
    code: 1,
    meaning: 'The content has errors, or the live site differs from the build.',
  },
  usage: { code: 2, meaning: 'The command was not understood.' },
  bug: { code: 70, meaning: 'Gazette has a bug; please report it.' },
  io: { code: 74, meaning: 'A file could not be read or written, or an origin not reached.' },
  lock: { code: 75, meaning: 'Another command is writing the same folder.' },
  interrupted: { code: 130, meaning: 'Stopped by Ctrl-C (SIGINT); nothing is left half done.' },
  terminated: { code: 143, meaning: 'Stopped by SIGTERM; nothing is left half done.' },
} as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes]['code'];

/**
 * Ends a command for a reason that the person who started it can mend; the message says what to do. With `ok`, nothing is
 * left to do. What is thrown and is neither this nor an error of the system is a bug of ours.
 */
export class CommandExit extends Error {
  readonly exit: Exclude<keyof typeof exitCodes, 'bug'>;
  constructor(exit: CommandExit['exit'], message: string) {
    super(message);
    this.exit = exit;
  }
}
