import { CommandExit } from '../core/command-exit.ts';

/** The origin does not answer, or no longer (exit 74). */
export class UnreachableError extends CommandExit {
  override readonly name = 'UnreachableError';
  constructor(message: string) {
    super('io', message);
  }
}
