import { Stop } from '../core/stop.ts';

/** The origin does not answer, or no longer (exit 74). */
export class UnreachableError extends Stop {
  override readonly name = 'UnreachableError';
  constructor(message: string) {
    super('io', message);
  }
}
