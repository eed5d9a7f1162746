import type { exitCodes } from './exit-codes.ts';

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
