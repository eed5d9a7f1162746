import { CommandExit } from '../core/exit-codes.ts';
import type { Problem } from '../core/problem.ts';

/** Publishing cannot go on, for a reason outside the content: the message says what to do (exit 74). */
export class PublishError extends CommandExit {
  override readonly name = 'PublishError';
  constructor(message: string) {
    super('io', message);
  }
}

/** Another build works on the same output folder (exit 75). */
export class LockError extends CommandExit {
  override readonly name = 'LockError';
  /** Who builds, in one sentence. */
  readonly who: string;
  constructor(who: string, advice = '') {
    super('lock', [who, advice].filter(Boolean).join(' '));
    this.who = who;
  }
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
export class InterruptedError extends CommandExit {
  override readonly name = 'InterruptedError';
  constructor(signal: 'SIGINT' | 'SIGTERM', published = false) {
    super(
      signal === 'SIGINT' ? 'interrupted' : 'terminated',
      `Stopped by ${signal}. ${published ? 'The new release had already been published.' : 'Nothing was published.'}`,
    );
  }
}
